import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type {
  ImportResponse,
  ImportRostersRequest,
  RosterPreviewResponse,
  TableResponse,
} from '../../src/imports/imports.dto.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { RosterBalanceService } from '../../src/roster/roster-balance.service.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { SeededRandom } from '../../demo/random.js';
import { seedTimetable } from '../../src/timetable/seed-timetable.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { everyRow, sendFile, workbook } from './support.js';

/** The clock stands at 10 November 2026. */
describe('Import of past rosters', () => {
  let app: TestApp;
  let coordinator: Caller;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
    await seedTimetable(app.em());
    for (const [fullName, scheduleName] of [
      ['Ana Beatriz Souza', 'Ana S.'],
      ['Rui Prado', 'Rui'],
      ['Íris Campos', 'Íris'],
      ['Marta Lima', 'Marta L.'],
    ] as const) {
      const person = { fullName, scheduleName, experience: '1-3-anos', availability: [] };
      ids[scheduleName] = (await coordinator.post<{ id: number }>('/api/ministers', person)).body.id;
    }
  });
  afterAll(() => app.stop());

  const paste = async (text: string) => {
    const answer = await coordinator.post<TableResponse>('/api/imports/text?kind=rosters', { text });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const bodyOf = (
    { fileName, headings, columns, lines, numbers }: TableResponse,
    more: Partial<ImportRostersRequest> = {},
  ): ImportRostersRequest => ({
    fileName,
    headings,
    columns,
    lines,
    numbers,
    leftOut: [],
    people: [],
    ...more,
  });
  const preview = async (body: object) => {
    const answer = await coordinator.post<RosterPreviewResponse>('/api/imports/rosters/preview', body);
    expect(answer.body).not.toHaveProperty('message');
    return answer.body;
  };
  const run = (body: object) =>
    coordinator.post<ImportResponse & { message: string }>('/api/imports/rosters', body);
  const served = async (month: number) => {
    const { rows } = await sql<{ mass: string; name: string }>`
      select to_char(t.date, 'MM-DD') || ' ' || t.time as mass, m.schedule_name as name
      from assignment a join schedule_slot t on t.id = a.slot_id join schedule s on s.id = t.schedule_id
        join minister m on m.id = a.minister_id
      where s.month = ${month} and s.imported order by 1, 2`.execute(app.em().getKysely());
    return rows.map(({ mass, name }) => `${mass} ${name}`);
  };

  it('should read people by masses, and make a month that is over, seen by all, told to nobody', async () => {
    const file = await workbook([
      ['Nome', 'dom 06/09 8h', 'Domingo 13/09 às 10h', '05/09/2026 15:00'],
      ['Ana S.', 'x', 'x', null],
      ['rui', null, 'X', null],
      ['Iris Campos', null, null, 'x'],
      ['Marta Lima', null, null, null],
    ]);
    const { body: table } = await sendFile(app, coordinator, file, 'setembro.xlsx', 'rosters');
    expect(table).toMatchObject({ columns: ['person', 'duty', 'duty', 'duty'] });
    const before = await everyRow(app.em());
    const mails = await app.em().count(EmailMessage);
    const seen = await preview(bodyOf(table));
    expect(seen).toMatchObject({
      toMake: 4,
      wrong: 0,
      months: [{ month: '2026-09', masses: 3, duties: 4, taken: false }],
    });
    expect(seen.rows[0]).toMatchObject({
      outcome: 'new',
      summary: 'Ana S.: 06/09/2026, 8h; 13/09/2026, 10h',
    });
    expect(await everyRow(app.em())).toEqual(before);

    const { status, body: made } = await run(bodyOf(table));
    expect(status).toBe(201);
    expect(made).toMatchObject({ kind: 'rosters', made: 4, rows: 4 });
    expect(await served(9)).toEqual([
      '09-05 15:00 Íris',
      '09-06 08:00 Ana S.',
      '09-13 10:00 Ana S.',
      '09-13 10:00 Rui',
    ]);
    const schedule = await app.em().findOneOrFail(Schedule, { month: 9 });
    expect(schedule).toMatchObject({
      title: 'Escala de setembro de 2026',
      status: 'completed',
      imported: true,
      publishedAt: null,
      startDate: '2026-09-01',
      endDate: '2026-09-30',
    });
    const slots = await app.em().find(ScheduleSlot, { schedule }, { orderBy: { startsAt: 1 } });
    expect(slots).toMatchObject([
      { description: 'Santa Missa', ruleKey: null, requiredMinisters: 1 },
      { description: 'Missa dominical', ruleKey: 'domingo', optionValue: 'domingo-8h', requiredMinisters: 1 },
      { description: 'Missa dominical', optionValue: 'domingo-10h', requiredMinisters: 2 },
    ]);
    expect(await app.em().count(EmailMessage)).toBe(mails);
    expect(await app.em().count(Notification)).toBe(0);
    expect(await app.em().count(OutboxMessage, { job: { $in: ['schedule.announce', 'mail.send'] } })).toBe(0);
    expect(await app.em().count(AuditEvent, { action: 'import-made', subjectId: made.id })).toBe(1);
    const minister = await app.as('ministro');
    expect((await minister.get<Schedule[]>('/api/schedules?year=2026')).body).toMatchObject([
      { imported: true },
    ]);
  });

  it('should read a list of day, hour and names, several in a cell or in columns, and ask whose a name is', async () => {
    const table = await paste(
      [
        'Data;Hora;Celebração;Ministro 1;Ministro 2',
        '02/08/2026;8h;;Ana Beatriz;Rui, Íris',
        '03/08/2026;;Segunda;Rui;',
        '09/08;19:00;;Zeca;Marta',
        '2026-08-16;10h00;;Zeca;',
      ].join('\n'),
    );
    expect(table.columns).toEqual(['date', 'time', 'mass', 'names', 'names']);
    const open = await preview(bodyOf(table));
    expect(open.names).toMatchObject([
      { name: 'Zeca', duties: 2, how: 'nobody', ministerId: null },
      { name: 'Ana Beatriz', how: 'like', scheduleName: 'Ana S.' },
      { name: 'Marta', how: 'like', scheduleName: 'Marta L.' },
      { name: 'Rui', how: 'same', duties: 2 },
      { name: 'Íris', how: 'same' },
    ]);
    expect((await run(bodyOf(table))).status).toBe(422);
    const chosen = bodyOf(table, { people: [{ name: 'zeca', ministerId: ids['Marta L.']! }] });
    expect((await preview(chosen)).names).toContainEqual(
      expect.objectContaining({ name: 'Zeca', how: 'chosen', scheduleName: 'Marta L.' }),
    );
    const left = bodyOf(table, { people: [{ name: 'Zeca', ministerId: null }] });
    expect(await preview(left)).toMatchObject({ toMake: 5 });
    expect((await run(left)).status).toBe(201);
    expect(await served(8)).toEqual([
      '08-02 08:00 Ana S.',
      '08-02 08:00 Rui',
      '08-02 08:00 Íris',
      '08-03 06:30 Rui',
      '08-09 19:00 Marta L.',
    ]);
    expect(await app.em().count(ScheduleSlot, { description: 'Segunda', time: '06:30' })).toBe(1);
  });

  it('should say what is wrong where it is, and leave months that are there as they are', async () => {
    const table = await paste(
      [
        'Dia\tHora\tNome',
        '31/02/2026\t8h\tRui',
        '01/11/2026\t8h\tRui',
        '05/07/2026\t\tRui',
        '05/07/2026\t25h\tRui',
        '05/07/2026\t8h\t',
        '06/09/2026\t8h\tMarta',
        '05/07/2026\t8h\tRui',
      ].join('\n'),
    );
    const seen = await preview(bodyOf(table));
    expect(seen.rows.map(({ problems }) => problems[0]?.message ?? null)).toEqual([
      'Dia: esse dia não existe.',
      'Dia: só entram meses que já terminaram.',
      'Hora: falta a hora da missa.',
      'Hora: essa hora não existe.',
      'Quem serviu: falta o nome.',
      null,
      null,
    ]);
    expect(seen.months).toMatchObject([
      { month: '2026-07', duties: 1, taken: false },
      { month: '2026-09', masses: 1, duties: 1, taken: false },
    ]);
    expect((await run(bodyOf(table))).body.message).toMatch(/linhas com erro/);
    const made = await run(bodyOf(table, { leftOut: [2, 3, 4, 5, 6, 7] }));
    expect(made).toMatchObject({ status: 201, body: { made: 1 } });
    expect((await coordinator.post(`/api/imports/${made.body.id}/undo`)).status).toBe(200);
  });

  it('should add to months that were imported what they lack, and take that alone back', async () => {
    const before = await served(9);
    const versions = await app.em().find(ScheduleSlot, { schedule: { month: 9 } });
    const table = await paste('Dia\tHora\tNome\n06/09/2026\t8h\tAna S., Rui\n27/09/2026\t19h\tMarta L.');
    expect(await preview(bodyOf(table))).toMatchObject({
      toMake: 2,
      months: [{ month: '2026-09', masses: 2, duties: 2, taken: false }],
    });
    const made = await run(bodyOf(table));
    expect(made.body).toMatchObject({ made: 2 });
    expect(await served(9)).toEqual(
      [...before, '09-06 08:00 Rui', '09-27 19:00 Marta L.'].sort((a, b) => (a < b ? -1 : 1)),
    );
    const slot = await app.em().findOneOrFail(ScheduleSlot, { date: '2026-09-06' });
    expect(slot.requiredMinisters).toBe(2);
    expect(await preview(bodyOf(table))).toMatchObject({ toMake: 0, months: [{ duties: 0, taken: false }] });
    expect((await run(bodyOf(table))).body.message).toMatch(/Nenhuma linha/);
    expect((await coordinator.post(`/api/imports/${made.body.id}/undo`)).status).toBe(200);
    expect(await served(9)).toEqual(before);
    const after = await app.em().find(ScheduleSlot, { schedule: { month: 9 } });
    const asOf = (slots: ScheduleSlot[]) =>
      slots.map(({ id, requiredMinisters }) => `${id}: ${requiredMinisters}`).sort();
    expect(asOf(after)).toEqual(asOf(versions));
  });

  it('should leave months that have a schedule of their own as they are', async () => {
    const { body: own } = await coordinator.post<{ id: number }>('/api/schedules', {
      title: 'Escala de junho',
      type: 'mensal',
      year: 2026,
      month: 6,
    });
    const table = await paste('Dia\tHora\tNome\n07/06/2026\t8h\tRui');
    expect(await preview(bodyOf(table))).toMatchObject({
      toMake: 0,
      months: [{ month: '2026-06', duties: 0, taken: true }],
    });
    expect((await coordinator.delete(`/api/schedules/${own.id}`)).status).toBeLessThan(300);
  });

  it.each([
    [['date', 'time'], /nomes de quem serviu/],
    [['names', 'time'], /dia da missa/],
    [['person', ''], /quais são as missas/],
    [['date', 'date'], /cada uma uma só vez/],
    [['nada', 'names'], /entre as oferecidas/],
  ])('should refuse the columns %j', async (columns, message) => {
    const body = {
      fileName: 'a',
      headings: ['A', 'B'],
      columns,
      lines: ['a\tb'],
      numbers: [1],
      leftOut: [],
      people: [],
    };
    expect(await run(body)).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
  });

  it('should count duties against the average of those who belonged then, by the maximum of each', async () => {
    const service = app.nest.get(RosterBalanceService);
    const december = { id: 0, startDate: '2026-12-01' } as Parameters<typeof service.balances>[1]['schedule'];
    const found = await service.balances(app.em(), { schedule: december, defaultMaxDuties: 4 });
    // August: 5 duties of Ana, Rui (2), Íris, Marta, who belonged. September: 4 of Ana (2), Rui, Íris; Marta was gone.
    const shares = {
      ana: 3 - (5 / 4 + 4 / 3),
      rui: 3 - (5 / 4 + 4 / 3),
      iris: 2 - (5 / 4 + 4 / 3),
      marta: 1 - 5 / 4,
    };
    expect(Object.fromEntries(found)).toEqual({
      [ids['Ana S.']!]: Math.round(shares.ana),
      [ids.Rui!]: Math.round(shares.rui),
      [ids['Íris']!]: Math.round(shares.iris),
      [ids['Marta L.']!]: Math.round(shares.marta) + 0,
    });
    interface Person {
      scheduleName: string;
      duties: number;
      expected: number;
      difference: number;
    }
    const report = await coordinator.get<{ people: Person[] }>(
      '/api/reports/fairness?from=2026-07&to=2026-10',
    );
    const ana = report.body.people.find(({ scheduleName }) => scheduleName === 'Ana S.');
    expect(ana).toMatchObject({ duties: 3, expected: 2.6, difference: 0.4 });
    const sum = report.body.people.reduce((total, { difference }) => total + difference, 0);
    expect(Math.abs(sum)).toBeLessThan(0.31);
  });

  it('should be taken back as if it had not been', async () => {
    const before = await everyRow(app.em());
    const table = await paste('Data;Hora;Nome\n03/05/2026;8h;Rui\n07/06/2026;8h;Íris');
    const { body: made } = await run(bodyOf(table));
    expect(await everyRow(app.em())).not.toEqual(before);
    expect(await coordinator.post(`/api/imports/${made.id}/undo`)).toMatchObject({ status: 200 });
    expect(await everyRow(app.em())).toEqual(before);
    expect((await coordinator.post(`/api/imports/${made.id}/undo`)).status).toBe(409);
  });

  it('should answer 300 broken tables without writing anything, in words', async () => {
    const before = await everyRow(app.em());
    const random = new SeededRandom(15);
    const texts = [
      '',
      'x',
      '31/02',
      '2026-99-99',
      '08:61',
      'Rui',
      '=1+1',
      '💥',
      '\u202e',
      "'; drop",
      '9'.repeat(400),
      '06/09 8h',
    ];
    const columns = ['', 'date', 'time', 'dateTime', 'mass', 'names', 'person', 'duty', 'nada'];
    const pick = (from: readonly string[]) => from[random.int(0, from.length - 1)]!;
    for (let table = 0; table < 300; table += 1) {
      const width = random.int(1, 6);
      const row = () => Array.from({ length: width }, () => pick(texts));
      const lines = Array.from({ length: random.int(1, 5) }, () => row().join('\t'));
      const body = {
        fileName: pick(texts) || 'a',
        headings: row(),
        columns: Array.from({ length: width }, () => pick(columns)),
        lines,
        numbers: lines.map((_, at) => at + 1),
        leftOut: [random.int(1, 9)],
        people: [{ name: pick(texts) || 'a', ministerId: random.int(1, 9) }],
      };
      const { status } = await coordinator.post('/api/imports/rosters/preview', body);
      expect([200, 400]).toContain(status);
    }
    expect(await everyRow(app.em())).toEqual(before);
  });

  it('should be for the coordination alone, and offer its columns in words', async () => {
    const columns = await coordinator.get<{ value: string; label: string }[]>(
      '/api/imports/columns?kind=rosters',
    );
    expect(columns.body).toContainEqual({ value: 'names', label: 'Quem serviu' });
    expect((await coordinator.get('/api/imports/columns?kind=outra')).status).toBe(400);
    const minister = await app.as('ministro');
    expect((await minister.post('/api/imports/rosters', {})).status).toBe(403);
  });
});
