import { describe, expect, it } from 'vitest';
import { found, type Entry } from './palette-model.ts';

const ENTRIES: Entry[] = [
  { kind: 'recent', label: 'Equilíbrio das escalas', go: '/fairness' },
  { kind: 'page', label: 'Minha Escala', words: 'minhas missas, quando sirvo, agenda', go: '/my-schedule' },
  { kind: 'page', label: 'Centro de Mensagens', words: 'avisos, recados, notícias', go: '/messages' },
  { kind: 'page', label: 'Meu Perfil', words: 'foto, senha, férias, endereço', go: '/profile' },
  {
    kind: 'page',
    label: 'Coordenação',
    note: 'Escalas',
    words: 'para hoje, substituições',
    go: '/coordination',
  },
  {
    kind: 'page',
    label: 'Escalas',
    note: 'Escalas',
    words: 'mês, renovar, escalar, imprimir, PDF, planilha',
    go: '/schedules',
  },
  { kind: 'page', label: 'Questionários', note: 'Escalas', words: 'respostas, prazo', go: '/questionnaires' },
  { kind: 'page', label: 'Equilíbrio', note: 'Escalas', words: 'justiça, parte justa', go: '/fairness' },
  {
    kind: 'page',
    label: 'Ministros',
    note: 'Pessoas',
    words: 'telefones, importar planilha',
    go: '/ministers',
  },
  { kind: 'page', label: 'Cadastros e usuários', note: 'Pessoas', words: 'aprovar, contas', go: '/admin' },
  { kind: 'page', label: 'Mural', note: 'Conteúdo', go: '/community-posts' },
  { kind: 'page', label: 'Formação', note: 'Conteúdo', words: 'cursos, aulas', go: '/training-courses' },
  {
    kind: 'page',
    label: 'Cronograma padrão',
    note: 'Sistema',
    words: 'horários das missas',
    go: '/mass-rules',
  },
  { kind: 'page', label: 'E-mails', note: 'Sistema', words: 'correio, quem não abriu', go: '/emails' },
  { kind: 'page', label: 'Configurações', note: 'Sistema', words: 'paróquia, regras', go: '/settings' },
  { kind: 'page', label: 'Feriados municipais', note: 'Configurações', go: '/settings/feriados-municipais' },
  { kind: 'act', label: 'Nova Escala', words: 'criar mês', go: '/schedules?nova=1' },
  { kind: 'act', label: 'Nova mensagem', words: 'avisar todos, recado', go: '/messages?compose=1' },
  {
    kind: 'act',
    label: 'Lembrar quem não respondeu',
    words: 'lembrete, questionário',
    go: '/questionnaires',
  },
  {
    kind: 'act',
    label: 'Anotar respostas dadas por telefone',
    words: 'questionário, papel',
    go: '/questionnaires',
  },
  { kind: 'act', label: 'Cadastrar ministro', words: 'nova pessoa', go: '/ministers/create' },
  { kind: 'act', label: 'Importar planilha', words: 'excel, csv', go: '/import' },
  { kind: 'act', label: 'Escrever no mural', words: 'nova publicação', go: '/community-posts/create' },
  { kind: 'act', label: 'Bloquear um dia', words: 'ausência, férias', go: '/profile' },
  { kind: 'act', label: 'Usar as cores escuras', note: 'Aparência', go: () => undefined },
  { kind: 'act', label: 'Sair', note: 'Encerrar a sessão', go: () => undefined },
  { kind: 'person', label: 'Ana Beatriz', note: 'Ana Beatriz Nogueira', go: '/ministers/1' },
  { kind: 'person', label: 'Mariana', note: 'Mariana Costa', go: '/ministers/2' },
  { kind: 'person', label: 'Escobar', note: 'Davi Escobar', go: '/ministers/3' },
  { kind: 'schedule', label: 'Escala de dezembro de 2026', words: 'imprimir, PDF', go: '/schedules/1' },
  {
    kind: 'mass',
    label: 'Domingo, 6 de dezembro, 8h',
    note: 'Missa',
    words: '06/12, amanhã',
    go: '/schedules/1?mass=1',
  },
  {
    kind: 'mass',
    label: 'Domingo, 6 de dezembro, 10h',
    note: 'Missa',
    words: '06/12, amanhã',
    go: '/schedules/1?mass=2',
  },
  {
    kind: 'assistant',
    label: 'Assistente IA: Escala de dezembro de 2026',
    words: 'pedir, regras',
    go: '/ai-schedule/1',
  },
  {
    kind: 'guide',
    label: 'Fazer uma escala nova',
    note: 'Do questionário à publicação.',
    words: 'A escala nova começa em Escalas. Escolha o mês, e imprima no fim.',
    go: '/ajuda/escala-nova',
  },
];
const labels = (typed: string): string[] => found(ENTRIES, typed).map(({ label }) => label);

const FEAST = 'Domingo, 6 de dezembro, 8h';
const LATER = 'Domingo, 6 de dezembro, 10h';
const DECEMBER = 'Escala de dezembro de 2026';
const ASSISTANT = `Assistente IA: ${DECEMBER}`;
const GUIDE = 'Fazer uma escala nova';

/** Their note says in which group they are. */
const OF_SCHEDULES = ['Coordenação', 'Questionários', 'Equilíbrio'];

describe('What the palette finds', () => {
  it('should offer where one was, then what one comes for, before anything is typed', () => {
    const kinds = (coordinates: boolean) => [
      ...new Set(found(ENTRIES, ' ', coordinates).map(({ kind }) => kind)),
    ];
    expect(kinds(false)).toEqual(['recent', 'page', 'act', 'assistant']);
    expect(kinds(true)).toEqual(['recent', 'act', 'assistant', 'page']);
  });

  // What coordinators type, and what comes for it, in its order; what begins so first, hidden words last.
  it.each<[typed: string, first: string[]]>([
    ['nova esc', ['Nova Escala', GUIDE, 'Escrever no mural']],
    ['nova', ['Nova Escala', 'Nova mensagem', GUIDE, 'Cadastrar ministro', 'Escrever no mural']],
    ['escala', ['Escalas', DECEMBER, 'Nova Escala', 'Minha Escala', ASSISTANT, GUIDE, ...OF_SCHEDULES]],
    ['esca', ['Escalas', DECEMBER, 'Nova Escala', 'Minha Escala', ASSISTANT, GUIDE, ...OF_SCHEDULES]],
    ['minha', ['Minha Escala']],
    ['dez', [DECEMBER, FEAST, LATER, ASSISTANT]],
    ['dezembro 2026', [DECEMBER, ASSISTANT]],
    ['quest', ['Questionários', GUIDE, 'Lembrar quem não respondeu', 'Anotar respostas dadas por telefone']],
    ['ministros', ['Ministros', 'Cadastrar ministro']],
    ['cadastr', ['Cadastrar ministro', 'Cadastros e usuários']],
    ['planilha', ['Importar planilha', 'Escalas', 'Ministros']],
    ['excel', ['Importar planilha']],
    ['pdf', ['Escalas', DECEMBER]],
    ['lembrar', ['Lembrar quem não respondeu']],
    ['telefone', ['Anotar respostas dadas por telefone', 'Ministros']],
    ['ana', ['Ana Beatriz', 'Mariana']],
    ['NOGUEIRA ana', ['Ana Beatriz']],
    ['escob', ['Escobar']],
    ['06/12', [FEAST, LATER]],
    ['domingo 8h', [FEAST]],
    ['amanhã', [FEAST, LATER]],
    ['config', ['Configurações', 'Feriados municipais']],
    ['feriado', ['Feriados municipais']],
    ['sair', ['Sair']],
    ['escur', ['Usar as cores escuras']],
    ['férias', ['Bloquear um dia', 'Meu Perfil']],
    ['justo', []],
    ['justa', ['Equilíbrio']],
    ['equilibrio', ['Equilíbrio']],
    ['mural', ['Mural', 'Escrever no mural']],
    ['aviso', ['Centro de Mensagens']],
    ['mensagem', ['Nova mensagem', 'Centro de Mensagens']],
    ['o horário da missa', ['Cronograma padrão']],
    ['e-mail', ['E-mails']],
    ['substit', ['Coordenação']],
    ['procissão', []],
  ])('should answer to “%s” with %j', (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });

  it('should say by which word it was found where the name does not show it', () => {
    const why = (typed: string) => found(ENTRIES, typed).map(({ label, because }) => [label, because]);
    expect(why('excel')).toEqual([['Importar planilha', '“excel”']]);
    expect(why('telefone')).toEqual([
      ['Anotar respostas dadas por telefone', undefined],
      ['Ministros', '“telefones”'],
    ]);
    expect(why('amanhã domingo 8h')).toEqual([[FEAST, '“amanhã”']]);
    expect(why('imprima no fim')).toEqual([[GUIDE, 'no texto']]);
    expect(why('NOGUEIRA')).toEqual([['Ana Beatriz', undefined]]);
  });

  it('should show at most eight of a kind', () => {
    const many = Array.from(
      { length: 20 },
      (_, id): Entry => ({ kind: 'person', label: `Ana ${id}`, go: '/' }),
    );
    expect(found(many, 'ana')).toHaveLength(8);
  });
});
