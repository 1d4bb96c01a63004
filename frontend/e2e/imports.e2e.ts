import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { DEMO_PASSWORD, seeText, useParish } from './parish.ts';

describe('People brought from a spreadsheet', () => {
  const parish = useParish();

  it('should be imported from pasted cells, listed with the day, and invited', async () => {
    const page = await parish.visit('/import', { as: 'coordenacao', viewport: DESKTOP });
    const cells = 'Nome\tTelefone\tE-mail\nMaria Trazida Alves\t(11) 98765-4321\tmaria.trazida@exemplo.test';
    await page.getByLabel('Ou cole aqui as células copiadas da planilha').fill(cells);
    await page.getByRole('button', { name: 'Ler o que colei' }).click();
    await page.getByRole('button', { name: 'Conferir as linhas' }).click();
    await page.getByRole('button', { name: 'Importar 1 pessoa' }).click();
    await seeText(page, '1 pessoa cadastrada');
    const past = page.locator('section').filter({ hasText: 'Importações feitas' }).last();
    await past.getByText(/^\d{2}\/\d{2}\/\d{4} · /).waitFor();

    await page.getByRole('link', { name: 'Convidar para entrar' }).click();
    await page.getByLabel('Buscar por nome ou e-mail').fill('Maria Trazida');
    const invited = page.getByRole('listitem').filter({ hasText: 'Maria Trazida' });
    await invited.getByRole('button', { name: 'Enviar convite por e-mail' }).click();
    await invited.getByText(/último link em \d{2}\/\d{2}\/\d{4}/).waitFor();
    await page.goto('/ministers?filter=%7B%22q%22%3A%22Trazida%22%7D');
    await page.getByRole('rowheader', { name: 'Maria Trazida Alves' }).click();
    await page.getByText(/Último link: \d{2}\/\d{2}\/\d{4}\./).waitFor();
    expect(parish.problems).toEqual([]);
  });

  it('should bring past rosters, ask whose a name is, and be taken back', async () => {
    const coordination = await parish.api('coordenacao');
    const [one, other] = (await coordination('GET', '/api/ministers/all')) as {
      id: number;
      scheduleName: string;
    }[];
    const year = new Date().getFullYear() - 3;
    const cells = [
      'Data\tHora\tMinistro 1\tMinistro 2',
      `05/05/${year}\t8h\t${one!.scheduleName}\tZezé de Ninguém`,
    ].join('\n');
    const page = await parish.visit('/import?tab=rosters', { as: 'coordenacao', viewport: PHONE });
    await page.getByLabel('Ou cole aqui as células copiadas da planilha').fill(cells);
    await page.getByRole('button', { name: 'Ler o que colei' }).click();
    await page.getByRole('button', { name: 'Conferir as linhas' }).click();
    await seeText(page, '1 lugar entra; 1 nome sem pessoa');
    await page.getByLabel(/^Zezé de Ninguém/).selectOption(String(other!.id));
    await seeText(page, '2 lugares entram');
    const undo = page.getByRole('button', { name: 'Desfazer Células coladas' });
    const earlier = await undo.count();
    await page.getByRole('button', { name: 'Importar 2 lugares' }).click();
    await seeText(page, '2 lugares servidos guardados');
    const schedules = `/api/schedules?year=${year}`;
    expect(await coordination('GET', schedules)).toMatchObject([
      { month: 5, status: 'completed', imported: true },
    ]);
    await expect.poll(() => undo.count()).toBe(earlier + 1);
    await undo.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Desfazer a importação' }).click();
    await seeText(page, 'Importação desfeita');
    expect(await coordination('GET', schedules)).toEqual([]);
  });
});

describe('The archive of the parish', () => {
  const parish = useParish();

  it('should be ordered with the own password, made while one waits, and downloaded', async () => {
    const page = await parish.visit('/settings', { as: 'admin', viewport: DESKTOP });
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
