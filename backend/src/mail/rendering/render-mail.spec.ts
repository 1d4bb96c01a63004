import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { loadMail, type MailName, type MailParish, type MailVariables } from '../define-mail.js';
import { MAIL_KIND_LABELS } from '../mail-kinds.js';
import { renderMail } from './render-mail.js';
import { sampleMasses } from './samples.js';

const parish: MailParish = {
  ministryTitle: 'Ministros da Sagrada Comunhão',
  parishName: 'Santuário São Judas',
  city: 'Sorocaba',
  coordinationPhone: '+55 (15) 3333-4444',
  publicUrl: 'https://partilha.example',
  zone: 'America/Sao_Paulo',
};

/** Every mail there is: a new file is tested without being named here. */
const MAIL_NAMES = readdirSync(path.join(import.meta.dirname, '..', 'mails')).map(
  (file) => file.replace(/\.mail\.tsx$/, '') as MailName,
);

const sampleOf = async <N extends MailName>(name: N): Promise<MailVariables[N]> =>
  (await loadMail(name)).sample;
const renderSample = async (name: MailName) => renderMail(name, await sampleOf(name), parish);

/** What the recipient must find in the subject or the text, beside what every mail is tested for. */
const facts: Partial<Record<MailName, string[]>> = {
  setup: ['aprovado', 'Ministro', '24 horas', 'uma única vez'],
  'account-attempt': ['Entrar:\nhttps://partilha.example/login', 'https://partilha.example/forgot-password'],
  reset: ['nova senha', '24 horas', 'sua senha continua a mesma'],
  verification: ['ana@exemplo.com.br', 'Confirmar meu e-mail'],
  'request-received': ['Recebemos sua solicitação', '5 dias úteis'],
  'request-pending': ['em 18/11/2026', 'está em análise', 'Não é preciso enviar outra'],
  'request-account': ['já tem uma conta', 'Criar uma nova senha', 'https://partilha.example/forgot-password'],
  'request-approved': ['Ministro', 'senha que você já tem', '/login'],
  'request-rejected': ['não foi aprovada', '> Falta concluir o curso', '> A próxima turma começa em março.'],
  'questionnaire-sent': ['Disponibilidade de dezembro de 2026', 'até quarta-feira, 25 de novembro, 23h59'],
  'questionnaire-resent': ['reenviou', 'até quarta-feira, 25 de novembro, 23h59'],
  'questionnaire-reminder': ['Faltam 3 dias', 'até quarta-feira, 25 de novembro, 23h59'],
  'roster-published': [
    '3 missas',
    '- domingo, 6 de dezembro, 8h\n  Missa dominical',
    '- quinta-feira, 17 de dezembro, 19h30\n',
    'Capela São José',
    'Chegue 20 minutos antes',
  ],
  'duty-reminder': ['- domingo, 6 de dezembro, 8h\n  Missa dominical', 'Chegue 20 minutos antes.'],
  'roster-changed': [
    'Você passa a servir em 1 missa:\n\n- quinta-feira, 17 de dezembro',
    'Você não serve mais em 1 missa:\n\n- quinta-feira, 24 de dezembro',
    'Não pode ir? Avise cedo, em “Minha Escala”.',
  ],
  'message-received': [
    'Helena Quirino Siqueira escreveu: Missa de domingo',
    '> Cheguem às 7h30, por favor.\n> Haverá ensaio.',
    'Ler e responder',
  ],
  'substitution-asked': [
    'Ana Beatriz pede substituição: domingo, 6 de dezembro, 8h',
    'Ana Beatriz Nogueira',
    '- domingo, 6 de dezembro, 8h\n  Missa dominical',
    '> Estarei em viagem.\n> Volto no dia 9.',
  ],
  'substitution-offer': [
    'Você pode servir? domingo, 6 de dezembro, 8h',
    'Ana Beatriz',
    '- domingo, 6 de dezembro, 8h\n  Missa dominical',
    'sem pedir senha',
  ],
  'substitution-exhausted': [
    'Ninguém pôde: domingo, 6 de dezembro, 8h',
    'Ana Beatriz Nogueira',
    'dar o lugar a alguém',
  ],
  'substitution-found': [
    'Bento Lima serve no seu lugar',
    '- domingo, 6 de dezembro, 8h\n  Missa dominical',
    '> Boa viagem!',
  ],
  'substitution-declined': [
    'Você continua na escala desta missa',
    '- domingo, 6 de dezembro, 8h\n  Missa dominical',
    '> Todos os que podem já servem nesse dia.',
  ],
  digest: ['Sua escala saiu', 'você serve em 3 missas', 'https://partilha.example/my-questionnaires?id=3'],
  'deletion-done': ['foram apagados', 'sem o seu nome'],
};

describe('loadMail', () => {
  it.each(MAIL_NAMES)('should find %s in the file of its name', async (name) => {
    expect(await loadMail(name)).toMatchObject({ name, label: expect.stringMatching(/^\p{Lu}/u) });
  });
});

describe('The catalogue', () => {
  it.each(MAIL_NAMES)('should know what kind of mail %s is', async (name) => {
    expect(Object.keys(MAIL_KIND_LABELS)).toContain((await loadMail(name)).kind);
  });

  it.each(MAIL_NAMES)(
    'should tell %s in few words, if any, that name nobody and open nothing',
    async (name) => {
      const mail = await loadMail(name);
      if (mail.kind === 'account') return expect(mail.brief).toBeUndefined();
      const { title, text, path: page } = mail.brief(mail.sample);
      expect(title.length).toBeLessThanOrEqual(50);
      expect(text.length).toBeLessThanOrEqual(160);
      expect(page).toMatch(/^\/[a-z-]+(\?tab=[a-z]+|\/\d+\?mass=\d+|#missa-\d+)?$/);
      const written = `${title}\n${text}\n${page}`;
      for (const somebody of ['Ana Beatriz', 'Bento', 'Helena', 'viagem', 'token'])
        expect(written).not.toContain(somebody);
      expect(written).not.toMatch(/undefined|null|NaN|\[object/);
    },
  );
});

describe('renderMail', () => {
  it.each(MAIL_NAMES)('should write %s with its facts, its link, its sender and its reason', async (name) => {
    const { subject, html, text } = await renderSample(name);
    const sample = await sampleOf(name);
    for (const fact of facts[name] ?? []) expect(`${subject}\n${text}`).toContain(fact);
    if ('link' in sample) {
      expect(html).toContain(`href="${sample.link}"`);
      expect(text.split('\n')).toContain(sample.link);
    }
    if ('name' in sample) {
      expect(html).toContain(sample.name);
      expect(text).toContain(`Olá, ${sample.name}!`);
    }
    for (const known of [parish.ministryTitle, parish.parishName, parish.city, parish.publicUrl]) {
      expect(html).toContain(known);
      expect(text).toContain(known);
    }
    expect(text).toContain('Você recebeu este e-mail porque ');
    expect(html).toContain('<html dir="ltr" lang="pt-BR">');
    expect(`${subject}${html}${text}`).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it.each(MAIL_NAMES)('should give the number wherever %s sends people to the coordination', async (name) => {
    const { html, text } = await renderSample(name);
    const sendings =
      text.match(/(fale|procure|avise|peça outro)[^.]* (a|à|com a) coordenação[^.]*\./gi)?.length ?? 0;
    expect(text.match(/Telefone: \+55 \(15\) 3333-4444\./g)?.length ?? 0).toBe(sendings);
    expect(html.match(/href="tel:\+551533334444"/g)?.length ?? 0).toBe(sendings);
    expect(text).not.toContain('tel:');
    const none = await renderMail(name, await sampleOf(name), { ...parish, coordinationPhone: null });
    expect(none.text).toBe(text.replaceAll(' Telefone: +55 (15) 3333-4444.', ''));
  });

  it.each(MAIL_NAMES)(
    'should break no word of %s after its hyphen, and write each as it is',
    async (name) => {
      const { html, text } = await renderSample(name);
      const shown = html.replace(/<style>.*?<\/style>/s, '');
      const whole = shown.replace(/<span style="white-space:nowrap">[^<]*<\/span>/g, '');
      expect(whole.replace(/<[^>]*>/g, ' ')).not.toMatch(/ (e-mails?|\p{L}+-feira|\d{4,5}-\d{4})[ .,;:)]/iu);
      expect(text).toContain('Você recebeu este e-mail porque ');
      expect(html).not.toContain('\u2011');
    },
  );

  it('should name a parish without a city in a whole sentence', async () => {
    const { text } = await renderMail('setup', await sampleOf('setup'), { ...parish, city: '' });
    expect(text).toContain(`${parish.ministryTitle}, ${parish.parishName}: `);
  });

  it.each(MAIL_NAMES)(
    'should need no image or script for %s, and its style sheet only for the dark',
    async (name) => {
      const { html, text } = await renderSample(name);
      expect(html).not.toMatch(/<(img|script|link|iframe)\b/i);
      const sheet = /<style>(.*?)<\/style>/s.exec(html)![1]!;
      expect(sheet).toMatch(/^:root\{color-scheme:light dark\}@media \(prefers-color-scheme:dark\)\{.*\}$/);
      expect(text).not.toContain('color');
      const painted = [...html.matchAll(/<(\w+)([^>]*style="[^"]*#[0-9a-f]{6}[^"]*"[^>]*)>/gi)];
      expect(painted.length).toBeGreaterThan(3);
      for (const [tag, , attributes] of painted) {
        const [, itsClass = 'page td'] = /class="(\w+)"/.exec(attributes!) ?? [];
        expect([tag, RegExp(`\\.${itsClass}[,{]`).test(sheet)]).toEqual([tag, true]);
      }
    },
  );

  it('should attach the calendar of the masses to a published roster', async () => {
    const { attachments } = await renderSample('roster-published');
    expect(attachments).toHaveLength(1);
    expect(attachments?.[0]).toMatchObject({
      filename: 'minhas-missas.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    });
    expect(attachments?.[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  });

  it('should attach only the new masses to a changed roster, and nothing when there is none', async () => {
    const sample = await sampleOf('roster-changed');
    const changed = await renderMail('roster-changed', sample, parish);
    expect(changed.attachments?.[0]?.content).toContain(`UID:${sample.added[0]?.uid}`);
    expect(changed.attachments?.[0]?.content).not.toContain(`UID:${sample.removed[0]?.uid}`);

    const withdrawn = await renderMail('roster-changed', { ...sample, added: [] }, parish);
    expect(withdrawn).not.toHaveProperty('attachments');
    expect(withdrawn.text).not.toMatch(/passa a servir|anexo|Não pode ir/);
  });

  it('should say of a mass that moved what it is now and what it was, and of one that is cancelled that nobody need come', async () => {
    const sample = await sampleOf('roster-changed');
    const former = sampleMasses[0];
    const moved = await renderMail('roster-changed', { ...sample, removed: [], former }, parish);
    expect(moved.subject).toBe('A sua missa mudou de horário: quinta-feira, 17 de dezembro, 19h30');
    expect(moved.text).toMatch(
      /Agora é:\n\n- quinta-feira, 17 .*Antes era:\n\n- domingo, 6 de dezembro, 8h/s,
    );
    const [now] = sample.added;
    const elsewhere = await renderMail(
      'roster-changed',
      { ...sample, added: [{ ...now!, place: 'Capela' }], removed: [], former: { ...now!, place: 'Matriz' } },
      parish,
    );
    expect(elsewhere.subject).toBe('A sua missa mudou de lugar: quinta-feira, 17 de dezembro, 19h30');
    expect(elsewhere.text).toMatch(
      /serve mudou de lugar\.\n\nAgora é:.* · Capela\n.*Antes era:.* · Matriz\n/s,
    );
    expect(elsewhere.text).not.toContain('horário antigo');
    const cancelled = await renderMail(
      'roster-changed',
      { ...sample, added: [], removed: [], former },
      parish,
    );
    expect(cancelled.subject).toBe('A sua missa foi cancelada: domingo, 6 de dezembro, 8h');
    expect(cancelled.text).toContain('Você não precisa ir:\n\n- domingo, 6 de dezembro, 8h');
  });

  it('should say with whom one has changed places', async () => {
    const sample = await sampleOf('roster-changed');
    const mail = await renderMail('roster-changed', { ...sample, exchangedWith: 'Bia' }, parish);
    expect(mail.subject).toBe('A troca está feita: quinta-feira, 17 de dezembro, 19h30');
    expect(mail.text).toContain('Você e Bia trocaram de missa em “Dezembro de 2026”.');
  });

  it('should quote nobody where the coordination wrote nothing', async () => {
    const { note: _, ...rest } = await sampleOf('substitution-found');
    expect((await renderMail('substitution-found', rest, parish)).text).not.toContain('escreveu');
  });

  it('should tell who asked that nobody could, and of an exchange what is had in return', async () => {
    const { asker: _, ...own } = await sampleOf('substitution-exhausted');
    expect((await renderMail('substitution-exhausted', own, parish)).text).toContain('pedir de novo');
    const offer = await sampleOf('substitution-offer');
    const { subject, text } = await renderMail(
      'substitution-offer',
      { ...offer, inReturn: sampleMasses[1] },
      parish,
    );
    expect(subject).toContain('Troca de missas');
    expect(text).toContain('quinta-feira, 17 de dezembro, 19h30');
  });

  it('should ask for an empty place without naming anybody', async () => {
    const { asker, ...offer } = await sampleOf('substitution-offer');
    const { subject, text } = await renderMail('substitution-offer', offer, parish);
    expect(subject).toBe('Você pode servir? domingo, 6 de dezembro, 8h');
    expect(text).toContain('Falta gente nesta missa, e a coordenação pergunta se você pode servir:');
    expect(text).not.toContain(asker);
  });

  it.each([
    [0, 'Hoje é o último dia para responder'],
    [1, 'Falta 1 dia para responder'],
    [3, 'Faltam 3 dias para responder'],
  ])('should remind with %i days left', async (daysLeft, expected) => {
    const sample = await sampleOf('questionnaire-reminder');
    const { subject, text } = await renderMail('questionnaire-reminder', { ...sample, daysLeft }, parish);
    expect(subject).toBe(`${expected}: ${sample.title}`);
    expect(text).toContain(expected);
  });

  it('should give each thing of a digest a button that says what it does, and the choice of how to be told a link', async () => {
    const { html, text } = await renderSample('digest');
    expect(html.match(/data-action="true"/g)).toHaveLength(2);
    expect(html).not.toContain('O botão não abre?');
    expect(text).toContain('Responder agora:\n  https://partilha.example/my-questionnaires?id=3\n');
    expect(text).toContain('https://partilha.example/profile#avisos');
  });

  it('should leave the deadline out where there is none', async () => {
    const { deadline: _, ...rest } = await sampleOf('questionnaire-sent');
    expect((await renderMail('questionnaire-sent', rest, parish)).text).not.toContain('Responda até');
  });

  it('should give the deadline in the zone of the parish', async () => {
    const there = { ...parish, zone: 'America/Manaus' };
    const sample = await sampleOf('questionnaire-sent');
    expect((await renderMail('questionnaire-sent', sample, there)).text).toContain(
      'Responda até quarta-feira, 25 de novembro, 22h59.',
    );
  });

  describe('with hostile text', () => {
    const hostile =
      '<img src=x onerror=alert(1)>"\'&\r\nBcc: roubo@golpe.example\r\n\r\n\u0000\u202e</p><script>alert(2)</script> http://golpe.example';
    const structured = new Set([
      'link',
      'newPasswordLink',
      'uid',
      'date',
      'time',
      'deadline',
      'durationMinutes',
      'daysLeft',
    ]);
    const spoilt = <T extends object>(record: T, kept = structured) =>
      JSON.parse(
        JSON.stringify(record, (key, value: unknown) =>
          typeof value === 'string' && !kept.has(key) ? hostile : value,
        ),
      ) as T;

    it.each(MAIL_NAMES)('should keep %s plain', async (name) => {
      const spoiltParish = spoilt(parish, new Set(['publicUrl', 'zone']));
      const { subject, html, text, attachments } = await renderMail(
        name,
        spoilt<MailVariables[MailName]>(await sampleOf(name)),
        spoiltParish,
      );
      expect(html).not.toMatch(/<(img|script)\b/i);
      expect(html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
      expect(text).toContain('<script>alert(2)</script>');
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
      for (const content of [html, text, ...(attachments ?? []).map((attachment) => attachment.content)]) {
        expect(content).not.toMatch(/(?![\n\r])[\p{Cc}\u202e]/u);
      }
      for (const { content } of attachments ?? []) expect(content).not.toMatch(/^Bcc/m);
    });

    it('should leave no address to be clicked in what a stranger can send to anyone', async () => {
      const { html, text } = await renderMail(
        'request-rejected',
        {
          name: 'Veja www.golpe.example',
          reason: 'Falta o curso.',
          link: 'https://partilha.example/register',
        },
        parish,
      );
      expect(`${html}${text}`).not.toContain('golpe.example');
    });

    it.each(['javascript:alert(1)', '/reset-password?token=a', 'partilha.example/reset'])(
      'should refuse the link %s',
      async (link) => {
        await expect(renderMail('reset', { name: 'Ana', link }, parish)).rejects.toThrow(
          'The link is not an absolute web address',
        );
      },
    );
  });
});
