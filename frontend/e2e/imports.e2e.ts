import writeXlsxFile from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { DESKTOP } from './browser.ts';
import { DEMO_PASSWORD, seeText, useParish } from './parish.ts';

describe('People brought from a spreadsheet', () => {
  const parish = useParish();

  it('should be imported from pasted cells, listed with the day, and invited', async () => {
    const page = await parish.visit('/import', { as: 'coordenacao', viewport: DESKTOP });
    const cells = [
      'Nome\tTelefone\tE-mail',
      'Maria Trazida Alves\t(11) 98765-4321\tmaria.trazida@exemplo.test',
      'Rosa Trazida Lima\t(11) 98765-4322\trosa.trazida@exemplo.test',
    ].join('\n');
    await page.getByLabel('Ou cole aqui as células copiadas da planilha').fill(cells);
    await page.getByRole('button', { name: 'Ler o que colei' }).click();
    await page.getByRole('button', { name: 'Conferir as linhas' }).click();
    // The keyboard goes on where the rows are; what the columns are stands folded above.
    const rows = page.getByText('2 pessoas serão cadastradas', { exact: true });
    await expect.poll(() => rows.evaluate((words) => words === document.activeElement)).toBe(true);
    const columns = page.getByRole('button', { name: /^O que é cada coluna/ });
    expect(await columns.getAttribute('aria-expanded')).toBe('false');
    await page.getByRole('button', { name: 'Importar 2 pessoas' }).click();
    await seeText(page, '2 pessoas cadastradas');
    const past = page.locator('section').filter({ hasText: 'Importações feitas' }).last();
    await past.getByText(/^\d{2}\/\d{2}\/\d{4} · /).waitFor();

    await page.getByRole('link', { name: 'Convidar para entrar' }).click();
    await page.getByLabel('Buscar por nome ou e-mail').fill('Maria Trazida');
    const invited = page.getByRole('listitem').filter({ hasText: 'Maria Trazida' });
    await invited.getByRole('button', { name: 'Convidar por e-mail' }).click();
    await invited.getByText(/último link em \d{2}\/\d{2}\/\d{4}/).waitFor();
    await page.goto('/ministers?filter=%7B%22q%22%3A%22Trazida%22%7D');
    await page.getByRole('rowheader', { name: 'Maria Trazida Alves' }).click();
    await page.getByText(/Último link: \d{2}\/\d{2}\/\d{4}\./).waitFor();
    // The record is read again, and what was being written in its form stays.
    await page.goBack();
    await page.getByRole('rowheader', { name: 'Rosa Trazida Lima' }).click();
    const most = page.getByLabel('Máximo de missas por mês');
    await most.fill('2');
    await page.getByRole('button', { name: 'Convidar por e-mail' }).click();
    await page.getByText(/Último link: \d{2}\/\d{2}\/\d{4}\./).waitFor();
    expect(await most.inputValue()).toBe('2');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await seeText(page, 'Salvo com sucesso');
    await page.getByRole('rowheader', { name: 'Rosa Trazida Lima' }).click();
    await most.waitFor();
    expect(await most.inputValue()).toBe('2');
    expect(parish.problems).toEqual([]);
  });

  it('should bring a workbook of three months, the rest of it after coming back, and be taken back', async () => {
    const coordination = await parish.api('coordenacao');
    const [one, other] = (await coordination('GET', '/api/ministers/all')) as {
      id: number;
      scheduleName: string;
    }[];
    const year = new Date().getFullYear() - 4;
    const calendar = [
      [`ABRIL ${year}`],
      ['Domingo', 'Quarta', 'Sábado'],
      [`3 - Páscoa\n8h\n${one!.scheduleName}\n10h\nZezé de Ninguém`, '6', `9\n18h\n${other!.scheduleName}`],
    ];
    const list = (month: string, mass: string) => [
      [`Escala de ${month} de ${year}`],
      ['Data', 'Dia', 'Hora', 'Ministro 1', 'Ministro 2', 'Obs'],
      [mass, 'DOM', '8h', one!.scheduleName, 'Zezé de Ninguém', 'Crisma'],
      ['', '', '10h', other!.scheduleName, '', ''],
      ['', '', 'Reunião dia 15 às 20h', '', '', ''],
    ];
    const sheets = { Abril: calendar, Maio: list('maio', '01/05'), Junho: list('junho', '05/06') };
    const buffer = await writeXlsxFile(
      Object.entries(sheets).map(([sheet, rows]) => ({
        sheet,
        data: rows.map((row) => row.map((value) => ({ value }))),
      })),
    ).toBuffer();
    const page = await parish.visit('/import?tab=rosters', { as: 'coordenacao', viewport: DESKTOP });
    const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.getByLabel('Arquivo').setInputFiles({ name: `escalas ${year}.xlsx`, mimeType, buffer });
    await page.getByText('Lidas 3 abas: “Abril”, “Maio”, “Junho”.').waitFor();
    await page.getByRole('button', { name: 'Conferir as linhas' }).click();
    await seeText(page, '6 lugares entram; 1 nome sem pessoa');
    await page.getByRole('button', { name: 'Importar 6 lugares' }).click();
    await seeText(page, '6 lugares servidos guardados');
    // Above, where the button below was pressed.
    const told = page.getByText('6 lugares servidos guardados', { exact: true }).first();
    await expect.poll(async () => (await told.boundingBox())!.y).toBeGreaterThan(0);
    await seeText(page, 'Nenhum lugar entra; 1 nome sem pessoa');
    const act = page.getByRole('button', { name: /^Importar/ });
    expect(await act.count()).toBe(0);

    await page.reload();
    await page.getByText(/^Guardado neste aparelho/).waitFor();
    await page.getByRole('button', { name: 'Conferir as linhas' }).click();
    const nobody = page.getByRole('searchbox', { name: 'Zezé de Ninguém (3 missas)' });
    await page.getByRole('button', { name: 'Deixar de fora: Zezé de Ninguém' }).click();
    await page.getByText('Fica de fora.').waitFor();
    await page.getByRole('button', { name: 'Incluir Zezé de Ninguém' }).click();
    await nobody.fill(other!.scheduleName);
    await page.getByRole('listitem').getByRole('button', { name: other!.scheduleName }).first().click();
    await seeText(page, '3 lugares entram');
    await page.getByRole('button', { name: 'Importar 3 lugares' }).click();
    await seeText(page, '3 lugares servidos guardados');
    expect(await coordination('GET', `/api/schedules?year=${year}`)).toMatchObject(
      [6, 5, 4].map((month) => ({ month, status: 'completed', imported: true })),
    );
    await page.getByRole('link', { name: 'Ver o equilíbrio' }).click();
    await page.waitForURL(/\/fairness/);
    await page.goBack();

    const undo = page.getByRole('button', { name: `Desfazer escalas ${year}.xlsx` });
    for (const left of [1, 0]) {
      await undo.first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Desfazer a importação' }).click();
      await seeText(page, 'Importação desfeita');
      await expect.poll(() => undo.count()).toBe(left);
    }
    await expect.poll(() => coordination('GET', `/api/schedules?year=${year}`)).toEqual([]);
    expect(parish.problems).toEqual([]);
  });

  it('should go out again as an archive, ordered with the own password and made while one waits', async () => {
    const page = await parish.visit('/settings/levar-os-dados-da-paroquia', {
      as: 'admin',
      viewport: DESKTOP,
    });
    await page.getByRole('button', { name: 'Pedir o arquivo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sua senha, para confirmar').fill('outra senha');
    await dialog.getByRole('button', { name: 'Pedir o arquivo' }).click();
    await dialog.getByText('A senha não confere.').waitFor();
    await dialog.getByLabel('Sua senha, para confirmar').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Pedir o arquivo' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^partilha-dados-\d{4}-\d{2}-\d{2}\.zip$/);
  });
});
