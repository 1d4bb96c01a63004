import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { ImportRecord } from '../../src/imports/import-record.entity.js';
import type { ImportPreviewResponse, ImportResponse, TableResponse } from '../../src/imports/imports.dto.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { everyRow, importOf, sendFile, workbook } from './support.js';

describe('Import of people', () => {
  let app: TestApp;
  let coordinator: Caller & { userId: number };

  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
  });
  afterAll(() => app.stop());

  const paste = async (text: string) => {
    const answer = await coordinator.post<TableResponse>('/api/imports/text', { text });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const preview = async (body: object) => {
    const answer = await coordinator.post<ImportPreviewResponse>('/api/imports/people/preview', body);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const run = (body: object) =>
    coordinator.post<ImportResponse & { message: string }>('/api/imports/people', body);

  /** Ids of the ministers that an import made. */
  const madeBy = async (id: number) => {
    const { made } = await app.em().findOneOrFail(ImportRecord, id);
    return made.flatMap((one) => ('ministerId' in one ? one.ministerId : []));
  };
  const everything = () => everyRow(app.em());

  it('should read a workbook, tell what its columns are, and make the people with and without an e-mail', async () => {
    const file = await workbook([
      ['Nome', 'E-mail', 'Celular', 'Nascimento', 'Tempo de ministério', 'Disponibilidade', 'Domingo 10h'],
      [
        'Ana Beatriz Souza',
        'ana.b@exemplo.test',
        '15 99999-8888',
        new Date('1980-12-25'),
        '2 anos',
        'dom 8h',
        'x',
      ],
      ['João da Silva', null, 15988887777, '1/5/55', 'desde 2001', null, null],
    ]);
    const { status, body } = await sendFile(app, coordinator, file);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      fileName: 'ministros.xlsx',
      columns: ['fullName', 'email', 'phone', 'birthDate', 'experience', 'availability', 'mass:domingo-10h'],
    });
    const before = await everything();
    const seen = await preview(importOf(body));
    expect(seen).toMatchObject({ toMake: 2, wrong: 0 });
    expect(await everything()).toEqual(before);
    const made = await run(importOf(body));
    expect(made).toMatchObject({ status: 201, body: { made: 2, rows: 2, undoneAt: null } });
    const [ana, joao] = await app
      .em()
      .find(
        Minister,
        { fullName: { $in: ['Ana Beatriz Souza', 'João da Silva'] } },
        { orderBy: { id: 1 }, populate: ['user.passwordHash'] },
      );
    expect(ana).toMatchObject({
      phone: '+55 (15) 99999-8888',
      birthDate: '1980-12-25',
      experience: '1-3-anos',
      availability: ['domingo-8h', 'domingo-10h'],
      scheduleName: 'Ana S.',
      user: { email: 'ana.b@exemplo.test', role: 'ministro', passwordHash: null },
    });
    expect(joao).toMatchObject({ user: null, birthDate: '1955-05-01', experience: 'mais-5-anos' });
    expect(await app.em().count(EmailMessage, { to: 'ana.b@exemplo.test' })).toBe(0);
    expect(await app.em().count(AuditEvent, { action: 'import-made', subjectId: made.body.id })).toBe(1);
  });

  it('should tell who is like somebody there, by e-mail, telephone and name without accents, and within the file', async () => {
    await app.make.person({ name: 'Fátima Guedes', email: 'fatima@exemplo.test' });
    await app.make.person({ role: 'reitor', name: 'Padre Reitor', email: 'reitor@exemplo.test' });
    const table = await paste(
      [
        'Nome\tE-mail\tTelefone',
        'Outra Fátima\tFATIMA@exemplo.test\t',
        'Fatima guedes\t\t',
        'Alguém\treitor@exemplo.test\t',
        'Carlos Um\tcarlos@exemplo.test\t15 97777-1111',
        'Carlos Dois\tcarlos@exemplo.test\t',
        'Marido\t\t15 97777-1111',
        '\tsemnome@exemplo.test\t',
      ].join('\n'),
    );
    const { rows } = await preview(importOf(table));
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      'like',
      'like',
      'wrong',
      'new',
      'wrong',
      'like',
      'wrong',
    ]);
    expect(rows[0]).toMatchObject({ like: 'mesmo e-mail de Fátima Guedes', mayBeOther: false });
    expect(rows[1]).toMatchObject({ like: 'mesmo nome de Fátima Guedes', mayBeOther: true });
    expect(rows[5]).toMatchObject({ like: 'mesmo telefone de Carlos Um (linha 5)', mayBeOther: true });
    expect(rows[6]!.problems).toEqual([{ column: 0, message: 'Nome completo: falta o nome.' }]);
    expect(await run(importOf(table))).toMatchObject({ status: 422 });
    const resolved = importOf(table, { leftOut: [4, 6, 8], otherPeople: [3, 7] });
    expect((await preview(resolved)).rows.map(({ outcome }) => outcome)).toEqual([
      'like',
      'new',
      'left-out',
      'new',
      'left-out',
      'new',
      'left-out',
    ]);
    expect(await run(resolved)).toMatchObject({ status: 201, body: { made: 3 } });
  });

  it('should make nothing of a line without content, and call each by its number in the list', async () => {
    const table = await paste(
      'Ministros da paróquia\n\nNº\tNome\tTelefone\tObs.\n1\tLinha Primeira\t\t\n2\t\t\tligar\n---\t---\t---\t---\n\t\u200b\t-\t\n3\tLinha Segunda\t\t\n',
    );
    expect(table).toMatchObject({ headings: ['Nº', 'Nome', 'Telefone', 'Obs.'] });
    const seen = await preview(importOf(table));
    expect(seen.rows.map(({ facts }) => facts[0])).toEqual([
      'Linha Primeira (Linha P.)',
      'Linha Segunda (Linha S.)',
    ]);
    expect(seen.rows.map(({ row }) => row)).toEqual([4, 8]);
    const numbers = table.lines.map(() => 4);
    expect((await coordinator.post('/api/imports/people', importOf(table, { numbers }))).status).toBe(400);
    expect(await run(importOf(table))).toMatchObject({ status: 201, body: { made: 2, rows: 2 } });
  });

  it('should ask of a name with words left out whose it is, and make nobody before it is said', async () => {
    await app.make.person({ name: 'Ana Lúcia Proença Furquim', email: 'ana.lucia@exemplo.test' });
    const table = await paste('Nome\nAna Lucia Furquim\nAna Lucia de Proença Furquim Neta\nAna Furtado');
    const seen = await preview(importOf(table));
    expect(seen).toMatchObject({ toMake: 1, wrong: 0, unsure: 2 });
    expect(seen.rows[0]).toMatchObject({
      outcome: 'unsure',
      like: 'nome parecido com o de Ana Lúcia Proença Furquim',
      mayBeOther: true,
      problems: [],
    });
    expect(await run(importOf(table))).toMatchObject({ status: 422, body: { code: 'rows-unsure' } });
    const said = importOf(table, { leftOut: [2], otherPeople: [3] });
    expect((await preview(said)).rows.map(({ outcome }) => outcome)).toEqual(['left-out', 'new', 'new']);
    expect(await run(said)).toMatchObject({ status: 201, body: { made: 2 } });
  });

  it('should tell the new telephone of who is there already', async () => {
    const there = await app.make.person({ name: 'Vera Telefonada', email: 'vera@exemplo.test' });
    const table = await paste(
      'Nome\tTelefone\nVera Telefonada\t15 97777-2222\nNova Vizinha\t15 97777-3333\nNova Vizinha\t15 97777-4444',
    );
    const { rows } = await preview(importOf(table));
    expect(rows).toMatchObject([
      { outcome: 'like', likeMinisterId: there.minister!.id, likeRow: null, newPhone: '+55 (15) 97777-2222' },
      { outcome: 'new', likeMinisterId: null, newPhone: null },
      { outcome: 'like', likeMinisterId: null, likeRow: 3, newPhone: '+55 (15) 97777-4444' },
    ]);
  });

  it('should say once that somebody is there already, whatever else is in the row', async () => {
    await run(
      importOf(await paste('Nome\tE-mail\tNome na escala\nRosa Repetida\trosa@exemplo.test\tRosinha')),
    );
    const again = await paste(
      [
        'Nome\tE-mail\tNome na escala\tTelefone',
        'Rosa Repetida\trosa@exemplo.test\tRosinha\t123',
        'Dália Duas\tdalia@exemplo.test\tDália\t',
        'Dália Duas\tdalia@exemplo.test\tDália\t',
      ].join('\n'),
    );
    const { rows } = await preview(importOf(again));
    expect(rows.map(({ outcome, problems }) => [outcome, problems])).toEqual([
      ['like', []],
      ['new', []],
      ['like', []],
    ]);
    expect(rows[2]).toMatchObject({ like: 'mesmo nome de Dália Duas (linha 3)' });
  });

  it('should undo the whole, table by table, until one of them has come in', async () => {
    const before = await everything();
    const table = await paste(
      'Nome;E-mail;Nome na escala\nUm Desfeito;um@desfeito.test;\nDois Desfeito;;Dois D.',
    );
    const { body: made } = await run(importOf(table));
    const ids = await madeBy(made.id);
    await coordinator.post('/api/ministers/invitations', { ministerIds: ids });
    expect(await everything()).not.toEqual(before);
    expect(await coordinator.post(`/api/imports/${made.id}/undo`)).toMatchObject({
      status: 200,
      body: { entered: 0 },
    });
    expect(await everything()).toEqual(before);
    expect((await coordinator.post(`/api/imports/${made.id}/undo`)).status).toBe(409);
    expect(await app.em().count(AuditEvent, { action: 'import-undone', subjectId: made.id })).toBe(1);

    const again = await run(importOf(table));
    const [first] = await madeBy(again.body.id);
    const link = await coordinator.post<{ setupLink: string }>(`/api/ministers/${first}/setup-link`);
    const token = new URL(link.body.setupLink).searchParams.get('token');
    await app.visitor.post('/api/auth/setup-password', { token, password: 'uma senha só dele' });
    const refused = await coordinator.post<{ message: string }>(`/api/imports/${again.body.id}/undo`);
    expect(refused).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Um D. já entrou') },
    });
    const [listed] = (await coordinator.get<ImportResponse[]>('/api/imports')).body;
    expect(listed).toMatchObject({ id: again.body.id, entered: 1, undoneAt: null });
  });

  it('should not undo people who have a place in a roster', async () => {
    const { body: made } = await run(importOf(await paste('Nome\nServe Já')));
    const [first] = await madeBy(made.id);
    const make = new RosterFactory(app);
    const { slots } = await make.schedule([{ date: '2026-12-06' }]);
    await make.place(slots[0]!, first!);
    expect((await coordinator.post(`/api/imports/${made.id}/undo`)).status).toBe(422);
  });

  it('should offer a model that it understands itself', async () => {
    const response = await app.nest
      .getHttpAdapter()
      .getInstance()
      .inject({
        url: '/api/imports/model',
        headers: { authorization: `Bearer ${coordinator.token}` },
      });
    const { status, body } = await sendFile(app, coordinator, response.rawPayload);
    expect(status).toBe(200);
    expect(body.columns).not.toContain('');
    expect((await preview(importOf(body))).wrong).toBe(0);
  });

  it('should be for the coordination alone', async () => {
    for (const role of ['user', 'ministro', 'reitor'] as const) {
      const caller = await app.as(role);
      expect((await caller.post('/api/imports/text', { text: 'Nome\nAna' })).status).toBe(403);
      expect((await caller.get('/api/imports')).status).toBe(403);
    }
  });
});
