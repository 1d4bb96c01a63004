import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Certificate } from '../../solver/certificate-files.js';
import type { RosterProblem } from '../../solver/problem.js';
import type { RosterResult } from './roster-result.js';

const cli = fileURLToPath(new URL('./roster-cli.ts', import.meta.url));
const sources = fileURLToPath(new URL('../../../../scripts/typescript-imports.js', import.meta.url));

function run(args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', sources, cli, ...args], (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr });
    });
  });
}

/** Lists of a problem as files state them, which call people and masses by texts. */
type FileLists = Partial<Record<keyof RosterProblem, (object | null)[]>>;

/** Two people who offered for one mass, with changes that contradict one another. */
function contradiction(changes: FileLists): string {
  const answers = ['m1', 'm2'].map((minister) => ({ minister, slot: 's1', answer: 'available' }));
  return JSON.stringify({
    slots: [{ id: 's1', date: '2026-12-06', required: 2 }],
    ministers: [{ id: 'm1' }, { id: 'm2' }],
    answers,
    ...changes,
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
    expect(Object.keys(result)).toEqual(['status', 'assignments', 'stages', 'shortages', 'seconds']);
    expect(Object.keys(result.shortages[0]!)).toEqual([
      'slot',
      'missing',
      'slots',
      'required',
      'available',
      'reason',
      'remedies',
    ]);
  });

  it('should give the documented result for the documented problem', async () => {
    const page = await readFile(new URL('../../../../docs/roster.md', import.meta.url), 'utf8');
    const [problem, documented] = [...page.matchAll(/```json\n([^]*?)```/g)].map(([, json]) => json!);
    const { code, stdout } = await run([await file(problem!)]);
    const result = JSON.parse(stdout) as RosterResult;
    const expected = JSON.parse(documented!) as RosterResult;
    expect(code).toBe(0);
    expect(result).toEqual({ ...expected, seconds: result.seconds });
    expect(Object.keys(result)).toEqual(Object.keys(expected));
  });

  it('should write a certificate, check it, and tell each stage', async () => {
    const page = await readFile(new URL('../../../../docs/roster.md', import.meta.url), 'utf8');
    const problem = await file([...page.matchAll(/```json\n([^]*?)```/g)][0]![1]!);
    const [result, proof] = [join(folder, 'result.json'), join(folder, 'proof.json')];
    const solved = await run([problem, '--certificate', proof]);
    await writeFile(result, solved.stdout);
    expect(JSON.parse(solved.stdout)).not.toHaveProperty('certificate');

    expect(await run(['--check', problem, result, proof])).toEqual({
      code: 0,
      stdout: [
        'emptyPlaces 2 provado',
        'unevenShortage 2 provado',
        'withoutExperienced 1 provado',
        'familiesSplit 0 provado',
        'maybes 0 provado',
        'unfairness 11 provado',
        'shortRest 1 provado',
        'disturbed 0 provado',
        '',
      ].join('\n'),
      stderr: '',
    });

    const certificate = JSON.parse(await readFile(proof, 'utf8')) as Certificate;
    await writeFile(proof, JSON.stringify({ ...certificate, stages: certificate.stages.slice(0, 7) }));
    expect(await run(['--check', problem, result, proof])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('disturbed 0 calculado: falta o certificado'),
    });
    await writeFile(result, solved.stdout.replace('"optimal"', '"feasible"'));
    expect(await run(['--check', problem, result, proof])).toMatchObject({
      code: 1,
      stdout: 'Prova recusada: o resultado não se diz ótimo.\n',
    });
  });

  it.each([
    ['malformed JSON', '{"slots":', 'O arquivo não é um JSON válido'],
    ['a problem that is none', '{}', 'O campo "slots" deve ser uma lista.'],
    ['a person that is none', contradiction({ ministers: [null] }), 'ministers[0] deve ser um objeto.'],
    [
      'a balance that is no number',
      contradiction({ ministers: [{ id: 'm1', carried: '2' }, { id: 'm2' }] }),
      'ministers[0].carried deve ser um número.',
    ],
    [
      'an unknown person',
      contradiction({ pins: [{ minister: 'm9', slot: 's1' }] }),
      'pins[0]: a pessoa "m9" não existe no problema.',
    ],
    [
      'two pins of relatives who serve apart',
      contradiction({
        families: [{ a: 'm1', b: 'm2', wish: 'apart' }],
        pins: [
          { minister: 'm1', slot: 's1' },
          { minister: 'm2', slot: 's1' },
        ],
      }),
      'A designação fixada de "m2" na missa "s1" contradiz uma regra: Um familiar que serve separado já está nesta missa.',
    ],
    [
      'more pins than places',
      contradiction({
        slots: [{ id: 's1', date: '2026-12-06', required: 1 }],
        pins: [
          { minister: 'm1', slot: 's1' },
          { minister: 'm2', slot: 's1' },
        ],
      }),
      'A missa já está completa.',
    ],
    [
      'relatives with two wishes',
      contradiction({
        families: [
          { a: 'm1', b: 'm2', wish: 'apart' },
          { a: 'm2', b: 'm1', wish: 'together' },
        ],
      }),
      'não podem servir juntos e separados ao mesmo tempo',
    ],
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
    expect(await run(['--check', join(folder, 'nada.json')])).toMatchObject({ code: 2 });
    expect(await run(['--proof'])).toMatchObject({ code: 2 });
  });
});
