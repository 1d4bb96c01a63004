import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE } from './browser.ts';
import { Parish, seeText } from './parish.ts';
import {
  askToJoin,
  closeToast,
  confirmEmail,
  expectNoSidewaysScroll,
  makeAccount,
  NO_CONNECTION,
  PASSWORD,
  signIn,
  tabTo,
  watch,
} from './support.ts';

const TWO_MEGABYTES = 2 * 1024 * 1024;
const PHOTO = 'Foto do perfil';

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
  profileImageUrl: string | null;
  profileImagePosition: { x: number; y: number };
  profileImageRotation: number;
  profileImageScale: number;
}

interface Relationship {
  relatedMinisterId: number;
  relatedScheduleName: string;
  relationshipType: string;
  wish: string;
}

/** The words that tell where the photo is. */
const adjustment = (page: Page) => page.getByRole('dialog').getByText(/^Zoom /);
const handle = (page: Page) => page.getByRole('application', { name: /^Posição da foto/ });

const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Telefone' });

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await handle(page).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe('Profile', () => {
  let parish: Parish;
  beforeAll(async () => {
    parish = await Parish.open();
  });
  afterEach(async () => {
    await parish.closePages();
    expect(parish.problems.splice(0)).toEqual([]);
  });
  afterAll(() => parish.close());

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

  it('should show who the person is', async () => {
    const minister = await change({ confirmationDate: null, availability: ['domingo-10h'] });
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await page.getByRole('heading', { level: 1, name: 'Meu Perfil' }).waitFor();
    await page.getByRole('heading', { level: 2, name: minister.fullName }).waitFor();
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
  });

  it('should change what a minister may change, offline once and without typing twice', async () => {
    await change({ availability: ['domingo-8h', 'domingo-19h'], marriageDate: '2004-08-21' });
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
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await seeText(page, phone);
    await page.reload();
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

  it('should take only images of at most 2MB as a photo, and show it everywhere', async () => {
    const before = (await own()).profileImageUrl;
    const page = await parish.visit('/profile', { as: 'ministro' });
    const uploads = watch(page, '/api/ministers/upload-image');
    await page.getByRole('button', { name: 'Editar' }).click();
    const input = page.getByLabel(PHOTO);
    await input.setInputFiles({ name: 'foto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await seeText(page, 'Por favor, selecione apenas arquivos de imagem');
    const large = Buffer.alloc(TWO_MEGABYTES + 1);
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: large });
    await seeText(page, 'A imagem deve ter no máximo 2MB');
    expect(uploads).toEqual([]);

    const broken = Buffer.from('isto não é uma imagem');
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: broken });
    await seeText(page, 'Erro ao enviar foto');

    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Trocar foto' }).click(),
    ]);
    await chooser.setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await seeText(page, 'Foto atualizada');
    const { profileImageUrl } = await own();
    expect(profileImageUrl).not.toBe(before);
    await page.locator(`header img[src="${profileImageUrl}"]`).waitFor();
    await page.getByRole('button', { name: 'Ampliar foto' }).click();
    await page.getByRole('img', { name: /^Foto de / }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('should place the photo by mouse and wheel within its limits, and show it so in the header', async () => {
    const page = await parish.visit('/profile', { as: 'ministro', viewport: DESKTOP });
    await page.getByRole('button', { name: 'Ajustar foto' }).click();
    await page.getByRole('button', { name: 'Voltar ao centro' }).click();
    expect(await adjustment(page).textContent()).toBe('Zoom 1,0×, no centro');
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 7, y - 5);
    expect(await adjustment(page).textContent()).toBe('Zoom 1,0×, 7 px à direita e 5 px para cima');
    await page.mouse.move(x + 55, y - 55, { steps: 4 });
    await page.mouse.up();
    expect(await adjustment(page).textContent()).toBe('Zoom 1,0×, 20 px à direita e 20 px para cima');
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -100);
    await page.getByText('Zoom 1,1×, 20 px à direita e 20 px para cima').waitFor();
    for (let tick = 0; tick < 20; tick += 1) await page.mouse.wheel(0, -100);
    await page.getByText('Zoom 2,5×, 20 px à direita e 20 px para cima').waitFor();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await seeText(page, 'Posição da foto salva');
    expect(await own()).toMatchObject({ profileImagePosition: { x: 20, y: -20 }, profileImageScale: 2.5 });
    // The circle of the header has 40 of the 128 pixels at which the photo is placed.
    const transform = await page.locator('header img').getAttribute('style');
    expect(transform).toContain('translate(6.25px, -6.25px)');
    expect(transform).toContain('scale(2.5)');
  });

  it('should place the photo by keyboard within its limits, and save after a try without network', async () => {
    const page = await parish.visit('/profile', { as: 'ministro' });
    await page.getByRole('button', { name: 'Ajustar foto' }).waitFor();
    await tabTo(page, 'Ajustar foto');
    await page.keyboard.press('Enter');
    await adjustment(page).waitFor();
    await tabTo(page, 'Voltar ao centro');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Posição da foto/);
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('-');
    }
    expect(await adjustment(page).textContent()).toBe('Zoom 0,8×, 20 px à esquerda e 20 px para baixo');
    await tabTo(page, 'Girar para a direita');
    await page.keyboard.press('Enter');
    expect(await adjustment(page).textContent()).toContain('girada 90 graus');
    await page.context().setOffline(true);
    await tabTo(page, 'Concluir');
    await page.keyboard.press('Enter');
    await seeText(page, 'Erro ao salvar alterações');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Concluir' }).press('Enter');
    await seeText(page, 'Posição da foto salva');
    expect(await own()).toMatchObject({
      profileImagePosition: { x: -20, y: 20 },
      profileImageRotation: 90,
      profileImageScale: 0.8,
    });
  });

  it('should place the photo by finger on a phone', async () => {
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await page.getByRole('button', { name: 'Ajustar foto' }).click();
    await page.getByRole('button', { name: 'Voltar ao centro' }).click();
    await expectNoSidewaysScroll(page);
    const { x, y } = await middleOf(page);
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [{ x, y }]);
    // The page must stay where it is: it is the photo that moves.
    for (let moved = 4; moved <= 48; moved += 4) await send('touchMove', [{ x: x - moved, y: y + moved }]);
    await send('touchEnd', []);
    await page.getByText('Zoom 1,0×, 20 px à esquerda e 20 px para baixo').waitFor();
    await page.getByRole('button', { name: 'Aumentar zoom' }).tap();
    await page.getByText('Zoom 1,1×, 20 px à esquerda e 20 px para baixo').waitFor();
    await page.getByRole('button', { name: 'Concluir' }).tap();
    await seeText(page, 'Posição da foto salva');
    expect(await own()).toMatchObject({ profileImagePosition: { x: -20, y: 20 }, profileImageScale: 1.1 });
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
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
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

  it('should name a relative who is no longer known, and say when relatives cannot be loaded', async () => {
    await addRelative((await stranger()).id);
    const page = await parish.visit('/profile', { as: 'ministro' });
    const address = /\/api\/ministers\/\d+\/family/;
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const relatives = (await answer.json()) as Relationship[];
      await route.fulfill({ json: relatives.map((one) => ({ ...one, relatedScheduleName: '' })) });
    });
    await page.reload();
    await seeText(page, 'Ministro não encontrado');
    await page.unroute(address);
    await page.route(address, (route) => route.abort());
    await page.reload();
    await seeText(page, 'Erro ao carregar relacionamentos');
    await page.unroute(address);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await page
      .getByRole('button', { name: /^Remover / })
      .first()
      .waitFor();
  });

  it('should keep days and wishes for the roster', async () => {
    const page = await parish.visit('/profile', { as: 'ministro', viewport: PHONE });
    await page.getByLabel('Máximo de missas por mês').selectOption({ label: '2 missas' });
    await page.getByLabel('Quem serve na mesma missa pode ver meu telefone e meu email').uncheck();
    await page.getByRole('button', { name: 'Salvar preferências' }).click();
    await seeText(page, 'Perfil atualizado com sucesso!');
    expect(await own()).toMatchObject({ maxDutiesPerMonth: 2, sharesPhone: false });

    const year = new Date().getFullYear() + 1;
    await page.getByRole('button', { name: 'Adicionar dias' }).click();
    await page.getByRole('button', { name: 'Bloquear dia' }).click();
    await seeText(page, 'Informe o dia.');
    await page.getByLabel('Dia', { exact: false }).first().fill(`${year}-07-01`);
    await page.getByLabel('Até (opcional)').fill(`${year}-07-03`);
    await page.getByLabel('Motivo (opcional)').fill('Férias');
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
    const decide = (id: number, body: Record<string, string>) =>
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

    const second = await askToJoin(parish, person);
    await decide(second, { status: 'approved', role: 'ministro', reviewComments: 'Que alegria!' });
    await page.reload();
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
    expect(download.suggestedFilename()).toBe('meus-dados.json');
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

  it('should send visitors to the login', async () => {
    const page = await parish.visit('/profile');
    await page.waitForURL('**/login');
  });
});
