import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { projectRoot } from '../../src/platform/config/env.js';
import { runSql } from '../support/database.js';
import { TestApp } from '../support/test-app.js';

const COMMAND = path.join(projectRoot(), 'backend', 'dist', 'server', 'check-audit.js');

/** What `npm run audit:check` prints, with its exit code. */
async function check(...args: string[]): Promise<[code: number, output: string]> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', COMMAND, ...args]);
    return [0, stdout];
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return [code, stdout + stderr];
  }
}

it('npm run audit:check should print the verdict on a given database, and the first act that is not as stored', async () => {
  const app = await TestApp.start();
  const { databaseUrl } = app.env;
  const em = app.em();
  for (const action of ['login', 'logout', 'login'] as const)
    em.create(AuditEvent, { at: app.clock.now(), action });
  await em.flush();
  const database = `--database=${databaseUrl}`;

  const [code, output] = await check(database);
  expect([code, output.split('\n')[0]]).toEqual([0, 'Trilha conferida: 3 atos, nenhum mudado nem apagado.']);
  const seal = /Último selo: (3:[0-9a-f]{64}) /.exec(output)![1]!;
  expect(await check(database, `--seal=${seal}`)).toEqual([
    0,
    expect.stringContaining('O selo guardado está na trilha'),
  ]);

  await runSql(
    databaseUrl,
    `alter table audit_event disable trigger all; delete from audit_event where id = 2`,
  );
  expect(await check(database)).toEqual([
    1,
    expect.stringContaining('Trilha alterada: o ato 2 foi apagado.'),
  ]);
  await app.stop();
});

it('should tell its usage where it is asked for, and where it is misused', async () => {
  const usage = expect.stringMatching(/^Uso: npm run audit:check/);
  expect(await check('--help')).toEqual([0, usage]);
  expect(await check('--sela=1')).toEqual([1, usage]);
});
