import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import { expectNoSidewaysScroll, stopClock, tabTo, watch } from './support.ts';

const REQUESTS = /\/api\/registration-requests$/;
const SENT = 'Solicitação enviada com sucesso!';

const step = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Etapa ${number}\\b`) });

async function fillPersonal(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.getByLabel('Nome completo').fill('Benedita Aparecida de Moura Sant’Anna');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Telefone').fill('15988887777');
  await page.getByLabel('Data de nascimento').fill('1969-02-28');
  await page.getByLabel('Nome na escala').fill(name);
}

describe('Registration', () => {
  const parish = useParish();

  const requestsOf = async (email: string) => {
    const admin = await parish.api('admin');
    const filter = encodeURIComponent(JSON.stringify({ q: email }));
    return (await admin('GET', `/api/registration-requests?filter=${filter}`)) as Record<string, unknown>[];
  };

  it('should bring a candidate from the login through the four steps to the protocol, on a phone', async () => {
    const page = await parish.visit('/login', { viewport: PHONE });
    await page.getByRole('link', { name: 'Solicitar cadastro' }).click();
    await page.getByRole('heading', { level: 2, name: 'Dados Pessoais' }).waitFor();
    await seeText(page, 'Preencha suas informações básicas');
    await seeText(page, 'Etapa 1 de 4');
    await seeText(page, 'Digite apenas números - formato automático');
    expect(await page.getByLabel('Telefone').getAttribute('placeholder')).toBe('+55 (15) 99999-9999');
    await expectNoSidewaysScroll(page);

    await fillPersonal(page, { email: 'benedita@exemplo.test', name: 'Benedita de Moura' });
    expect(await page.getByLabel('Telefone').inputValue()).toBe('+55 (15) 98888-7777');
    await seeText(page, 'Nome disponível!');
    await page.getByLabel('Sim', { exact: true }).check();
    await seeText(
      page,
      'Depois da aprovação, você poderá vincular os seus familiares, com o grau de parentesco, no seu perfil.',
    );
    await page.getByLabel('Não', { exact: true }).check();
    expect(await page.getByLabel('Sim', { exact: true }).isChecked()).toBe(false);
    await page.getByLabel('Sim', { exact: true }).check();
    expect(await page.getByLabel('Não', { exact: true }).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Próximo' }).click();

    await page.getByRole('heading', { level: 2, name: 'Dados do Ministério' }).waitFor();
    await page.getByLabel('Experiência').selectOption({ label: 'Pouca (menos de 1 ano)' });
    for (const label of [
      'Segunda-feira, 6h30',
      'Domingo, 8h',
      'Primeira quinta-feira: Missa por cura e libertação, 19h30 (19h quando feriado)',
    ])
      await page.getByLabel(label).check();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Próximo' }).click();

    await page.getByLabel('Observações').fill('Chego do trabalho às 18h.');
    await seeText(page, 'A sua solicitação será analisada pelos coordenadores.');
    await seeText(
      page,
      'Você receberá um aviso por email ou WhatsApp quando o seu login estiver disponível.',
    );
    await seeText(page, 'O acesso é pessoal: não o compartilhe com terceiros.');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Próximo' }).click();

    await seeText(page, 'Tudo pronto!');
    for (const told of [
      'Benedita de Moura',
      '28/02/1969',
      '+55 (15) 98888-7777',
      'Chego do trabalho às 18h.',
    ])
      await seeText(page, told);
    await expectNoSidewaysScroll(page);
    await page.getByRole('checkbox', { name: /^Li e concordo/ }).check();
    // The toast with the way to the protocol stays for 5 s of the page's clock, not of a busy machine's.
    await stopClock(page);
    await page.getByRole('button', { name: 'Enviar Solicitação' }).click();
    await seeText(page, SENT);
    await page.getByRole('button', { name: 'Ver protocolo' }).click();
    await page.clock.resume();
    await page.getByRole('heading', { level: 1, name: 'Solicitação Enviada!' }).waitFor();
    await page.getByText('você receberá o resultado por email em até 5 dias úteis').waitFor();
    const protocol = await page.getByText(/^MSC-2024-\d{4}$/).textContent();
    await page.reload();
    await page.getByText(protocol!, { exact: true }).waitFor();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Voltar ao login' }).click();
    await page.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();

    const [request] = await requestsOf('benedita@exemplo.test');
    expect(request).toMatchObject({
      fullName: 'Benedita Aparecida de Moura Sant’Anna',
      phone: '+55 (15) 98888-7777',
      birthDate: '1969-02-28',
      scheduleName: 'Benedita de Moura',
      experience: 'pouca',
      availability: ['segunda-6h30', 'domingo-8h', 'primeira-quinta'],
      observations: 'Chego do trabalho às 18h.',
      hasFamilyInMinistry: true,
      status: 'pending',
    });
  });

  it('should let one move freely, keep everything on the device, and send nothing that is incomplete', async () => {
    const page = await parish.visit('/register', { viewport: DESKTOP });
    const sent = watch(page, REQUESTS);
    await step(page, 4).click();
    await seeText(page, 'Etapa 4 de 4');
    expect(await page.getByText('Tudo pronto!').count()).toBe(0);
    await page.getByRole('button', { name: 'Enviar Solicitação' }).click();
    await seeText(page, 'Por favor, preencha todos os campos obrigatórios');
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Experiência (etapa 2)' }).click();
    await seeText(page, 'Escolha ao menos uma opção.');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('experience');
    await page.getByLabel('Experiência').selectOption({ label: 'Nenhuma experiência' });
    await page.getByLabel('Domingo, 19h').check();
    await page.getByRole('button', { name: 'Anterior' }).click();
    await page.getByLabel('Nome completo').fill('Zulmira Prado');
    await step(page, 3).click();
    await page.getByLabel('Observações').fill('Depois das 18h.');
    await page.goBack();
    expect(await page.getByLabel('Nome completo').inputValue()).toBe('Zulmira Prado');

    await page.reload();
    await seeText(page, 'Continuar o pedido de Z. P.?');
    expect(await page.content()).not.toContain('Zulmira');
    await page.getByRole('button', { name: 'Continuar' }).click();
    expect(await page.getByLabel('Nome completo').inputValue()).toBe('Zulmira Prado');
    await step(page, 2).click();
    expect(await page.getByLabel('Domingo, 19h').isChecked()).toBe(true);
    await step(page, 3).click();
    expect(await page.getByLabel('Observações').inputValue()).toBe('Depois das 18h.');

    await page.reload();
    await page.getByRole('button', { name: 'Começar outro pedido' }).click();
    await page.getByRole('button', { name: 'Apagar e começar outro' }).click();
    await seeText(page, 'Etapa 1 de 4');
    expect(await page.getByLabel('Nome completo').inputValue()).toBe('');
  });

  it('should be filled in and sent by keyboard alone', async () => {
    const page = await parish.visit('/register');
    await tabTo(page, 'Nome completo');
    await page.keyboard.type('Teclado de Almeida');
    await tabTo(page, 'Email');
    await page.keyboard.type('teclado@exemplo.test');
    await tabTo(page, 'Telefone');
    await page.keyboard.type('1532221111');
    await tabTo(page, 'Data de nascimento');
    // The same in whatever order the browser asks for day and month.
    await page.keyboard.type('05051975');
    await tabTo(page, 'Nome na escala');
    await page.keyboard.type('Teclado A.');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Dados do Ministério' }).waitFor();
    await tabTo(page, 'Experiência');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, 'Domingo, 8h');
    await page.keyboard.press('Space');
    await tabTo(page, 'Próximo');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Próximo');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Li e concordo/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Enviar Solicitação');
    await page.keyboard.press('Enter');
    await seeText(page, SENT);
    expect(await requestsOf('teclado@exemplo.test')).toMatchObject([
      { phone: '+55 (15) 3222-1111', birthDate: '1975-05-05', availability: ['domingo-8h'] },
    ]);
  });
});
