import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, isWaiting, PHONE } from './browser.ts';
import { seeText, useParish, type Login } from './parish.ts';
import { headings } from './prepare.ts';
import { expectNoSidewaysScroll, NO_CONNECTION, tabTo, watch } from './support.ts';

interface Readable {
  id: number;
  isRead: boolean;
}

interface Notice extends Readable {
  title: string;
  content: string;
}

interface Message extends Readable {
  subject: string;
  senderName: string;
  body: string;
}

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const unread = <One extends Readable>(all: readonly One[]): One[] => all.filter(({ isRead }) => !isRead);
const counted = (count: number): string => (count === 1 ? '1 não lida' : `${count} não lidas`);

describe('Messages', () => {
  const parish = useParish();

  const read = async <Answer>(as: Login, address: string): Promise<Answer> =>
    (await (
      await parish.api(as)
    )('GET', address)) as Answer;

  /** A message of the coordination to the demo minister. */
  async function write(subject: string, body: string): Promise<void> {
    const { id } = await read<{ id: number }>('ministro', '/api/auth/me');
    const coordination = await parish.api('coordenacao');
    await coordination('POST', '/api/personal-messages', { recipientId: id, subject, body });
  }

  it('should search titles, contents, subjects and senders here, whatever the case', async () => {
    await write('Chaves da sacristia', 'Ficaram comigo.');
    const page = await parish.visit('/messages', { as: 'ministro', viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: 'Centro de Mensagens' }).waitFor();
    const box = page.getByPlaceholder('Buscar mensagens...');
    expect(await page.getByRole('searchbox', { name: 'Buscar mensagens' }).count()).toBe(1);
    await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    const asked = watch(page, '/api/');
    const notices = await read<Notice[]>('ministro', '/api/notifications');
    const sought = notices.at(-1)!.content.split(' ').slice(0, 4).join(' ').toUpperCase();
    await box.fill(sought);
    await page.getByRole('heading', { level: 2, name: notices.at(-1)!.title }).waitFor();
    await page
      .getByRole('status')
      .getByText(/^Encontradas: \d+ em Notificações, \d+ em Comunidade, \d+ em Pessoais\.$/)
      .waitFor();
    // Cleared before they have come, the lists would be asked for once more by the next search.
    await expect.poll(() => isWaiting(page)).toBe(false);
    await box.fill('CHAVES DA');
    await seeText(page, 'Nada aqui com o que você buscou.');
    await tab(page, /^Pessoais/).click();
    await expect.poll(() => headings(page.getByRole('tabpanel'), 2)).toEqual(['Chaves da sacristia']);
    await box.fill('ficaram comigo');
    await seeText(page, 'Nada aqui com o que você buscou.');
    await page.getByRole('button', { name: 'Limpar busca' }).click();
    expect(await box.inputValue()).toBe('');
    const { senderName } = (await read<Message[]>('ministro', '/api/personal-messages')).at(-1)!;
    await box.fill(senderName.toLowerCase());
    await page.getByRole('tabpanel').getByText(senderName).first().waitFor();
    const others = page.getByRole('tabpanel').getByRole('listitem').filter({ hasNotText: senderName });
    expect(await others.count()).toBe(0);
    await expectNoSidewaysScroll(page);
    // The latest of the five lists are read when the search begins; what is typed asks nothing more.
    expect(asked.filter((request) => request.url().includes(encodeURIComponent('[0,499]')))).toHaveLength(5);
  });

  it('should mark notices as read, one and then all', async () => {
    const before = unread(await read<Notice[]>('ministro', '/api/notifications'));
    expect(before.length).toBeGreaterThan(1);
    const page = await parish.visit('/messages', { as: 'ministro', viewport: PHONE });
    await tab(page, new RegExp(`^Notificações ?${counted(before.length)}$`)).waitFor();
    const first = page.getByRole('listitem').filter({ hasText: before[0]!.title }).first();
    await first.getByText('Nova', { exact: true }).waitFor();
    await page.context().setOffline(true);
    await first.getByRole('button', { name: /^Marcar como lida/ }).click();
    await seeText(page, 'Erro ao marcar a notificação');
    await page.context().setOffline(false);
    await first.getByRole('button', { name: /^Marcar como lida/ }).click();
    await tab(page, new RegExp(`^Notificações ?${counted(before.length - 1)}$`)).waitFor();
    expect(await first.getByText('Nova', { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click();
    await seeText(page, 'Todas as notificações foram lidas');
    await tab(page, /^Notificações$/).waitFor();
    expect(unread(await read<Notice[]>('ministro', '/api/notifications'))).toEqual([]);
    await expectNoSidewaysScroll(page);
  });

  it('should show the news and the board, pinned posts first and marked', async () => {
    const news = await read<{ title: string; body: string; authorName: string }[]>('ministro', '/api/news');
    const posts = await read<{ title: string; pinned: boolean }[]>('ministro', '/api/community-posts');
    const page = await parish.visit('/messages', { as: 'ministro', viewport: PHONE });
    await tab(page, /^Comunidade$/).click();
    const board = page.getByRole('region', { name: 'Mural' });
    await board.getByRole('listitem').first().waitFor();
    expect(await headings(board, 3)).toEqual(posts.map(({ title }) => title));
    const marked = board.getByRole('listitem').filter({ has: page.getByText('Fixado', { exact: true }) });
    expect(await headings(marked, 3)).toEqual(posts.filter(({ pinned }) => pinned).map(({ title }) => title));
    expect(posts[0]!.pinned).toBe(true);
    await expectNoSidewaysScroll(page);
    const [newest] = news;
    await page
      .getByRole('button', { name: /^Ler notícia/ })
      .first()
      .click();
    const reading = page.getByRole('dialog', { name: newest!.title });
    await reading.getByText(new RegExp(newest!.authorName)).waitFor();
    await page.reload();
    await reading.waitFor();
    await page.keyboard.press('Escape');
    await reading.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Ver todas as ${news.length} notícias` }).click();
    expect((await headings(page.getByRole('region', { name: 'Notícias' }), 3)).length).toBe(news.length);
    expect(await page.getByRole('link', { name: 'Escrever notícia' }).count()).toBe(0);
  });

  it('should open a message by keyboard, which marks it as read', async () => {
    await write('Ensaio de sábado', 'Chegue às 15h.\n\nTraga o livro.');
    const before = unread(await read<Message[]>('ministro', '/api/personal-messages')).length;
    const page = await parish.visit('/messages?tab=pessoais', { as: 'ministro', viewport: PHONE });
    await tab(page, new RegExp(`^Pessoais ?${counted(before)}$`)).waitFor();
    await page.getByRole('button', { name: /^Abrir ?: Ensaio de sábado$/ }).waitFor();
    await tabTo(page, 'Abrir: Ensaio de sábado');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ensaio de sábado' });
    await dialog.getByText('Chegue às 15h.').waitFor();
    await dialog.getByText('Traga o livro.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await tab(page, before === 1 ? /^Pessoais$/ : new RegExp(`^Pessoais ?${counted(before - 1)}$`)).waitFor();
    const messages = await read<Message[]>('ministro', '/api/personal-messages');
    expect(messages.find(({ subject }) => subject === 'Ensaio de sábado')).toMatchObject({ isRead: true });
  });

  it('should carry a message, written by keyboard, to the coordination and the answer back', async () => {
    const page = await parish.visit('/messages', { as: 'ministro', viewport: PHONE });
    await page.getByRole('button', { name: 'Escrever à coordenação' }).waitFor();
    await tabTo(page, 'Escrever à coordenação');
    await page.keyboard.press('Enter');
    const composer = page.getByRole('dialog', { name: 'Escrever à coordenação' });
    await composer.waitFor();
    await tabTo(page, 'Enviar mensagem');
    await page.keyboard.press('Enter');
    await seeText(page, 'Escreva o assunto.');
    await seeText(page, 'Escreva a mensagem.');
    await tabTo(page, 'Assunto');
    await page.keyboard.type('Retiro de Advento');
    await tabTo(page, 'Mensagem');
    await page.keyboard.type('Posso levar a minha esposa?');
    await expectNoSidewaysScroll(page);
    await page.reload();
    expect(await composer.getByLabel('Mensagem').inputValue()).toBe('Posso levar a minha esposa?');
    await page.context().setOffline(true);
    await composer.getByRole('button', { name: 'Enviar mensagem' }).click();
    await seeText(page, 'Erro ao enviar mensagem');
    await seeText(page, NO_CONNECTION);
    await page.context().setOffline(false);
    await composer.getByRole('button', { name: 'Enviar mensagem' }).press('Enter');
    await seeText(page, 'Mensagem enviada');
    await composer.waitFor({ state: 'detached' });
    for (const as of ['coordenacao', 'admin'] as const) {
      const [newest] = await read<Message[]>(as, '/api/personal-messages');
      expect(newest).toMatchObject({ subject: 'Retiro de Advento', body: 'Posso levar a minha esposa?' });
    }
    expect(await read('reitor', '/api/personal-messages')).not.toContainEqual(
      expect.objectContaining({ subject: 'Retiro de Advento' }),
    );

    const { name } = await read<{ name: string }>('ministro', '/api/auth/me');
    const office = await parish.visit('/messages?tab=pessoais', { as: 'coordenacao', viewport: DESKTOP });
    await office.getByRole('button', { name: /^Abrir ?: Retiro de Advento$/ }).click();
    await office.getByRole('button', { name: 'Responder', exact: true }).click();
    const answer = office.getByRole('dialog', { name: 'Nova mensagem' });
    await answer.getByText(`Em resposta a “Retiro de Advento”, de ${name}`).waitFor();
    expect(await answer.getByLabel('Assunto').inputValue()).toBe('Re: Retiro de Advento');
    await answer.getByRole('radio', { name: new RegExp(`^${name}`) }).waitFor();
    await answer.getByLabel('Mensagem').fill('Claro que sim!');
    await answer.getByRole('button', { name: 'Enviar mensagem' }).click();
    await seeText(office, `${name} pode ler a mensagem.`);

    await page.goto('/messages?tab=pessoais');
    await page.getByRole('button', { name: /^Abrir ?: Re: Retiro de Advento$/ }).click();
    await seeText(page, 'Claro que sim!');
    await page.getByRole('button', { name: 'Responder à coordenação' }).waitFor();
  });

  it('should let a coordinator find one person to write to', async () => {
    const { name } = await read<{ name: string }>('ministro', '/api/auth/me');
    const page = await parish.visit('/messages', { as: 'coordenacao', viewport: DESKTOP });
    await page.getByRole('button', { name: 'Nova mensagem', exact: true }).click();
    await page.getByRole('combobox', { name: 'Para' }).selectOption('Uma pessoa');
    await page.getByLabel('Nome da pessoa').fill('ninguém se chama assim');
    await seeText(page, 'Ninguém com este nome.');
    await page.getByLabel('Nome da pessoa').fill(name.toLowerCase());
    await page.getByLabel('Assunto').fill('Obrigada!');
    await page.getByRole('dialog').getByLabel('Mensagem').fill('Pelo domingo.');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await seeText(page, 'Escolha para quem é a mensagem.');
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await seeText(page, 'Mensagem enviada');
    const received = await read<Message[]>('ministro', '/api/personal-messages');
    expect(received.map(({ subject }) => subject)).toContain('Obrigada!');
  });

  it('should let a coordinator write to a team, and to those who have not answered', async () => {
    const page = await parish.visit('/messages', { as: 'coordenacao', viewport: DESKTOP });
    const composer = page.getByRole('dialog', { name: 'Nova mensagem' });
    const groups = {
      'A equipe de uma missa': 'Missa',
      'Quem não respondeu a um questionário': 'Questionário',
    };
    for (const [group, which] of Object.entries(groups)) {
      await page.getByRole('button', { name: 'Nova mensagem', exact: true }).click();
      await composer.getByRole('combobox', { name: 'Para' }).selectOption(group);
      await composer.getByLabel('Assunto').fill('Chegar mais cedo');
      await composer.getByLabel('Mensagem').fill(group);
      await composer.getByRole('button', { name: 'Enviar mensagem' }).click();
      await composer.getByText('Escolha para quem é a mensagem.').waitFor();
      await composer.getByRole('combobox', { name: which }).selectOption({ index: 1 });
      await composer.getByRole('button', { name: 'Enviar mensagem' }).click();
      await composer.waitFor({ state: 'detached' });
      const sent = await read<{ body: string }[]>('coordenacao', '/api/personal-messages/sent');
      expect(sent.filter(({ body }) => body === group).length).toBeGreaterThan(1);
    }
  });
});
