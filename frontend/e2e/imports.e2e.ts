import { describe, expect, it } from 'vitest';
import { DESKTOP } from './browser.ts';
import { seeText, useParish } from './parish.ts';

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
    await page.getByRole('cell', { name: 'Maria Trazida Alves' }).click();
    await page.getByText(/Último link: \d{2}\/\d{2}\/\d{4}\./).waitFor();
    expect(parish.problems).toEqual([]);
  });
});
