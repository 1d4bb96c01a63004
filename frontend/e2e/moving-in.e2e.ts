import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { spawnServer, type SpawnedServer } from '../../scripts/spawn-server.ts';
import { chromiumOfWorker, DESKTOP, openSession, PHONE } from './browser.ts';
import { seeText } from './parish.ts';
import { follow, PASSWORD } from './support.ts';

const JOURNEY_LIMIT_MS = 900_000;
const PEOPLE = 60;
const WITHOUT_EMAIL = 20;
/** Whose answers the coordination notes. */
const ON_PAPER = 24;
const COORDINATOR = 'Pessoa Um da Silva';

/** Address, what it says while it is empty, and the way on: '/' begins the name of a link, else it is a button. */
const EMPTY_LISTS: readonly (readonly [address: string, empty: string | RegExp, next: string])[] = [
  ['/coordination', 'Nenhuma escala encontrada', '/Criar escala'],
  ['/coordination?tab=questionnaires', 'Nenhum questionário enviado', '/Abrir questionários'],
  ['/coordination?tab=messages', /^Nenhuma mensagem recebida/, '/Nova mensagem'],
  ['/coordination?tab=ministers', 'Nenhum ministro encontrado', '/Importar planilha'],
  ['/schedules', /^Ainda não há escala em/, 'Criar escala'],
  ['/questionnaires', /^Nenhuma escala encontrada/, '/Criar escala'],
  ['/fairness', 'Nenhuma escala publicada', '/Importar escalas passadas'],
  ['/ministers', /^Ainda não há ministros/, '/Importar planilha'],
  ['/invitations', 'Ninguém aqui', '/Importar planilha'],
  ['/import', /^Nada foi importado ainda/, 'Ler o que colei'],
  ['/admin', 'Nenhuma solicitação pendente', '/Importar planilha'],
  ['/news', 'Nenhuma notícia ainda.', '/Nova notícia'],
  ['/community-posts', 'O mural está vazio.', '/Nova publicação'],
  ['/training-courses', 'Nenhum curso ainda.', '/Novo curso'],
  ['/liturgical-materials', 'Nenhum material ainda.', '/Novo material'],
  ['/procedures', 'Nenhum procedimento ainda.', '/Novo procedimento'],
  ['/settings/levar-os-dados-da-paroquia', 'Nenhum arquivo foi pedido ainda.', 'Pedir o arquivo'],
];

/** A list as parishes keep it: every third person has no e-mail. */
function spreadsheet(): string {
  const numbers = 'Um Dois Três Quatro Cinco Seis Sete Oito Nove Dez'.split(' ');
  const families = ['da Silva', 'Souza', 'Prado', 'Campos', 'Lima', 'Teixeira'];
  const rows = families.flatMap((family) => numbers.map((number) => `Pessoa ${number} ${family}`));
  const lines = rows.map((name, at) => {
    const email = at % 3 === 2 ? '' : `pessoa${at}@exemplo.test`;
    return `${name};${email};(15) 98${String(100_000 + at)};${at % 2 ? '2 anos' : 'desde 2015'};dom 8h e 10h`;
  });
  return ['Nome;E-mail;Celular;Experiência;Disponibilidade', ...lines].join('\r\n');
}

/** What a person does: presses of mouse or finger, choices from a list, texts typed. */
interface Effort {
  presses: number;
  choices: number;
  texts: number;
}

describe('A parish moves in, through the interface alone', () => {
  let server: SpawnedServer;
  let browser: Browser;
  let folder: string;
  let database: string;
  const problems: string[] = [];
  const effort: Effort = { presses: 0, choices: 0, texts: 0 };

  const inPostgres = async (statement: string) => {
    const client = new pg.Client(inject('postgresUrl'));
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'partilha-empty-'));
    database = `empty_${process.pid}`;
    await inPostgres(`create database ${database}`);
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${database}`;
    server = await spawnServer({ env: { DATABASE_URL: url.href, DATA_DIR: folder, REDIS_URL: '' } });
    browser = await chromiumOfWorker();
  });
  afterAll(async () => {
    await server.stop();
    await inPostgres(`drop database ${database} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  /** A visitor's page; what is done on it is counted. */
  async function open(viewport: typeof DESKTOP): Promise<Page> {
    const context = await openSession(browser, {
      baseURL: server.url,
      viewport,
      locale: 'pt-BR',
      hasTouch: viewport.width < 600,
    });
    await context.exposeFunction('countEffort', (kind: keyof Effort) => (effort[kind] += 1));
    await context.addInitScript(() => {
      const count = (kind: string) =>
        (window as unknown as { countEffort: (kind: string) => void }).countEffort(kind);
      document.addEventListener('pointerdown', () => count('presses'), true);
      document.addEventListener(
        'change',
        ({ target }) => {
          if (target instanceof HTMLSelectElement) count('choices');
          else if (
            target instanceof HTMLInputElement &&
            /text|email|password|search|file|tel/.test(target.type)
          )
            count('texts');
        },
        true,
      );
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 500) problems.push(`${response.status()} ${response.url()}`);
    });
    return page;
  }

  const press = (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') =>
    page.getByRole(role, { name }).first().click();

  /** What stands before everything else for whoever has not agreed to the present text. */
  async function agree(page: Page): Promise<void> {
    await page.getByRole('heading', { level: 1, name: 'Antes de continuar' }).waitFor();
    await page.getByRole('checkbox').first().check();
    await press(page, 'Concordar e continuar');
    await page.getByRole('heading', { level: 1, name: 'Antes de continuar' }).waitFor({ state: 'detached' });
  }

  async function setPassword(page: Page): Promise<void> {
    await page.getByLabel('Nova senha').fill(PASSWORD);
    await page.getByLabel('Confirmar senha').fill(PASSWORD);
    await page
      .locator('main')
      .getByRole('button', { name: /Definir/ })
      .click();
    await press(page, 'Fazer Login', 'link');
  }

  /** The office of a parish in which nothing has been done says what comes next wherever it has nothing to show. */
  async function everyEmptyListLeadsOn(page: Page): Promise<void> {
    for (const [address, empty, next] of EMPTY_LISTS) {
      await follow(page, address);
      await page.getByText(empty).first().waitFor();
      const way = page.locator('main').getByRole(next.startsWith('/') ? 'link' : 'button', {
        name: next.replace('/', ''),
      });
      await way.last().waitFor();
    }
  }

  const nextStep = async (page: Page, act: string) => {
    await page.goto('/dashboard');
    await press(page, act, 'link');
  };

  it(
    'should lead from the first link to a published roster with people with and without an e-mail',
    async () => {
      const start = performance.now();
      const page = await open(DESKTOP);
      const [, link] = /(http:\/\/\S+\/setup-password\?token=\S+)/.exec(server.output())!;
      const [, address] = /entre com o e-mail (\S+)\./.exec(server.output())!;
      const { pathname, search } = new URL(link!);
      await page.goto(pathname + search);
      await setPassword(page);
      await page.getByLabel('Email').fill(address!);
      await page.locator('input[name=password]').fill(PASSWORD);
      await press(page, 'Entrar');
      // Nobody to agree with yet: the administrator is asked once the parish has a name.
      await page.getByRole('heading', { level: 1, name: 'Olá, Administrador!' }).waitFor();
      await everyEmptyListLeadsOn(page);

      await page.goto('/dashboard');
      await press(page, 'Dizer quem sou', 'link');
      await page.getByLabel('Nome completo').fill('Marta Prado');
      await page.getByLabel(/^E-mail/).fill('marta@exemplo.test');
      await page.getByLabel('Sua senha, para confirmar').fill(PASSWORD);
      await press(page, 'Guardar e continuar');
      await seeText(page, 'A partir de agora você entra com marta@exemplo.test.');

      await press(page, 'Apresentar a paróquia', 'link');
      await page.getByLabel('Nome da paróquia').fill('Paróquia São Bento');
      await page.getByLabel('Cidade').fill('Serra das Aroeiras, SP');
      await press(page, 'Guardar e continuar');
      await agree(page);

      await nextStep(page, 'Escolher o cronograma');
      await page.getByRole('radio', { name: /Só aos domingos/ }).check();
      await seeText(page, 'Um ano de missas');
      await press(page, 'Guardar este cronograma');
      await seeText(page, 'Cronograma guardado');

      await press(page, 'Trazer as pessoas', 'link');
      const file = path.join(folder, 'ministros.csv');
      writeFileSync(file, spreadsheet());
      await page.getByLabel('Arquivo').setInputFiles(file);
      await press(page, 'Conferir as linhas');
      await seeText(page, `${PEOPLE} pessoas serão cadastradas`);
      await press(page, `Importar ${PEOPLE} pessoas`);
      await seeText(page, `${PEOPLE} pessoas cadastradas`);

      await nextStep(page, 'Convidar as pessoas');
      await press(page, 'Convidar todos por e-mail');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Enviar \d+ convites$/ })
        .click();
      await page
        .getByText(/^\d+ convites enviados$/)
        .first()
        .waitFor();

      await nextStep(page, 'Nomear coordenadores');
      await page.getByLabel(/Buscar/).fill(COORDINATOR);
      await press(page, `Mais ações para ${COORDINATOR}`);
      await page.getByRole('menuitem', { name: 'Mudar função' }).click();
      const roles = page.getByRole('dialog');
      await roles.getByRole('radio', { name: /Coordenador/ }).check();
      await roles.getByRole('button', { name: 'Mudar função' }).click();
      await seeText(page, 'Função alterada');

      await nextStep(page, 'Criar a escala');
      await press(page, 'Nova Escala');
      await page.getByRole('dialog').getByRole('button', { name: 'Criar escala' }).click();
      await seeText(page, 'Escala criada com sucesso!');

      await nextStep(page, 'Perguntar a disponibilidade');
      await press(page, /Criar/);
      await page.getByRole('dialog').getByRole('button', { name: 'Criar questionário' }).click();
      await seeText(page, 'Questionário criado!');
      await press(page, /^Enviar/);
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
      await seeText(page, 'Questionário enviado!');

      await firstSignIn(page);

      await page.goto('/questionnaires');
      await press(page, /^Mais ações para/);
      await page.getByRole('menuitem', { name: 'Anotar respostas' }).click();
      const grid = page.getByRole('table', { name: 'Respostas por pessoa e missa' });
      await grid.waitFor();
      const masses = (await grid.getByRole('columnheader').count()) - 1;
      // The names stand by the alphabet: every third of them has no e-mail, and others answered on paper too.
      for (let row = 0; row < ON_PAPER; row += 1) {
        await page.locator(`[data-cell="${row}-0"]`).focus();
        for (let mass = 0; mass < masses; mass += 1) await page.keyboard.press('d');
      }
      await press(page, /^Gravar/);
      await seeText(page, `Respostas de ${ON_PAPER} pessoas gravadas`);

      await nextStep(page, 'Gerar e publicar');
      // At the end of a year the next month is one of the year to come.
      const details = page.getByRole('link', { name: /Ver Detalhes/ });
      const nextYear = page.getByRole('link', { name: /^\d{4} \(1\)$/ });
      await details.or(nextYear).first().waitFor();
      if ((await details.count()) === 0) await nextYear.click();
      await details.first().click();
      await press(page, 'Gerar escala');
      await page
        .getByText(/Está provado/)
        .first()
        .waitFor();
      await press(page, 'Publicar');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: /Publicar/ }).waitFor();
      const empty = dialog.getByRole('checkbox');
      if ((await empty.count()) > 0) await empty.first().check();
      await dialog.getByRole('button', { name: /Publicar/ }).click();
      await seeText(page, 'Escala publicada!');

      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1, name: /Olá/ }).waitFor();
      await page.getByRole('heading', { name: 'Gestão' }).waitFor();
      expect(await page.getByRole('heading', { name: 'Primeiros passos' }).count()).toBe(0);
      await page.goto('/ministers?filter=%7B%22access%22%3A%22none%22%7D');
      await page.getByText(`1–${WITHOUT_EMAIL} de ${WITHOUT_EMAIL}`).waitFor();
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(
        `Da pasta vazia à escala publicada, com ${PEOPLE} pessoas: ${effort.presses} cliques, ${effort.choices} escolhas em listas, ${effort.texts} campos preenchidos; ${seconds} s da máquina.`,
      );
      expect(problems).toEqual([]);
    },
    JOURNEY_LIMIT_MS,
  );

  /** Somebody of the spreadsheet comes in by a link handed over, and is asked for consent before anything is shown. */
  async function firstSignIn(office: Page): Promise<void> {
    await office.goto('/invitations');
    await office.getByLabel(/Buscar/).fill('Pessoa Dois da Silva');
    await office
      .getByRole('listitem')
      .filter({ hasText: 'Pessoa Dois da Silva' })
      .getByRole('button', { name: 'Entregar o link' })
      .click();
    const link = new URL(await office.getByRole('dialog').getByLabel('Link').inputValue());
    const phone = await open(PHONE);
    await phone.goto(link.pathname + link.search);
    await setPassword(phone);
    await phone.getByLabel('Email').fill('pessoa1@exemplo.test');
    await phone.locator('input[name=password]').fill(PASSWORD);
    await press(phone, 'Entrar');
    await phone.getByRole('heading', { level: 1, name: 'Antes de continuar' }).waitFor();
    await phone.goto('/my-questionnaires');
    await phone.getByRole('heading', { level: 1, name: 'Antes de continuar' }).waitFor();
    expect(await phone.getByText('Responder').count()).toBe(0);
    await agree(phone);
    await phone.getByRole('button', { name: 'Responder' }).first().click();
    await phone
      .getByRole('radiogroup', { name: 'Todas as missas' })
      .getByRole('radio', { name: 'Disponível', exact: true })
      .check();
    await press(phone, 'Enviar resposta');
    await seeText(phone, 'Resposta enviada!');
    await phone.context().close();
  }
});
