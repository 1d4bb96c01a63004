import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { pack, unpack, withFolder } from '../../src/backup/backup-file.js';
import { makeBackup } from '../../src/backup/make-backup.js';
import { restoreBackup } from '../../src/backup/restore-backup.js';
import { entities } from '../../src/entities.js';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { DemoDatabase } from '../demo/demo-database.js';
import { createDatabase, runSql } from '../support/database.js';
import { TestApp, type Caller } from '../support/test-app.js';

const NOW = new Date('2026-11-10T12:00:00-03:00');
const PASSPHRASE = 'sino da matriz ao meio-dia';
const ADDRESSES = [
  '/api/auth/me',
  '/api/ministers',
  '/api/users',
  '/api/registration-requests',
  '/api/schedules',
  '/api/schedules/1',
  '/api/schedules/3/editor',
  '/api/questionnaires',
  '/api/mass-rules',
  '/api/news',
  '/api/training-courses',
  '/api/emails',
  '/api/reports/fairness',
  '/api/audit-events/check',
  '/api/settings',
];

describe('A backup of the demonstration parish', () => {
  let demo: DemoDatabase;
  let folder: string;
  let file: string;
  const cleanUps: (() => Promise<void>)[] = [];

  const emptyTarget = async () => {
    const { url, drop } = await createDatabase({ empty: true });
    cleanUps.push(drop);
    return { databaseUrl: url, dataDir: mkdtempSync(path.join(folder, 'data-')), entities };
  };
  const backUp = (passphrase: string | null = null, now = NOW, keepDays: number | null = null) =>
    makeBackup({
      databaseUrl: demo.env.databaseUrl,
      dataDir: demo.env.dataDir,
      folder: path.join(folder, 'backups'),
      passphrase,
      now,
      keepDays,
    });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'partilha-backups-'));
    demo = await DemoDatabase.loaded(NOW.toISOString());
    await runSql(
      demo.env.databaseUrl,
      `update news_post set body = E'linha\\u2028separada\\r\\nde outro modo' where id = 1`,
    );
    ({ file } = await backUp());
  });
  afterAll(async () => {
    for (const cleanUp of cleanUps) await cleanUp();
    await demo.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the main calls answer to an administrator and a minister who sign in with their passwords. */
  async function answers(databaseUrl: string, dataDir: string): Promise<unknown[]> {
    const app = await TestApp.start({ databaseUrl, dataDir, demo: true });
    app.clock.set(NOW);
    const callers: Caller[] = [
      await app.login('admin@demo.local', 'partilha-demo'),
      await app.login('ministro@demo.local', 'partilha-demo'),
    ];
    const found: unknown[] = [];
    for (const caller of callers)
      for (const address of ADDRESSES) {
        const { status, body } = await caller.get(address);
        found.push([address, status, body]);
      }
    await app.stop();
    return found;
  }

  it('should end, restored elsewhere, in the same answers of the API, and the same photos', async () => {
    const target = await emptyTarget();
    const { manifest, erasedAgain } = await restoreBackup({
      ...target,
      file,
      passphrase: null,
      replace: false,
    });
    expect(erasedAgain).toBe(0);
    expect(manifest.tables.minister!.rows).toBeGreaterThan(100);
    expect(readdirSync(path.join(target.dataDir, 'photos')).sort()).toEqual(
      readdirSync(path.join(demo.env.dataDir, 'photos')).sort(),
    );
    const restored = await answers(target.databaseUrl, target.dataDir);
    expect(restored).toEqual(await answers(demo.env.databaseUrl, demo.env.dataDir));
    expect(restored.filter((answer) => (answer as unknown[])[1] === 200).length).toBeGreaterThan(15);
  });

  it('should be read with its passphrase alone, and go after its time', async () => {
    const { file: encrypted } = await backUp(PASSPHRASE);
    expect(readFileSync(encrypted).includes('manifest')).toBe(false);
    const target = await emptyTarget();
    await expect(
      restoreBackup({ ...target, file: encrypted, passphrase: 'outra', replace: false }),
    ).rejects.toThrow('não pôde ser lido');
    await expect(
      restoreBackup({ ...target, file: encrypted, passphrase: null, replace: false }),
    ).rejects.toThrow('BACKUP_PASSPHRASE');
    await restoreBackup({ ...target, file: encrypted, passphrase: PASSPHRASE, replace: false });

    const later = await backUp(null, new Date('2026-12-20T12:00:00-03:00'), 30);
    expect(readdirSync(path.join(folder, 'backups'))).toEqual([path.basename(later.file)]);
    ({ file } = await backUp());
  });

  it('should not be stored over a parish that is there, in use or damaged, and leave it as it was', async () => {
    const target = await emptyTarget();
    await restoreBackup({ ...target, file, passphrase: null, replace: false });
    const rejected = (changes: object, words: string) =>
      expect(
        restoreBackup({ ...target, file, passphrase: null, replace: false, ...changes }),
      ).rejects.toThrow(words);
    await rejected({}, 'Já há uma paróquia');

    const client = new pg.Client(target.databaseUrl);
    await client.connect();
    await rejected({ replace: true }, 'está em uso');
    await client.end();

    await withFolder(async (staged) => {
      await unpack(file, staged, null);
      const manifestFile = path.join(staged, 'manifest.json');
      const manifest = readFileSync(manifestFile, 'utf8');
      const table = path.join(staged, 'tables', 'minister.jsonl');
      const rows = readFileSync(table, 'utf8');
      const variant = async (name: string) => {
        const made = path.join(folder, `${name}.tar.gz`);
        await pack(staged, made, null);
        return made;
      };
      writeFileSync(table, rows.replace('Ana', 'Eva'));
      await rejected({ replace: true, file: await variant('changed') }, 'danificada');
      writeFileSync(table, rows);
      writeFileSync(manifestFile, manifest.replace('"migrations": [', '"migrations": ["migration-2999",'));
      await rejected({ replace: true, file: await variant('newer') }, 'versão mais nova');
      writeFileSync(path.join(folder, 'text.tar.gz'), 'isto não é uma cópia');
      await rejected({ replace: true, file: path.join(folder, 'text.tar.gz') }, 'não pôde ser lido');
    });
    await restoreBackup({ ...target, file, passphrase: null, replace: true });
  });

  it('should erase again who was erased after it was taken', async () => {
    const target = await emptyTarget();
    await restoreBackup({ ...target, file, passphrase: null, replace: false });
    let app = await TestApp.start(target);
    app.clock.set(new Date(NOW.getTime() + 1000));
    const minister = await app.login('ministro@demo.local', 'partilha-demo');
    const { status } = await minister.post('/api/privacy/erase', { password: 'partilha-demo' });
    expect(status).toBe(200);
    const work = () => app.nest.get(OutboxRelayService).drain();
    await work();
    await app.stop();
    const kept = path.join(folder, 'erased-people.jsonl');
    cpSync(path.join(target.dataDir, 'erased-people.jsonl'), kept);
    expect(readFileSync(kept, 'utf8')).toMatch(/^\{"userId":\d+,"at":"2026-11-10T15:00:01\.000Z"\}\n$/);

    expect(await restoreBackup({ ...target, file, passphrase: null, replace: true })).toMatchObject({
      erasedAgain: 1,
    });
    app = await TestApp.start(target);
    await app.login('ministro@demo.local', 'partilha-demo');
    await work();
    await expect(app.login('ministro@demo.local', 'partilha-demo')).rejects.toThrow('401');
    await app.stop();
  });
});
