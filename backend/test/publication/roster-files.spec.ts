import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'content-disposition';
import readXlsxFile from 'read-excel-file/node';
import { AiRule } from '../../src/ai/records/ai-rule.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { pdfPages } from '../support/pdf-text.js';
import { RosterFactory } from '../support/roster-factory.js';
import { setStatus } from '../support/schedules-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('Files of a roster', () => {
  let app: TestApp;
  let rector: Caller;
  let make: RosterFactory;

  beforeAll(async () => {
    app = await TestApp.start();
    rector = await app.as('reitor');
    make = new RosterFactory(app);
  });
  afterAll(() => app.stop());

  /** A file as it is sent. */
  async function download(url: string) {
    const { statusCode, headers, rawPayload } = await app.nest
      .getHttpAdapter()
      .getInstance()
      .inject({ method: 'GET', url, headers: { authorization: `Bearer ${rector.token}` } });
    expect(statusCode).toBe(200);
    return { headers, file: rawPayload };
  }

  async function roster() {
    const { id, slots } = await make.schedule([
      { date: '2026-12-06', time: '08:00', required: 3, location: 'Capela São José' },
      { date: '2026-12-08', time: '19:30', required: 1, location: 'Igreja matriz' },
    ]);
    const [first, second] = slots as [number, number];
    const [zelia, erica] = [await make.minister('Zélia'), await make.minister('=Érica')];
    await make.place(first, zelia);
    await make.place(first, erica);
    await make.place(second, zelia);
    return { id, first, second };
  }

  it('should be a PDF by mass and by person, a draft until it is published', async () => {
    const { id } = await roster();
    const { headers, file } = await download(`/api/schedules/${id}/roster.pdf`);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Dezembro, 2026 - por missa.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const [page] = await pdfPages(file);
    for (const text of [
      'Nossa paróquia',
      'Missa inventada, Capela São José (2 de 3, falta 1)',
      'Missa inventada (1 de 1)',
      '1. =Érica',
      '2. Zélia',
      'rascunho',
      'Impresso em 10/11/2026, 12h.',
    ])
      expect(page).toContain(text);
    await setStatus(app, id, 'published');
    const published = await download(`/api/schedules/${id}/roster.pdf?by=person`);
    const [byPerson] = await pdfPages(published.file);
    expect(byPerson).toContain('Zélia|2|dom 06/12 8h|ter 08/12 19h30');
    expect(byPerson).not.toContain('ascunho');
  });

  it('should print a month of 60 masses and 450 places, four at once too', async () => {
    const masses = Array.from({ length: 60 }, (_, i) => ({
      date: `2026-12-${String(1 + Math.floor(i / 3)).padStart(2, '0')}`,
      time: `${String(7 + (i % 3) * 3).padStart(2, '0')}:00`,
      required: 8,
    }));
    const { id, slots } = await make.schedule(masses);
    const people: number[] = [];
    for (let i = 0; i < 60; i += 1) people.push(await make.minister(`Conceição Araújo ${i}`));
    const em = app.em();
    const places = slots.flatMap((slot, i) =>
      Array.from({ length: 7 + (i % 2) }, (_, j) => ({ slot, minister: people[(i * 7 + j) % 60]! })),
    );
    await em.getConnection().execute(
      `insert into assignment (slot_id, minister_id, origin) select * from json_to_recordset(?)
       as place (slot int, minister int), (values ('automatic')) origin`,
      [JSON.stringify(places)],
    );
    const { file } = await download(`/api/schedules/${id}/roster.pdf`);
    expect((await pdfPages(file)).join('|').match(/\d\. Conceição Araújo/g)).toHaveLength(450);
    const four = await Promise.all([1, 2, 3, 4].map(() => download(`/api/schedules/${id}/roster.pdf`)));
    expect(new Set(four.map((each) => each.file.length)).size).toBe(1);
  });

  it('should be a calendar for the wall, on the paper that is asked for, with a code to the live page', async () => {
    const { id } = await roster();
    for (const [paper, address] of [
      ['A3', `/api/schedules/${id}/calendar.pdf`],
      ['A4', `/api/schedules/${id}/calendar.pdf?paper=a4`],
    ] as const) {
      const { headers, file } = await download(address);
      expect(parse(headers['content-disposition']!)).toMatchObject({
        type: 'attachment',
        parameters: { filename: `Dezembro, 2026 - calendário ${paper}.pdf` },
      });
      const pages = (await pdfPages(file)).map((text) => text.replaceAll('\u00a0', ' '));
      expect(pages).toHaveLength(1);
      for (const text of ['Dezembro, 2026', 'Nossa paróquia', '=Érica, Zélia', '(falta 1)', 'Rascunho'])
        expect(pages[0]).toContain(text);
      expect(pages[0]).toContain('partilha.test/my-schedule');
    }
    expect((await rector.get(`/api/schedules/${id}/calendar.pdf?paper=a5`)).status).toBe(400);
    expect((await rector.get('/api/schedules/999999/calendar.pdf')).status).toBe(404);
  });

  it('should be a workbook with real dates and no formulas', async () => {
    const { id } = await roster();
    const { headers, file } = await download(`/api/schedules/${id}/roster.xlsx`);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="Dezembro, 2026.xlsx"',
    });
    const [byMass, byPerson, counts] = await readXlsxFile(file);
    const on = (day: number) => new Date(Date.UTC(2026, 11, day));
    const first = [on(6), '08:00', 'Missa inventada', 'Capela São José'];
    const second = [on(8), '19:30', 'Missa inventada', null];
    expect(byMass).toEqual({
      sheet: 'Por missa',
      data: [
        ['Data', 'Horário', 'Missa', 'Local', 'Lugar', 'Ministro'],
        [...first, 1, "'=Érica"],
        [...first, 2, 'Zélia'],
        [...first, 3, '(vazio)'],
        [...second, 1, 'Zélia'],
      ],
    });
    expect(byPerson).toEqual({
      sheet: 'Por pessoa',
      data: [
        ['Ministro', 'Data', 'Horário', 'Missa', 'Local'],
        ["'=Érica", ...first],
        ['Zélia', ...first],
        ['Zélia', ...second],
      ],
    });
    expect(counts).toEqual({
      sheet: 'Contagem',
      data: [
        ['Ministro', 'Missas'],
        ["'=Érica", 1],
        ['Zélia', 2],
        ['Lugares vazios', 1],
      ],
    });
  });

  it('should be a text to share, of the schedule and of one mass', async () => {
    const { id, first } = await roster();
    const mass =
      '*Domingo, 6 de dezembro, 8h*\nMissa inventada, Capela São José\n1. =Érica\n2. Zélia\n3. (vazio)\nFalta 1 ministro.';
    expect(await rector.get(`/api/slots/${first}/share-text`)).toMatchObject({
      status: 200,
      body: { text: mass },
    });
    const { body } = await rector.get<{ text: string }>(`/api/schedules/${id}/share-text`);
    expect(body.text.split('\n\n')).toEqual([
      '*Dezembro*\n_Rascunho: ainda pode mudar._',
      mass,
      '*Terça-feira, 8 de dezembro, 19h30*\nMissa inventada\n1. Zélia',
    ]);
    expect(body.text).not.toMatch(/@|99999/);
    const rest = await rector.get<{ text: string }>(`/api/schedules/${id}/share-text?from=2026-12-07`);
    expect(rest.body.text.split('\n\n')).toEqual([
      '*Dezembro*\n_A partir de segunda-feira, 7 de dezembro._\n_Rascunho: ainda pode mudar._',
      '*Terça-feira, 8 de dezembro, 19h30*\nMissa inventada\n1. Zélia',
    ]);
    expect((await rector.get(`/api/schedules/${id}/share-text?from=hoje`)).status).toBe(400);
    const now = app.clock.now();
    app.clock.set('2026-12-06T11:00:00Z');
    const begun = await rector.get(`/api/slots/${first}/share-text`);
    expect(begun.body).toEqual({ text: mass.replace('\nFalta 1 ministro.', '') });
    app.clock.set(now);
  });

  it('should count the places that a rule of the schedule sets', async () => {
    const { id, second } = await roster();
    const em = app.em();
    const parameters = { mass: { date: '2026-12-08', time: '19:30' }, count: 4 };
    const schedule = em.getReference(Schedule, id);
    await em
      .persist(new AiRule({ schedule, kind: 'required', parameters, createdBy: null, sourceMessage: null }))
      .flush();
    const { body } = await rector.get<{ text: string }>(`/api/slots/${second}/share-text`);
    expect(body.text).toContain('Faltam 3 ministros.');
  });

  it('should be for those who see drafts, and 404 for what is not there', async () => {
    const { id, first } = await roster();
    const urls = ['roster.pdf', 'calendar.pdf', 'roster.xlsx', 'share-text'].map(
      (file) => `/api/schedules/${id}/${file}`,
    );
    const minister = await app.as('ministro');
    for (const url of [...urls, `/api/slots/${first}/share-text`])
      expect((await minister.get(url)).status).toBe(403);
    for (const url of urls) expect((await rector.get(url.replace(String(id), '999999'))).status).toBe(404);
    expect((await rector.get('/api/slots/999999/share-text')).status).toBe(404);
    expect((await rector.get(`/api/schedules/${id}/roster.pdf?by=day`)).status).toBe(400);
  });
});
