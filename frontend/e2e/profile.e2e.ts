import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE } from './browser.ts';
import { seeText, useParish } from './parish.ts';
import {
  askToJoin,
  closeToast,
  confirmEmail,
  expectNoSidewaysScroll,
  follow,
  makeAccount,
  NO_CONNECTION,
  PASSWORD,
  signIn,
  tabTo,
  unfold,
  watch,
} from './support.ts';

interface Minister {
  id: number;
  fullName: string;
  scheduleName: string;
  phone: string;
  baptismDate: string | null;
  confirmationDate: string | null;
  marriageDate: string | null;
  experience: string;
  availability: string[];
  maxDutiesPerMonth: number | null;
  sharesPhone: boolean;
}

interface Relationship {
  relatedMinisterId: number;
  relatedScheduleName: string;
  relationshipType: string;
  wish: string;
}

const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Telefone' });

describe('Profile', () => {
  const parish = useParish();

  const own = async (): Promise<Minister> =>
    (await (
      await parish.api('ministro')
    )('GET', '/api/ministers/me')) as Minister;

  async function family(): Promise<Relationship[]> {
    const api = await parish.api('ministro');
    const { id } = (await api('GET', '/api/ministers/me')) as Minister;
    return (await api('GET', `/api/ministers/${id}/family`)) as Relationship[];
  }

  const change = async (values: Partial<Minister>): Promise<Minister> => {
    const { id } = await own();
    return (await (
      await parish.api('ministro')
    )('PATCH', `/api/ministers/${id}`, values)) as Minister;
  };

  /** Somebody who is not among the minister's relatives. */
  async function stranger(): Promise<{ id: number; scheduleName: string }> {
    const api = await parish.api('ministro');
    const { id } = await own();
    const relatives = (await family()).map(({ relatedMinisterId }) => relatedMinisterId);
    const everybody = (await api('GET', '/api/ministers/all')) as { id: number; scheduleName: string }[];
    return everybody.find((one) => one.id !== id && !relatives.includes(one.id))!;
  }

  async function addRelative(relatedMinisterId: number): Promise<void> {
    const api = await parish.api('ministro');
    const { id } = await own();
    await api('POST', `/api/ministers/${id}/family`, { relatedMinisterId, relationshipType: 'primo' });
  }

  it('should let the person choose how they are told, kind by kind', async () => {
    const page = await parish.visit('/profile#avisos', { as: 'ministro', viewport: PHONE });
    const reminders = page.getByLabel('Lembretes de missa');
    await reminders.selectOption({ label: 'Resumo diário por e-mail' });
    await seeText(page, 'Todo dia às 18h, se houver o que contar.');
    await page.getByLabel('Questionários', { exact: true }).selectOption({ label: 'Só dentro do sistema' });
    await seeText(page, 'Nada chega até você: veja em Avisos, ao entrar.');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Salvar avisos' }).click();
    await seeText(page, 'Pronto: os próximos avisos já vão assim.');
    await page.reload();
    await reminders.waitFor();
    expect(await reminders.inputValue()).toBe('digest');
    await reminders.selectOption('inside');
    await follow(page, '/my-schedule');
    await seeText(page, 'Os avisos ainda não foram salvos');
    await page.getByRole('button', { name: 'Voltar e salvar' }).click();
    expect(await reminders.inputValue()).toBe('inside');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    expect(await reminders.inputValue()).toBe('digest');
    await page.reload();
    await reminders.waitFor();
    expect(await reminders.inputValue()).toBe('digest');
    const api = await parish.api('ministro');
    const choices = {
      roster: 'mail',
      reminders: 'mail',
      substitutions: 'mail',
      questionnaires: 'mail',
      messages: 'mail',
    };
    await api('PUT', '/api/notice-choices', choices);
  });

  it('should show who the person is', async () => {
    const minister = await change({ confirmationDate: null, availability: ['domingo-10h'] });
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: 'Meu Perfil' }).waitFor();
    await page.getByRole('heading', { level: 2, name: minister.fullName }).waitFor();
    await unfold(page, 'Disponibilidade');
    for (const text of [
      'Ministro Ativo',
      'Ativo',
      minister.phone,
      minister.scheduleName,
      'Informações Sacramentais',
      'Não informado',
      'Domingo, 10h',
    ])
      await seeText(page, text);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Editar' }).click();
    await page.getByLabel('Batismo').waitFor();
    await expectNoSidewaysScroll(page);
    // What begins is in sight, not below the photo.
    const first = (await page.getByLabel('Nome completo').boundingBox())!;
    expect(first.y).toBeLessThan(PHONE.height / 2);
  });

  it('should change what a minister may change, offline once and without typing twice', async () => {
    await change({
      availability: ['domingo-8h', 'domingo-19h'],
      marriageDate: '2004-08-21',
      confirmationDate: null,
    });
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await page.getByRole('button', { name: 'Editar' }).click();
    await phoneField(page).fill('15977776666');
    await page.getByLabel('Nome na escala').fill('Ministro do Santuário');
    await seeText(page, 'Nome disponível!');
    await page.getByLabel('Batismo').fill('1978-01-15');
    await page.getByLabel('Matrimônio').fill('');
    await page.getByLabel('Experiência').selectOption({ label: '3 a 5 anos' });
    await page.getByLabel('Segunda-feira, 6h30').check();
    await page.getByLabel('Domingo, 19h').uncheck();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await seeText(page, 'Erro ao salvar alterações');
    await seeText(page, NO_CONNECTION);
    await closeToast(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await seeText(page, 'Perfil atualizado com sucesso!');
    await seeText(page, '15/01/1978');
    const saved = await own();
    expect(saved).toMatchObject({
      phone: '+55 (15) 97777-6666',
      scheduleName: 'Ministro do Santuário',
      baptismDate: '1978-01-15',
      marriageDate: null,
      experience: '3-5-anos',
    });
    expect(saved.availability.toSorted()).toEqual(['domingo-8h', 'segunda-6h30']);
  });

  it('should not save a name that somebody else has, and take one’s own as free', async () => {
    const { scheduleName } = await own();
    const [other] = (await (
      await parish.api('coordenacao')
    )('GET', '/api/ministers?range=[0,0]')) as Minister[];
    const page = await parish.visit('/profile', { as: 'ministro' });
    const asked = watch(page, '/api/validate-schedule-name/');
    const saved = watch(page, /\/api\/ministers\/\d+$/);
    await page.getByRole('button', { name: 'Editar' }).click();
    await seeText(page, 'Nome disponível!');
    expect(asked[0]!.url()).toContain('excludeMinisterId=');
    await page.getByLabel('Nome na escala').fill(other!.scheduleName);
    await seeText(page, 'Este nome já está sendo usado. Escolha outro nome.');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await seeText(page, 'Erro ao salvar alterações');
    await seeText(page, 'O nome na escala já está sendo usado. Escolha outro nome.');
    expect(saved.filter((request) => request.method() !== 'GET')).toEqual([]);
    expect((await own()).scheduleName).toBe(scheduleName);
  });

  it('should take up an edit that was begun, and drop it with Cancelar', async () => {
    const { phone } = await own();
    const page = await parish.visit('/profile', { as: 'ministro' });
    await page.getByRole('button', { name: 'Editar' }).click();
    await phoneField(page).fill('11911112222');
    await page.reload();
    await seeText(
      page,
      'Estas alterações foram feitas neste aparelho e ainda não estão salvas. Salve ou cancele.',
    );
    expect(await phoneField(page).inputValue()).toBe('+55 (11) 91111-2222');
    // Who goes away is told that it is not saved, and led back.
    await follow(page, '/my-schedule');
    await seeText(page, 'O perfil ainda não foi salvo');
    await page.getByRole('button', { name: 'Voltar e salvar' }).click();
    expect(await phoneField(page).inputValue()).toBe('+55 (11) 91111-2222');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await seeText(page, phone);
    await follow(page, '/my-schedule');
    await page.getByRole('heading', { level: 1, name: 'Minha Escala' }).waitFor();
    expect(await page.getByText('O perfil ainda não foi salvo').count()).toBe(0);
    // The first steps lead to where the photo is put.
    await page.goto('/profile#foto');
    await page.getByText(/^(Enviar|Trocar) foto$/).waitFor();
    await page.goto('/my-schedule');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Editar' }).waitFor();
    expect((await own()).phone).toBe(phone);
  });

  it('should be edited by keyboard alone, with the server’s refusals beside their fields', async () => {
    const page = await parish.visit('/profile', { as: 'ministro' });
    await page.getByRole('button', { name: 'Editar' }).waitFor();
    await tabTo(page, 'Editar');
    await page.keyboard.press('Enter');
    await phoneField(page).waitFor();
    await tabTo(page, 'Telefone');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('15');
    await page.keyboard.press('Enter');
    await seeText(page, 'Erro ao salvar alterações');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('15966665555');
    await page.keyboard.press('Enter');
    await seeText(page, 'Perfil atualizado com sucesso!');
    expect((await own()).phone).toBe('+55 (15) 96666-5555');
  });

  it('should add a relative by keyboard, change the wish, and remove the relative', async () => {
    const { scheduleName } = await stranger();
    const page = await parish.visit('/profile', { as: 'ministro' });
    await page.getByRole('button', { name: 'Adicionar', exact: true }).waitFor();
    await tabTo(page, 'Adicionar');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Adicionar familiar' }).click();
    await seeText(page, 'Campos obrigatórios: Selecione um ministro e o grau de parentesco');
    await dialog.getByRole('combobox', { name: 'Ministro' }).focus();
    await page.keyboard.type(scheduleName.toLowerCase());
    await page.getByRole('option', { name: scheduleName, exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Grau de parentesco').selectOption({ label: 'Tia' });
    await dialog.getByLabel('Nas missas, vocês preferem').selectOption({ label: 'Servir juntos' });
    await dialog.getByRole('button', { name: 'Adicionar familiar' }).press('Enter');
    await seeText(page, 'Relacionamento adicionado');
    expect(await family()).toContainEqual(
      expect.objectContaining({ relatedScheduleName: scheduleName, relationshipType: 'tia', wish: 'juntos' }),
    );

    await page.getByRole('button', { name: `Preferência com ${scheduleName}: Servir juntos` }).click();
    await page.getByRole('menuitem', { name: 'Servir em missas diferentes' }).click();
    await seeText(page, 'Preferência salva');
    await page.getByRole('button', { name: `Remover ${scheduleName}` }).click();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Remover familiar' }).click();
    await seeText(page, 'Erro ao remover relacionamento');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Remover familiar' }).click();
    await seeText(page, 'Relacionamento removido');
    expect((await family()).map(({ relatedScheduleName }) => relatedScheduleName)).not.toContain(
      scheduleName,
    );
  });

  it('should pass on why a relative cannot be added', async () => {
    const other = await stranger();
    const page = await parish.visit('/profile#familia', { as: 'ministro', viewport: PHONE });
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Ministro' }).fill(other.scheduleName);
    await page.getByRole('option', { name: other.scheduleName, exact: true }).click();
    await dialog.getByLabel('Grau de parentesco').selectOption({ label: 'Primo' });
    await expectNoSidewaysScroll(page);
    // Meanwhile the same, from another device.
    await addRelative(other.id);
    await dialog.getByRole('button', { name: 'Adicionar familiar' }).click();
    await seeText(page, 'Erro ao adicionar relacionamento');
  });

  it('should keep days and wishes for the roster', async () => {
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await unfold(page, 'Preferências de escala');
    await page.getByLabel('Máximo de missas por mês').selectOption({ label: '2 missas' });
    // Who goes away before saving is told so, and finds it as it was left.
    await follow(page, '/my-schedule');
    await seeText(page, 'As preferências ainda não foram salvas');
    await page.getByRole('button', { name: 'Voltar e salvar' }).click();
    const most = page.getByLabel('Máximo de missas por mês');
    expect(await most.inputValue()).toBe('2');
    await page.getByLabel('Quem serve na mesma missa pode ver meu telefone').uncheck();
    await page.getByRole('button', { name: 'Salvar preferências' }).click();
    await seeText(page, 'Perfil atualizado com sucesso!');
    expect(await own()).toMatchObject({ maxDutiesPerMonth: 2, sharesPhone: false });

    const year = new Date().getFullYear() + 1;
    await unfold(page, 'Dias em que não posso servir');
    await page.getByRole('button', { name: 'Adicionar dias' }).click();
    await page.getByRole('button', { name: 'Bloquear dia' }).click();
    await seeText(page, 'Informe o dia.');
    await page.getByLabel('Dia', { exact: false }).first().fill(`${year}-07-01`);
    await page.getByLabel('Até', { exact: true }).fill(`${year}-07-03`);
    await page.getByLabel('Motivo', { exact: true }).fill('Férias');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Bloquear 3 dias' }).click();
    await seeText(page, '3 dias bloqueados');
    await page.getByRole('button', { name: /^Liberar .*2 de julho/ }).click();
    await page.getByRole('button', { name: 'Liberar dia' }).click();
    await seeText(page, 'Dia liberado');
    const api = await parish.api('ministro');
    const { id } = await own();
    const days = (await api('GET', `/api/ministers/${id}/blocked-dates?from=${year}-07-01`)) as {
      date: string;
    }[];
    expect(days.map(({ date }) => date)).toEqual([`${year}-07-01`, `${year}-07-03`]);
  });

  it('should show the state of a request where there is no minister’s record yet', async () => {
    const admin = await parish.api('admin');
    const decide = (id: number, body: Record<string, string | boolean>) =>
      admin('PUT', `/api/registration-requests/${id}/review`, body);
    const person = { email: 'aguarda@exemplo.test', fullName: 'Aguarda Paz', scheduleName: 'Aguarda' };
    const id = await askToJoin(parish, person);
    await makeAccount(parish, person);
    await confirmEmail(parish, person.email);
    const page = await parish.visit('/login', { viewport: PHONE });
    await signIn(page, person.email);
    await page.goto('/profile');
    await seeText(page, 'Pendente');
    await seeText(page, 'Data da solicitação');
    await decide(id, { status: 'rejected', reviewComments: 'Falta a crisma.' });
    await page.reload();
    await seeText(page, 'Rejeitado');
    await seeText(page, 'Falta a crisma.');
    await expectNoSidewaysScroll(page);
    await page.goto('/status');
    await page.getByRole('button', { name: 'Sair e solicitar de novo' }).click();
    await page.getByRole('heading', { name: 'Solicitar cadastro' }).waitFor();

    const second = await askToJoin(parish, person);
    await decide(second, {
      status: 'approved',
      role: 'ministro',
      reviewComments: 'Que alegria!',
      attach: true,
    });
    // Another role ends the session in which one was nobody yet.
    await page.goto('/login');
    await signIn(page, person.email);
    await page.goto('/profile');
    await seeText(page, 'Ministro Ativo');
    // An approval makes the record at once; the card would still tell it where there is none.
    await page.route('**/api/ministers/me', (route) =>
      route.fulfill({ status: 404, json: { statusCode: 404, code: 'not-found', message: 'Não há.' } }),
    );
    await page.reload();
    await seeText(page, 'Aprovado');
    await seeText(page, 'Que alegria!');
  });

  it('should change the password, hand out one’s data and erase the account', async () => {
    const person = { email: 'adeus@exemplo.test', fullName: 'Adeus Breve', scheduleName: 'Adeus' };
    await makeAccount(parish, person);
    await confirmEmail(parish, person.email);
    const page = await parish.visit('/login');
    await signIn(page, person.email);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Senha atual').fill('errada');
    await dialog.getByLabel('Nova senha').first().fill('abcde');
    await dialog.getByLabel('Repita a nova senha').fill('abcdf');
    await seeText(page, 'As senhas não coincidem');
    await dialog.getByLabel('Repita a nova senha').fill('abcde');
    await dialog.getByRole('button', { name: 'Alterar senha' }).click();
    await seeText(page, 'A senha deve ter pelo menos 6 caracteres.');
    await dialog.getByLabel('Nova senha').first().fill('camélia rosa');
    await dialog.getByLabel('Repita a nova senha').fill('camélia rosa');
    await dialog.getByRole('button', { name: 'Alterar senha' }).click();
    await seeText(page, 'Erro ao alterar senha');
    await dialog.getByLabel('Senha atual').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Alterar senha' }).click();
    await seeText(page, 'Senha alterada com sucesso');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar em JSON' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Meus dados.json');
    await seeText(page, 'Seus dados foram baixados');

    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    await dialog.getByLabel('Sua senha, para confirmar').fill('camélia rosa');
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
    await page.waitForURL('**/login');
    await seeText(page, 'Seus dados foram apagados');
    await page.getByLabel('Email').fill(person.email);
    await page.locator('input[name=password]').fill('camélia rosa');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await seeText(page, 'Email ou senha incorretos');
  });

  it('should list the devices, end one from another, and all', async () => {
    const email = 'aparelhos@exemplo.test';
    await makeAccount(parish, { email, fullName: 'Duas Telas', scheduleName: 'Telas' });
    await confirmEmail(parish, email);
    const lost = await parish.visit('/login');
    await signIn(lost, email);
    const page = await parish.visit('/login', { viewport: PHONE });
    await signIn(page, email);
    await page.goto('/profile');
    await unfold(page, 'Aparelhos');
    const devices = page.getByRole('list', { name: 'Aparelhos conectados' });
    await devices.waitFor();
    // This one, the lost one, and the two by which the account was made and its consent given.
    expect(await devices.getByRole('listitem').count()).toBe(4);
    expect(await devices.getByRole('listitem').first().textContent()).toContain('Este aparelho');
    await expectNoSidewaysScroll(page);

    await devices
      .getByRole('button', { name: /^Desconectar Chrome/ })
      .first()
      .tap();
    const dialog = page.getByRole('dialog', { name: /^Desconectar Chrome/ });
    await dialog.getByRole('button', { name: 'Desconectar' }).tap();
    await seeText(page, 'Aparelho desconectado');
    await closeToast(page);
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(3);
    await lost.reload();
    await lost.getByRole('heading', { name: 'Entrar no Sistema' }).waitFor();

    const refused: string[] = [];
    page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
    await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).tap();
    await page
      .getByRole('dialog', { name: 'Sair de todos os aparelhos?' })
      .getByRole('button', { name: 'Sair de todos' })
      .tap();
    await seeText(page, 'Você saiu de todos os aparelhos');
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
    expect(refused).toEqual([]);
  });

  it('should send visitors to the login', async () => {
    const page = await parish.visit('/profile');
    await page.waitForURL('**/login');
  });
});
