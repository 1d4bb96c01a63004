import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { closeToast, expectNoSidewaysScroll, follow } from './support.ts';

/** What is printable of an A4 page, in CSS pixels. */
const PAGE = { width: 702, height: 1032 };

/** How many cards of a list have their badge over the words of their name. */
const coveredNames = (page: Page): Promise<number> =>
  page.getByRole('row').evaluateAll((rows) => {
    const covered = rows.filter((row) => {
      const badge = row.querySelector('[data-as="badge"] > *')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(row.querySelector('th') ?? row);
      return (
        badge &&
        [...words.getClientRects()].some(
          (line) =>
            line.left < badge.right &&
            badge.left < line.right &&
            line.top < badge.bottom &&
            badge.top < line.bottom,
        )
      );
    });
    return covered.length;
  });

describe('The back office’s resources', () => {
  const parish = useParish();

  it('should find ministers, change one, export what is shown, and be cards on a phone', async () => {
    const page = await parish.visit('/ministers', { as: 'coordenacao' });
    await page.getByLabel('Buscar por nome ou e-mail').fill('Luciano Tibiriçá');
    await page.getByRole('rowheader', { name: /Luciano/ }).click();
    await page.getByRole('heading', { level: 1, name: /Luciano/ }).waitFor();
    await page.getByLabel('Máximo de missas por mês').fill('2');
    await page.getByRole('textbox', { name: 'Telefone' }).fill('15');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page
      .getByText(/telefone/i)
      .filter({ hasText: /válido|número|informe/i })
      .first()
      .waitFor();
    await page.getByRole('textbox', { name: 'Telefone' }).fill('15988887777');
    expect(await page.getByRole('textbox', { name: 'Telefone' }).inputValue()).toBe('+55 (15) 98888-7777');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await seeText(page, 'Salvo com sucesso');
    await page.waitForURL(/\/ministers(\?|$)/);
    const coordination = await parish.api('coordenacao');
    const [minister] = (await coordination(
      'GET',
      `/api/ministers?filter=${encodeURIComponent('{"q":"Luciano Tibiriçá"}')}`,
    )) as { maxDutiesPerMonth: number; phone: string }[];
    expect(minister).toMatchObject({ maxDutiesPerMonth: 2, phone: '+55 (15) 98888-7777' });

    await follow(page, '/ministers');
    await page.getByLabel('Buscar por nome ou e-mail').fill('');
    const others = page.getByRole('rowheader', { name: /Ademir/ }).first();
    await others.waitFor();
    await page.getByLabel('Buscar por nome ou e-mail').fill('ana');
    await others.waitFor({ state: 'detached' });
    await page.getByRole('rowheader', { name: /Ana/ }).first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportar' }).click(),
    ]);
    const csv = readFileSync(await download.path(), 'utf8');
    expect(csv.split('\r\n')[0]).toContain('Nome na escala;Nome completo;Telefone;E-mail');
    expect(csv).toContain("'+55 (15)");
    expect(
      csv
        .split('\r\n')
        .slice(1)
        .every((line) => /ana/i.test(line)),
    ).toBe(true);

    await page.getByLabel('Buscar por nome ou e-mail').fill('');
    await page
      .getByRole('rowheader', { name: /Ademir/ })
      .first()
      .waitFor();
    // Printed from the browser's menu, no column is cut at the page's edge.
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAGE);
    const room = page.getByRole('table', { name: 'Ministros' }).locator('..');
    expect(await room.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await page.emulateMedia({ media: null });

    await page.setViewportSize(PHONE);
    await page
      .getByRole('link', { name: /Ademir/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Ademir/ }).waitFor();

    // Without network the list says once, in its place, that it is not on the device.
    await follow(page, '/ministers');
    await page
      .getByRole('link', { name: /Ademir/ })
      .first()
      .waitFor();
    await page.context().setOffline(true);
    await page.getByLabel('Buscar por nome ou e-mail').fill('luciano');
    await seeText(page, 'Isto não está guardado neste aparelho. Aparece quando a internet voltar.');
    expect(await page.getByText(/^Não foi possível/).count()).toBe(0);
    await page.context().setOffline(false);
  });

  it('should take masses of the standard timetable, with dates as they are written here or from a calendar', async () => {
    const page = await parish.visit('/mass-rules', { as: 'coordenacao', viewport: DESKTOP });
    await page.getByRole('link', { name: 'Nova missa' }).click();
    await page.getByLabel('Nome da missa').fill('Novena de Natal');
    await page.getByLabel('Quando').selectOption('Em um período de datas');
    await page.locator('input[name="when.from"]').fill('16/12/2027');
    await page.locator('input[name="when.to"]').fill('24/12/2027');
    await page.locator('input[name="times.0.time"]').fill('21h30');
    await seeText(page, 'Vale para as escalas criadas depois. As que já existem ficam como estão.');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await seeText(page, 'Cronograma salvo');
    const mass = page.getByRole('rowheader', { name: 'Novena de Natal' });
    await mass.click();
    await page.waitForURL(/\/mass-rules\/\d+/);
    await page.getByRole('heading', { level: 1, name: 'Novena de Natal' }).waitFor();
    await page.getByRole('button', { name: 'Excluir' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Confirmar|Excluir/ })
      .click();
    await seeText(page, 'Excluído com sucesso');
    await page.waitForURL(/\/mass-rules(\?|$)/);
    await page.getByRole('cell').first().waitFor();
    await mass.waitFor({ state: 'detached' });

    await page.setViewportSize(PHONE);
    await follow(page, '/mass-rules/create');
    await page.getByLabel('Nome da missa').fill('Tríduo');
    await page.getByLabel('Quando').selectOption('Em um período de datas');
    const [from, to] = [page.locator('input[name="when.from"]'), page.locator('input[name="when.to"]')];
    await from.pressSequentially('30022027');
    expect(await from.inputValue()).toBe('30/02/2027');
    await to.focus();
    await seeText(page, 'Esta data não existe. Escreva dia, mês e ano: 31/12/2026.');
    await from.fill('1/3/2027');
    await to.focus();
    expect(await from.inputValue()).toBe('01/03/2027');
    expect(await page.getByText('Esta data não existe.').count()).toBe(0);

    await page.getByRole('button', { name: 'Abrir o calendário' }).first().click();
    const calendar = page.getByRole('dialog', { name: 'De: escolha o dia' });
    await calendar.getByRole('button', { name: 'segunda-feira, 1º de março', pressed: true }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    expect(await from.inputValue()).toBe('08/04/2027');
    expect(await page.locator('input[type=date], input[type=time], input[type=datetime-local]').count()).toBe(
      0,
    );
    const time = page.locator('input[name="times.0.time"]');
    expect(await time.inputValue()).toBe('8h');
    await time.fill('25h');
    await to.focus();
    await seeText(page, 'Este horário não existe. Escreva 8h ou 19h30.');
  });

  it('should offer nobody a record that would be refused, and bring news to ministers at once', async () => {
    const page = await parish.visit('/ministers', { as: 'reitor' });
    await page.getByRole('rowheader').first().waitFor();
    expect(await page.getByRole('rowheader').getByRole('link').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Cadastrar ministro' }).count()).toBe(0);
    await follow(page, '/news');
    await page.getByRole('rowheader').getByRole('link').first().waitFor();
    await page.getByRole('link', { name: 'Nova notícia' }).waitFor();
    await page.getByRole('link', { name: 'Nova notícia' }).click();
    // Merely opened, nothing of it is kept.
    await page.getByLabel('Título').focus();
    await follow(page, '/procedures');
    await page.getByLabel('Título').waitFor({ state: 'detached' });
    await follow(page, '/news/create');
    await page.getByLabel('Título').waitFor();
    expect(await page.getByText('Continue de onde parou').count()).toBe(0);
    await page.getByLabel('Título').fill('Retiro de Advento');
    await page.getByLabel('Resumo').fill('Sábado, das 8h às 12h, no salão.');
    await page.getByLabel('Texto').fill('Traga a sua Bíblia.');
    // Left in the middle, it is still there, which is said.
    await follow(page, '/procedures');
    await seeText(page, 'Não salvo: Nova notícia');
    await page.getByRole('button', { name: 'Voltar e salvar' }).click();
    await page.getByText('Continue de onde parou').waitFor();
    expect(await page.getByLabel('Resumo').inputValue()).toBe('Sábado, das 8h às 12h, no salão.');
    await page.getByText('Todos a veem na hora').waitFor();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await seeText(page, 'Notícia publicada');
    await seeText(page, 'Todos já a veem, na página inicial e no Centro de Mensagens.');
    // So is what is changed of one that exists, until it is saved or thrown away.
    const retreat = page.getByRole('link', { name: 'Retiro de Advento' });
    await retreat.click();
    await page.getByLabel('Resumo').fill('Domingo.');
    await follow(page, '/news');
    await seeText(page, 'Não salvo: Retiro de Advento');
    await page.getByRole('button', { name: 'Voltar e salvar' }).click();
    await page.getByRole('button', { name: 'Descartar e recomeçar' }).click();
    await page.getByText('Continue de onde parou').waitFor({ state: 'detached' });
    expect(await page.getByLabel('Resumo').inputValue()).toBe('Sábado, das 8h às 12h, no salão.');
    await page.getByLabel('Resumo').fill('Sábado, das 9h às 12h, no salão.');
    await follow(page, '/news');
    await retreat.click();
    await page.getByText('Continue de onde parou').waitFor();
    expect(await page.getByLabel('Resumo').inputValue()).toBe('Sábado, das 9h às 12h, no salão.');
    expect(await page.getByLabel('Texto').inputValue()).toBe('Traga a sua Bíblia.');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.waitForURL(/\/news(\?|$)/);
    await retreat.click();
    await page.getByLabel('Resumo').waitFor();
    expect(await page.getByLabel('Resumo').inputValue()).toBe('Sábado, das 9h às 12h, no salão.');
    expect(await page.getByText('Continue de onde parou').count()).toBe(0);
    await follow(page, '/news/create');
    const title = page.getByLabel('Título');
    await title.waitFor();
    expect(await title.inputValue()).toBe('');
    await title.fill('Coisa errada');
    await follow(page, '/procedures');
    await seeText(page, 'Não salvo: Nova notícia');
    await follow(page, '/news/create');
    await page.getByRole('button', { name: 'Descartar e recomeçar' }).click();
    await page.getByText('Continue de onde parou').waitFor({ state: 'detached' });
    expect(await title.inputValue()).toBe('');
    const minister = await parish.visit('/dashboard', { as: 'ministro', viewport: PHONE });
    await minister.getByText('Retiro de Advento').waitFor();
  });

  it('should make a pinned post, a course with a lesson, a procedure and a material', async () => {
    const page = await parish.visit('/community-posts/create', { as: 'coordenacao' });
    await page.getByLabel('Título').fill('Procuram-se vozes');
    await page.getByLabel('Texto').fill('O coro ensaia às quartas.');
    await page.getByLabel('Fixar no alto do mural').check();
    await page.getByRole('button', { name: 'Publicar' }).click();
    await seeText(page, 'Publicado no mural');
    await page.getByRole('row', { name: /Procuram-se vozes.*Fixada/ }).waitFor();

    await follow(page, '/training-courses/create');
    await page.getByLabel('Título').fill('Visita aos enfermos');
    await page.getByLabel('Descrição').fill('Como levar a comunhão a quem não pode vir.');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Visita aos enfermos' }).click();
    await seeText(page, 'Este curso ainda não tem aulas.');
    await page.getByRole('link', { name: 'Nova aula' }).click();
    await page.getByLabel('Texto da aula').waitFor();
    await page.getByLabel('Título').fill('Antes da visita');
    await page.getByLabel('Texto da aula').fill('Telefone antes.');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('link', { name: 'Antes da visita' }).waitFor();

    await follow(page, '/procedures/create');
    await page.getByLabel('Passos').waitFor();
    await page.getByLabel('Título').fill('Purificação dos vasos');
    await page.getByLabel('Descrição').fill('Depois da comunhão.');
    await page.getByLabel('Passos').fill('Verta um pouco de água\n\nConsuma a água\n');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('row', { name: /Purificação dos vasos.*2$/ }).waitFor();

    await follow(page, '/liturgical-materials/create');
    await page.getByLabel('Nome').fill('Naveta de prata');
    await page.getByLabel('Descrição').fill('Toalha pequena.');
    await page.getByLabel('Função').fill('Enxugar as mãos.');
    await page.getByLabel('Cuidados').fill('Lavar depois de cada missa.');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('rowheader', { name: 'Naveta de prata' }).waitFor();
  });

  it('should send an e-mail again, tell who did what, and change the settings', async () => {
    const admin = await parish.api('admin');
    const users = (await admin('GET', '/api/users?range=[0,5]')) as { id: number; email: string }[];
    const someone = users.find(({ email }) => !email.endsWith('@demo.local'))!;
    await admin('POST', `/api/users/${someone.id}/setup-link`);
    const [asking] = (await admin('GET', '/api/registration-requests/pending')) as { id: number }[];
    await admin('PUT', `/api/registration-requests/${asking!.id}/review`, {
      status: 'rejected',
      reviewComments: 'Falta o curso.',
    });
    const page = await parish.visit('/emails', { as: 'admin' });
    await page.getByRole('rowheader', { name: 'Solicitação não aprovada' }).first().waitFor();
    await page.setViewportSize(PHONE);
    expect(await coveredNames(page)).toBe(0);
    await page.setViewportSize(DESKTOP);
    await page.getByRole('rowheader', { name: 'Criar senha' }).first().click();
    await page.getByText('Guardado em').waitFor();
    await page.getByRole('button', { name: 'Reenviar' }).click();
    await seeText(page, 'E-mail na fila');

    await follow(page, '/audit-events');
    await page.getByRole('button', { name: 'Conferir a trilha' }).click();
    await page.getByText(/^Trilha conferida: [\d.]+ atos, nenhum mudado nem apagado\.$/).waitFor();
    await page.getByRole('rowheader', { name: 'Entrou no sistema' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Entrou no sistema' }).waitFor();
    await page.getByText('Detalhes técnicos').click();
    await seeText(page, 'Código do pedido');

    await follow(page, '/settings/lembretes-das-missas');
    await page.getByLabel('Primeiro lembrete').selectOption('5 dias antes da missa');
    await page.getByLabel('Hora do envio').selectOption('10h');
    await page.getByRole('button', { name: 'Salvar configurações' }).click();
    await seeText(page, 'Configurações salvas');
    await page.getByText('5 dias e 1 dia antes, às 10h').waitFor();
    await closeToast(page);
    await follow(page, '/settings');
    const part = (name: string | RegExp) =>
      page.getByRole('navigation', { name: 'Partes das configurações' }).getByRole('link', { name }).click();
    await part(/^Regras das escalas ?Até \d+ missas por mês/);
    await page.getByLabel('Máximo de missas por mês').fill('0');
    // Saved from another part, what was refused comes into sight.
    await part(/^Segurança/);
    await page.getByRole('button', { name: 'Salvar configurações' }).click();
    await seeText(page, 'Erro ao salvar configurações');
    await page.waitForURL('**/settings/regras-das-escalas');
    expect(await page.getByLabel('Máximo de missas por mês').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Máximo de missas por mês').fill('5');
    await part(/^Paróquia/);
    await page.getByLabel('Título do ministério').fill('Ministros da Eucaristia');
    await page.getByRole('button', { name: 'Salvar configurações' }).click();
    await seeText(page, 'Configurações salvas');
    await page.getByText('Ministros da Eucaristia').first().waitFor();
    await part(/^Regras das escalas ?Até 5 missas por mês/);
    await part(/^Paróquia/);

    // Left in the middle, it is still there, and is thrown away when it is not wanted.
    const city = page.getByRole('textbox', { name: 'Cidade', exact: true });
    const before = await city.inputValue();
    await city.fill('Outra cidade');
    await follow(page, '/audit-events');
    await seeText(page, 'As configurações ainda não foram salvas');
    await page.getByRole('button', { name: 'Voltar e salvar' }).click();
    await page.getByText('Continue de onde parou').waitFor();
    expect(await city.inputValue()).toBe('Outra cidade');
    await seeText(page, 'Não salvo: Paróquia');
    await page.getByRole('button', { name: 'Descartar e recomeçar' }).click();
    await page.getByText('Continue de onde parou').waitFor({ state: 'detached' });
    expect(await city.inputValue()).toBe(before);

    // A holiday from lists, without a format to know.
    await closeToast(page);
    await part(/^Feriados municipais/);
    await page.getByRole('button', { name: 'Novo feriado' }).click();
    await page.getByLabel('Dia', { exact: true }).last().selectOption('30');
    await page.getByLabel('Mês', { exact: true }).last().selectOption('Fevereiro');
    await page.getByLabel('Nome', { exact: true }).last().fill('Fundação da cidade');
    await page.getByRole('button', { name: 'Salvar configurações' }).click();
    await seeText(page, 'Data: escolha um dia que existe nesse mês.');
    await page.getByLabel('Dia', { exact: true }).last().selectOption('20');
    await page.getByRole('button', { name: 'Salvar configurações' }).click();
    await seeText(page, 'Configurações salvas');
    const { municipalHolidays } = (await admin('GET', '/api/settings')) as { municipalHolidays: object[] };
    expect(municipalHolidays).toContainEqual({ date: '02-20', name: 'Fundação da cidade' });
  });

  it('should refuse resources to those who may not see them', async () => {
    const page = await parish.visit('/dashboard', { as: 'ministro' });
    for (const address of ['/ministers', '/emails', '/settings', '/audit-events', '/fairness']) {
      await follow(page, address);
      await page.getByRole('heading', { level: 1, name: 'Acesso negado' }).waitFor();
      await follow(page, '/dashboard');
      await page.getByRole('heading', { level: 1, name: 'Acesso negado' }).waitFor({ state: 'detached' });
    }
  });
});
