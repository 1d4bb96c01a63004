import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unzipSync, strFromU8 } from 'fflate';
import { sql } from 'kysely';
import { ARCHIVED_TABLES, LEFT_TABLES, SECRET_COLUMN } from '../../src/archive/archive-tables.js';
import type { ArchiveResponse } from '../../src/archive/archives.dto.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { DAY } from '../../src/platform/clock.js';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { until } from '../support/until.js';

const PASSWORD = 'andorinha de verão';

describe('The archive with which a parish moves out', () => {
  let app: TestApp;
  let admin: Caller;

  beforeAll(async () => {
    app = await TestApp.start({ pollOutbox: true });
    const passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
    await app.make.person({ role: 'admin', email: 'admin@exemplo.test', passwordHash });
    admin = await app.login('admin@exemplo.test', PASSWORD);
    await app.make.person({ name: '=1+1;"Ana"\nSouza' });
    await new RosterFactory(app).schedule([{ date: '2026-12-06' }]);
  });
  afterAll(() => app.stop());

  const latest = async () => (await admin.get<ArchiveResponse[]>('/api/archives')).body[0]!;
  const ordered = async () => {
    const { status, body } = await admin.post<ArchiveResponse>('/api/archives', { password: PASSWORD });
    expect(status).toBe(202);
    return body;
  };
  const download = async (id: number) =>
    app.nest
      .getHttpAdapter()
      .getInstance()
      .inject({ url: `/api/archives/${id}/file`, headers: { authorization: `Bearer ${admin.token}` } });
  const db = () => app.em().getKysely();

  it('should decide of every table whether it goes or stays', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'mikro_orm%'`.execute(
      db(),
    );
    const decided = [...Object.keys(ARCHIVED_TABLES), ...Object.keys(LEFT_TABLES)];
    expect(decided.sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it('should ask for the own password, and be made by a job that tells how far it is', async () => {
    expect((await admin.post('/api/archives', { password: 'errada' })).status).toBe(400);
    const { id, status } = await ordered();
    expect(status).toBe('waiting');
    await until(async () => (await latest()).status === 'done');
    expect(await latest()).toMatchObject({ id, progress: 100, bytes: expect.any(Number) });
    expect(await app.em().count(AuditEvent, { action: 'archive-ordered', subjectId: id })).toBe(1);
  });

  it('should be read by a plain script, with as many rows as the tables', async () => {
    const { id } = await latest();
    const answer = await download(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="partilha-dados-2026-11-10.zip"',
    );
    expect(await app.em().count(AuditEvent, { action: 'archive-downloaded', subjectId: id })).toBe(1);
    const folder = mkdtempSync(path.join(tmpdir(), 'partilha-archive-'));
    const files = unzipSync(answer.rawPayload);
    for (const [name, content] of Object.entries(files))
      writeFileSync(path.join(folder, name.replaceAll('/', '_')), content);
    const script = `for f in jsonl_*.jsonl; do t=\${f#jsonl_}; echo "\${t%.jsonl} $(wc -l < "$f") $(($(wc -l < "csv_\${t%.jsonl}.csv") - 1))"; done`;
    const counted = execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
    rmSync(folder, { recursive: true });
    // What the archive itself has written since.
    const later = new Set(['audit_event']);
    const expected: string[] = [];
    for (const table of Object.keys(ARCHIVED_TABLES).filter((name) => !later.has(name))) {
      const { rows } = await sql<{
        count: number;
      }>`select count(*)::int as count from ${sql.table(table)}`.execute(db());
      expected.push(`${table} ${rows[0]!.count} ${rows[0]!.count}`);
    }
    expect(counted.filter((line) => !later.has(line.split(' ')[0]!)).sort()).toEqual(expected.sort());
    expect(strFromU8(files['LEIA-ME.txt']!)).toMatch(/full_name \(text\): Nome completo/);
    const csv = strFromU8(files['csv/minister.csv']!);
    expect(csv).toContain(`"'=1+1;""Ana"" Souza"`);
  });

  it('should hold nothing that opens anything', async () => {
    const { rawPayload } = await download((await latest()).id);
    const files = unzipSync(rawPayload);
    for (const [name, content] of Object.entries(files)) {
      const text = strFromU8(content);
      expect(text).not.toContain('$argon2');
      if (!name.startsWith('csv/')) continue;
      const columns = text.split('\r\n')[0]!.split(';');
      expect(columns.filter((column) => SECRET_COLUMN.test(column))).toEqual([]);
    }
    expect(Object.keys(files)).not.toContain('jsonl/one_time_token.jsonl');
    expect(strFromU8(files['jsonl/user_account.jsonl']!)).toContain('admin@exemplo.test');
  });

  it('should be gone after a day', async () => {
    const { id } = await latest();
    app.clock.advance(DAY + 1000);
    admin = await app.login('admin@exemplo.test', PASSWORD);
    await app.nest.get(OutboxRelayService).drain();
    await until(async () => (await latest()).status === 'gone');
    expect((await download(id)).statusCode).toBe(404);
  });

  it('should be for administrators alone', async () => {
    for (const role of ['coordenador', 'reitor', 'ministro'] as const) {
      const caller = await app.as(role);
      expect((await caller.post('/api/archives', { password: PASSWORD })).status).toBe(403);
      expect((await caller.get('/api/archives')).status).toBe(403);
      expect((await caller.get('/api/archives/1/file')).status).toBe(403);
    }
  });
});
