import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, spoil } from './browser.ts';
import { seeText, useParish, type Login } from './parish.ts';
import { giveMasses, headings, mailTo, spoken, spokenFirst, type Duty } from './prepare.ts';
import { holdBack, NO_CONNECTION, tabTo } from './support.ts';

interface Titled {
  id: number;
  title: string;
}

interface Substitution {
  slotId: number;
  status: string;
}

describe('Coordination', () => {
  const parish = useParish();
  let duties: Duty[];
  beforeAll(async () => {
    duties = await giveMasses(parish, 3);
  });

  const open = (as: Login = 'coordenacao', address = '/coordination'): Promise<Page> =>
    parish.visit(address, { as, viewport: DESKTOP });

  const read = async <Answer>(address: string, as: Login = 'coordenacao'): Promise<Answer> =>
    (await (
      await parish.api(as)
    )('GET', address)) as Answer;

  /** The demo minister asks for somebody else. @returns the request on the page. */
  async function ask(duty: Duty, reason: string): Promise<(page: Page) => Locator> {
    const minister = await parish.api('ministro');
    await minister('POST', '/api/substitutions', { assignmentId: duty.assignmentId, reason });
    return (page) => page.getByRole('listitem').filter({ hasText: reason });
  }

  const requestFor = async ({ slotId }: Duty): Promise<Substitution> =>
    (await read<Substitution[]>('/api/substitutions')).find((request) => request.slotId === slotId)!;

  it('should count in four tiles, each the way to what it counts', async () => {
    const stats = await read<Record<string, number>>('/api/stats/coordination');
    const page = await open();
    await page.getByRole('heading', { level: 1, name: 'Coordenação' }).waitFor();
    for (const [count, label, address] of [
      [stats.activeSchedules, 'Escalas Ativas', '**/schedules'],
      [stats.pendingQuestionnaires, 'Questionários Pendentes', '**/questionnaires'],
      [stats.totalMinisters, 'Total de Ministros', '**/admin'],
      [stats.sentMessages, 'Mensagens Enviadas', '**/messages?tab=enviadas'],
    ] as const) {
      await page.getByRole('link', { name: `${count} ${label}` }).click();
      await page.waitForURL(address);
      await page.goBack();
      await page.waitForURL('**/coordination');
    }
  });

  it('should count as many ministers and sent messages as their lists have', async () => {
    const coordinator = await parish.api('coordenacao');
    const [recipient] = await read<{ id: number }[]>('/api/message-recipients');
    const message = { recipientId: recipient!.id, subject: 'Ensaio', body: 'Sábado às 15h.' };
    await coordinator('POST', '/api/personal-messages', message);
    const stats = await read<Record<string, number>>('/api/stats/coordination');
    expect(stats.totalMinisters).toBe((await read<unknown[]>('/api/ministers')).length);
    expect(stats.sentMessages).toBe((await read<unknown[]>('/api/personal-messages/sent')).length);
    const page = await open('coordenacao', '/messages?tab=enviadas');
    await page.getByRole('heading', { name: 'Ensaio' }).first().waitFor();
  });

  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('should not move while it loads on %s, though what stands above comes last', async (_, viewport) => {
    const minister = await parish.api('ministro');
    const { id } = (await minister('POST', '/api/substitutions', {
      assignmentId: duties[2]!.assignmentId,
      reason: 'Consulta marcada',
    })) as { id: number };
    const page = await parish.visit('/dashboard', { as: 'coordenacao', viewport });
    spoil(page);
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
        const { dataset } = document.documentElement;
        dataset.shift = String(shifts.reduce((sum, { value }) => sum + value, Number(dataset.shift ?? 0)));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const settled = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1)
          await new Promise((resolve) => requestAnimationFrame(resolve));
        return Number(document.documentElement.dataset.shift ?? 0);
      });
    const answerStats = await holdBack(page, '**/api/stats/coordination');
    const answerRequests = await holdBack(page, '**/api/substitutions?*');
    const schedules = page.waitForResponse(/\/api\/schedules\?/);
    await page.goto('/coordination');
    await page.getByRole('heading', { level: 1, name: 'Coordenação' }).waitFor();
    await schedules;
    await settled();
    answerStats();
    await settled();
    answerRequests();
    await page.getByRole('link', { name: /Total de Ministros/ }).waitFor();
    await page.getByText('Consulta marcada').first().waitFor();
    await page.getByRole('link', { name: 'Ver todas as escalas' }).waitFor();
    expect(await settled()).toBeLessThan(0.05);
    await minister('POST', `/api/substitutions/${id}/cancel`);
  });

  it('should show the first three schedules and sent questionnaires in its tabs', async () => {
    const schedules = await read<Titled[]>('/api/schedules');
    const sent = await read<Titled[]>('/api/questionnaires/sent');
    expect(Math.min(schedules.length, sent.length)).toBeGreaterThan(3);
    const page = await open();
    const panel = page.getByRole('tabpanel');
    await panel.getByRole('link', { name: `Ver Detalhes de ${schedules[0]!.title}` }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Escalas',
      'Questionários',
      'Mensagens',
      'Ministros',
    ]);
    expect(await headings(panel, 2)).toEqual(schedules.slice(0, 3).map(({ title }) => title));
    await panel
      .getByText(/^[a-zç]+ de \d{4}$/)
      .first()
      .waitFor();
    await panel.getByText('Publicada', { exact: true }).first().waitFor();

    // The arrow keys move between the tabs.
    await page.getByRole('tab', { name: 'Escalas' }).focus();
    await page.keyboard.press('ArrowRight');
    await panel.getByRole('link', { name: `Gerenciar ${sent[0]!.title}` }).waitFor();
    expect(await headings(panel, 2)).toEqual(sent.slice(0, 3).map(({ title }) => title));
    expect(await panel.getByRole('progressbar').first().getAttribute('aria-valuemax')).toBe('100');
    await panel.getByText('Enviado', { exact: true }).first().waitFor();
    await panel.getByRole('link', { name: `Gerenciar ${sent[0]!.title}` }).click();
    await page.waitForURL('**/questionnaires?scheduleId=*');
  });

  it('should show what was written to the coordination, and find a minister', async () => {
    const minister = await parish.api('ministro');
    await minister('POST', '/api/personal-messages', {
      toCoordination: true,
      subject: 'Chave do sacrário',
      body: 'Está comigo.',
    });
    const page = await open();
    await page.getByRole('tab', { name: 'Mensagens' }).click();
    await page.getByRole('link', { name: /Chave do sacrário/ }).click();
    await page.getByRole('dialog', { name: 'Chave do sacrário' }).getByText('Está comigo.').waitFor();

    const { fullName } = await read<{ fullName: string }>('/api/ministers/me', 'ministro');
    await page.goto('/coordination?tab=ministers');
    await page.getByLabel('Buscar ministro por nome').fill(fullName.toLowerCase());
    await page.getByRole('tabpanel').getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: new RegExp(fullName) }).click();
    await page.waitForURL(/\/ministers\/\d+/);
    await page.goto('/coordination?tab=ministers');
    await page.getByLabel('Buscar ministro por nome').fill('ninguém se chama assim');
    await seeText(page, 'Nenhum ministro encontrado com “ninguém se chama assim”');
  });

  it('should open the place where each thing is done, by keyboard too, and promise nothing', async () => {
    const page = await open();
    for (const [name, address] of [
      ['Enviar questionário', '**/questionnaires'],
      ['Nova mensagem', '**/messages?tab=pessoais&compose=1'],
      ['Gerar relatórios', '**/fairness'],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).waitFor();
      await tabTo(page, name);
      await page.keyboard.press('Enter');
      await page.waitForURL(address);
      expect(await page.getByText('Funcionalidade de mensagens será implementada em breve.').count()).toBe(0);
      if (name !== 'Gerar relatórios') await page.goBack();
    }
    const answerSheet = await holdBack(page, '**/api/reports/fairness.csv?*');
    await page.getByRole('button', { name: 'Baixar planilha (CSV)' }).click();
    await seeText(page, 'Gerando relatórios');
    await seeText(page, 'Os relatórios serão gerados em breve.');
    answerSheet();
    await seeText(page, 'Planilha baixada');
  });

  it('should end a request for which there is nobody, with a word to who asked', async () => {
    const duty = duties[0]!;
    const requestOn = await ask(duty, 'Estarei fora da cidade.');
    const page = await open();
    const request = requestOn(page);
    const end = async () => {
      await request.getByRole('button', { name: /^Mais sobre o pedido de / }).click();
      await page.getByRole('menuitem', { name: 'Não há quem substitua' }).click();
    };
    await request.getByText(`${spoken(duty)} · ${duty.description}`).waitFor();
    await end();
    const dialog = page.getByRole('dialog', { name: 'Não há quem substitua' });
    await dialog.getByRole('button', { name: 'Encerrar pedido' }).click();
    await seeText(page, 'Escreva um recado para quem pediu.');
    await dialog.getByLabel('Recado').fill('Ninguém pode neste dia, desculpe.');
    await page.reload();
    await end();
    expect(await dialog.getByLabel('Recado').inputValue()).toBe('Ninguém pode neste dia, desculpe.');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Encerrar pedido' }).click();
    await seeText(page, 'Erro ao encerrar o pedido');
    await seeText(page, NO_CONNECTION);
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Encerrar pedido' }).click();
    await seeText(page, 'Pedido encerrado');
    await request.waitFor({ state: 'detached' });
    expect(await requestFor(duty)).toMatchObject({ status: 'declined' });
    await mailTo(parish, 'ministro@demo.local', 'substitution-declined', 'Ninguém pode neste dia, desculpe.');
    const own = await read<Duty[]>('/api/my-duties', 'ministro');
    expect(own.find(({ slotId }) => slotId === duty.slotId)).toMatchObject({ substitution: null });
  });

  it('should let a coordinator choose a substitute by keyboard, and a rector only look on', async () => {
    const duty = duties[1]!;
    const requestOn = await ask(duty, 'Casamento da minha filha.');
    const rector = await open('reitor');
    await requestOn(rector)
      .getByText(`${spoken(duty)} · ${duty.description}`)
      .waitFor();
    expect(await requestOn(rector).getByRole('button').allTextContents()).toEqual([
      expect.stringMatching(/^Quem foi perguntado/),
    ]);
    expect(await rector.getByRole('button', { name: 'Enviar questionário' }).count()).toBe(0);
    await rector.getByRole('link', { name: 'Nova mensagem' }).waitFor();
    await parish.closePages();

    const page = await open();
    await requestOn(page).waitFor();
    // Behind the navigation and what the day asks for.
    await tabTo(page, new RegExp(`^Escolher substituto para .*, ${spoken(duty)}$`));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Escolher substituto' });
    await dialog.getByRole('radio').first().waitFor();
    await dialog.getByText(/^Quem não pode \(\d+\)$/).waitFor();
    await tabTo(page, / de \d+ no mês/);
    await page.keyboard.press('Space');
    const chosen = dialog.getByRole('radio', { checked: true });
    expect(await chosen.count()).toBe(1);
    await tabTo(page, 'Confirmar substituto');
    await page.keyboard.press('Enter');
    await seeText(page, 'Substituto escolhido');
    expect((await requestFor(duty)).status).toBe('accepted');
    const own = await read<Duty[]>('/api/my-duties', 'ministro');
    expect(own.some(({ slotId }) => slotId === duty.slotId)).toBe(false);
  });

  it('should lead from somebody who stopped serving to the masses that are still theirs', async () => {
    const minister = await read<{ id: number; scheduleName: string }>('/api/ministers/me', 'ministro');
    const own = await read<Duty[]>('/api/my-duties', 'ministro');
    const duty = own.find(({ slotId }) => slotId === duties[2]!.slotId)!;
    const page = await open('coordenacao', `/ministers/${minister.id}`);
    await page.getByLabel('Ativo: pode ser escalado').uncheck();
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Ainda está na escala: ').waitFor();
    await page.getByRole('link', { name: spokenFirst(duty) }).waitFor();
    await page.goto('/coordination');
    const item = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: `${minister.scheduleName} não pode mais servir: ` }),
    });
    await item.getByRole('link', { name: spokenFirst(duty) }).click();
    const mass = page.getByRole('complementary', { name: duty.description });
    await mass.getByText(minister.scheduleName, { exact: true }).waitFor();
    await page.getByText(/ contra uma regra: repare a escala, ou mude um por um\.$/).waitFor();
    const coordination = await parish.api('coordenacao');
    await coordination('PATCH', `/api/ministers/${minister.id}`, { isActive: true });
  });

  it('should be closed to ministers', async () => {
    const page = await open('ministro');
    await page.getByRole('heading', { level: 1, name: 'Acesso negado' }).waitFor();
  });
});
