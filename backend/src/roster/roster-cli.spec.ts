import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RosterResult } from './types.js';

const cli = fileURLToPath(new URL('./roster-cli.ts', import.meta.url));
const sources = fileURLToPath(new URL('../../../scripts/typescript-imports.js', import.meta.url));

function run(args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', sources, cli, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

describe('roster-cli', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roster-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function file(content: string): Promise<string> {
    const path = join(folder, 'problem.json');
    await writeFile(path, content);
    return path;
  }

  it('should print nothing but the result as JSON', async () => {
    const problem = {
      slots: [{ id: 's1', date: '2026-12-06', required: 2 }],
      ministers: [{ id: 'm1' }],
      answers: [{ minister: 'm1', slot: 's1', answer: 'available' }],
    };
    const { code, stdout, stderr } = await run([await file(JSON.stringify(problem))]);
    const result = JSON.parse(stdout) as RosterResult;
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(result).toMatchObject({
      status: 'optimal',
      assignments: [{ slot: 's1', minister: 'm1' }],
      shortages: [{ slot: 's1', missing: 1 }],
    });
  });

  it.each([
    ['malformed JSON', '{"slots":', 'O arquivo não é um JSON válido'],
    ['a problem that is none', '{}', 'O campo "slots" deve ser uma lista.'],
  ])('should end with code 2 on %s', async (_, content, message) => {
    const { code, stdout, stderr } = await run([await file(content)]);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });

  it('should end with code 2 without a readable file', async () => {
    const { code, stderr } = await run([]);
    expect(code).toBe(2);
    expect(stderr).toContain('Uso:');
    expect(await run([join(folder, 'nada.json')])).toMatchObject({ code: 2 });
  });
});
