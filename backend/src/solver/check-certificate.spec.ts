import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkRoster } from '../roster/rules/check-roster.js';
import { toProblemFile, toResultFile } from '../roster/compute/roster-files.js';
import { solveRoster } from '../roster/compute/solve-roster.js';
import { wishOrderOf } from '../roster/wishes/wishes.js';
import { monthInstance } from '../../bench/roster-instances.js';
import { leastValues, randomProblems, valuesOf } from '../../test/support/random-problems.js';
import type { Certificate } from './certificate-files.js';
import { checkCertificate } from './check-certificate.js';
import type { RosterProblem } from './problem.js';

/** Problem, result and certificate as files state them. */
type Files = [problem: object, result: object, certificate: Certificate];

async function proofOf(problem: RosterProblem): Promise<Files> {
  const result = await solveRoster(problem, { certify: true });
  return structuredClone([toProblemFile(problem), toResultFile(result), result.proof!.certificate]);
}

const small = randomProblems({ slots: 4, days: 4, ministers: 5, answers: 11 });

/** Three siblings who serve apart, at two masses: the relaxation halves them. */
const siblings: RosterProblem = {
  slots: [1, 2].map((id) => ({ id, date: `2026-12-0${id}`, required: 3 })),
  ministers: [1, 2, 3].map((id) => ({ id })),
  answers: [1, 2, 3].flatMap((minister) =>
    [1, 2].map((slot) => ({ minister, slot, answer: 'available' as const })),
  ),
  families: [
    { a: 1, b: 2, wish: 'apart' },
    { a: 2, b: 3, wish: 'apart' },
    { a: 3, b: 1, wish: 'apart' },
  ],
};

/** The problem of a file, which says `carried` for balance. */
function fromFile(file: unknown): RosterProblem {
  const problem = file as { ministers: (RosterProblem['ministers'][number] & { carried?: number })[] };
  const ministers = problem.ministers.map(({ carried, ...person }) => ({ ...person, balance: carried ?? 0 }));
  return { ...(problem as RosterProblem), ministers };
}

/** Whether what the files say is so: no rule broken, the values counted right, and least of all rosters. */
function isTrue([problemFile, resultFile]: unknown[]): boolean {
  const problem = fromFile(problemFile);
  const { assignments, stages } = resultFile as Awaited<ReturnType<typeof solveRoster>>;
  if (checkRoster(problem, assignments).length > 0) return false;
  const order = wishOrderOf(problem);
  const [least, values] = [leastValues(problem, order), valuesOf(problem, assignments)];
  return stages.every(
    ({ name, value, bound }, i) =>
      name === order[i] && [value, bound, values[name]].every((told) => Math.abs(told - least[i]!) < 1e-6),
  );
}

/** Every change of one number, text or flag, and every entry of a list left out or doubled. */
function* changesOf(value: unknown, set: (changed: unknown) => unknown): Generator<unknown> {
  if (typeof value === 'number') {
    for (const changed of [value + 1, value - 1, -value, 2 * value, value + 0.5, 0, String(value)])
      if (changed !== value) yield set(changed);
  } else if (typeof value === 'string') {
    const changed = [
      '',
      'maybe',
      'available',
      'apart',
      'together',
      '2026-12-01',
      '2026-12-04',
      'unfairness',
      1,
    ];
    for (const text of changed) if (text !== value) yield set(text);
  } else if (typeof value === 'boolean') {
    yield set(!value);
  } else if (Array.isArray(value)) {
    const entries = value as unknown[];
    for (let i = 0; i < entries.length; i++) {
      yield set(entries.toSpliced(i, 1));
      yield set(entries.toSpliced(i, 0, entries[i]));
      yield* changesOf(entries[i], (changed) => set(entries.with(i, changed)));
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield set(rest);
      yield* changesOf(field, (changed) => set({ ...value, [name]: changed }));
    }
  }
}

/** The first place at which two files differ. */
function difference(first: unknown, second: unknown, path = ''): string {
  const [a, b] = [first, second].map((value) => (typeof value === 'object' && value !== null ? value : {}));
  const name = Object.keys({ ...a, ...b }).find(
    (key) => JSON.stringify(a![key as never]) !== JSON.stringify(b![key as never]),
  );
  if (name === undefined) return `${path}: ${JSON.stringify(first)} -> ${JSON.stringify(second)}`;
  return difference(a![name as never], b![name as never], `${path}.${name}`);
}

/** The wrong claims that are accepted among all changes of the files, and how many changes there are. */
function wrongClaims(files: Files): { wrong: unknown[]; changes: number; refused: number } {
  const wrong: unknown[] = [];
  let [changes, refused] = [0, 0];
  for (const changed of changesOf(files, (all) => all)) {
    if (!Array.isArray(changed) || changed.length !== 3) continue;
    changes++;
    const [problem, result, certificate] = changed as unknown[];
    if (!checkCertificate(problem, result, certificate).proven) refused++;
    else if (!isTrue(changed as unknown[])) wrong.push(difference(files, changed));
  }
  return { wrong, changes, refused };
}

const itself = { row: 'stage', of: ['unfairness'], y: -1 };
const rows = ({ stages }: Certificate) => stages.find(({ name }) => name === 'unfairness')!.rows;
const row = (certificate: Certificate) => rows(certificate)[0]!;

describe('checkCertificate', () => {
  it('should be small, and import nothing of the optimiser', async () => {
    const ofChecker = ['check-certificate.ts', 'canonical-programme.ts', 'certificate-files.ts'];
    const texts = await Promise.all(
      ofChecker.map((name) => readFile(new URL(`./${name}`, import.meta.url), 'utf8')),
    );
    const imported = texts.flatMap((text) => [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name!));
    expect(imported.filter((name) => !ofChecker.includes(name.replace(/^\.\/(.*)\.js$/, '$1.ts')))).toEqual(
      [],
    );
    for (const text of texts) expect(text.split('\n').length).toBeLessThan(300);
  });

  it('should call the documented month proven, stage by stage', async () => {
    const page = await readFile(new URL('../../../docs/roster.md', import.meta.url), 'utf8');
    const [problem] = [...page.matchAll(/```json\n([^]*?)```/g)].map(
      ([, json]) => JSON.parse(json!) as object,
    );
    const [, result, certificate] = await proofOf(fromFile(problem));
    const verdict = checkCertificate(problem, result, certificate);
    expect(verdict.stages.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'emptyPlaces 2',
      'unevenShortage 2',
      'withoutExperienced 1',
      'familiesSplit 0',
      'maybes 0',
      'unfairness 11',
      'shortRest 1',
      'disturbed 0',
    ]);
    expect(verdict).toMatchObject({ proven: true });
  });

  it('should call random months proven whose values a complete enumeration finds least', async () => {
    await fc.assert(
      fc.asyncProperty(small, async (problem) => {
        const files = await proofOf(problem);
        expect(checkCertificate(...files)).toMatchObject({ proven: true });
        expect(isTrue(files)).toBe(true);
      }),
      { numRuns: 200, seed: 20261217 },
    );
  });

  it.each([
    ['many people', { slots: 15, days: 12, ministers: 30, answers: 150 }],
    ['many relatives', { slots: 14, days: 7, ministers: 12, answers: 110 }],
  ])('should call random months of %s proven', async (_, size) => {
    await fc.assert(
      fc.asyncProperty(randomProblems(size), async (problem) => {
        expect(checkCertificate(...(await proofOf(problem)))).toMatchObject({ proven: true });
      }),
      { numRuns: 30, seed: 20261218 },
    );
  });

  it.each(['normal', 'tight', 'scarce'] as const)(
    'should call a %s month of the real size proven',
    async (shape) => {
      const problem = monthInstance({ ministers: 200, slots: 50, seed: 11, shape });
      const files = await proofOf(problem);
      expect(checkCertificate(...files)).toMatchObject({ proven: true });
      const { assignments } = files[1] as { assignments: RosterProblem['published'] & object };
      const repaired: RosterProblem = {
        ...problem,
        published: assignments,
        ministers: problem.ministers.map((minister, m) =>
          m % 20 === 0 ? { ...minister, maxDuties: 0 } : minister,
        ),
      };
      expect(checkCertificate(...(await proofOf(repaired)))).toMatchObject({ proven: true });
    },
  );

  it('should prove a whole gap by a tree of cases', async () => {
    const [problem, result, certificate] = await proofOf(siblings);
    expect(certificate.stages[0]).toMatchObject({ value: 4, rows: [], tree: { branch: expect.any(Object) } });
    expect(checkCertificate(problem, result, certificate)).toMatchObject({ proven: true });
    const withoutTree = structuredClone(certificate);
    delete withoutTree.stages[0]!.tree;
    const [first] = checkCertificate(problem, result, withoutTree).stages;
    expect(first).toMatchObject({
      name: 'emptyPlaces',
      value: 4,
      missing: expect.stringContaining('só prova'),
    });
  });

  it('should accept no wrong claim, whatever one change is made', async () => {
    const problems = fc.sample(small, { numRuns: 3, seed: 20261219 });
    const ofMonths = small.filter(
      ({ slots, ministers }) =>
        new Set(slots.map(({ month }) => month)).size > 1 &&
        ministers.some(({ maxima = [] }) => maxima.length > 0),
    );
    for (const problem of [siblings, ...problems, ...fc.sample(ofMonths, { numRuns: 2, seed: 20261221 })]) {
      const { wrong, changes, refused } = wrongClaims(await proofOf(problem));
      expect(wrong).toEqual([]);
      expect(changes).toBeGreaterThan(300);
      expect(refused).toBeGreaterThan(changes / 3);
    }
  });

  it('should call no roster proven that is not the best, whatever the multipliers', async () => {
    const tampered = fc.tuple(
      small,
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.maxSafeInteger()), { maxLength: 40 }),
    );
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(tampered, async ([problem, changes]) => {
        const [problemFile, result, certificate] = await proofOf(problem);
        const worse = structuredClone(result) as Awaited<ReturnType<typeof solveRoster>>;
        worse.assignments.splice(0, 1);
        const values = valuesOf(problem, worse.assignments);
        worse.stages = worse.stages.map(({ name }) => ({ name, value: values[name], bound: values[name] }));
        worse.shortages = [];
        for (const { id, required } of problem.slots) {
          const missing = required - worse.assignments.filter(({ slot }) => slot === id).length;
          if (missing > 0) worse.shortages.push({ slot: id, missing } as (typeof worse.shortages)[number]);
        }
        for (const stage of certificate.stages) {
          const value = values[stage.name as keyof typeof values];
          stage.value = Math.round(value * (stage.name === 'unfairness' ? certificate.factor ** 2 : 1));
        }
        const rows = certificate.stages.flatMap((stage) => stage.rows);
        for (const [which, shift, y] of changes) {
          const row = rows[which % Math.max(1, rows.length)];
          if (row) row.y = Math.sign(row.y) * Math.max(1, Math.floor(Math.abs(y) / 2 ** (10 + (shift % 40))));
        }
        const files: Files = [problemFile, worse, certificate];
        const { proven } = checkCertificate(...files);
        if (!proven) refused++;
        else expect(isTrue(files)).toBe(true);
      }),
      { numRuns: 300, seed: 20261220 },
    );
    expect(refused).toBeGreaterThan(200);
  });

  it.each<[string, (files: { certificate: Certificate; result: Record<string, unknown> }) => void, RegExp]>([
    ['another denominator', ({ certificate }) => (certificate.denominator *= 2), /denominador/],
    ['a field that nobody knows', ({ certificate }) => Object.assign(certificate, { note: 1 }), /"note"/],
    ['a row that there is not', ({ certificate }) => (row(certificate).row = 'sundays'), /não há a linha/],
    ['a row given twice', ({ certificate }) => rows(certificate).push(row(certificate)), /duas vezes/],
    ['a multiplier of zero', ({ certificate }) => (row(certificate).y = 0), /sinal/],
    ['a multiplier with decimals', ({ certificate }) => (row(certificate).y += 0.5), /não é inteiro/],
    ['a stage twice', ({ certificate }) => certificate.stages.push(certificate.stages[0]!), /repetidas/],
    [
      'the stage itself as a row',
      ({ certificate }) => rows(certificate).push(itself),
      /não é uma etapa anterior/,
    ],
    ['a stage left out', ({ certificate }) => certificate.stages.splice(5, 1), /falta o certificado/],
    ['a result that is not called optimal', ({ result }) => (result.status = 'feasible'), /não se diz ótimo/],
    ['no list of assignments', ({ result }) => delete result.assignments, /./],
  ])('should refuse %s and say so', async (_, change, reason) => {
    const problem = monthInstance({ ministers: 30, slots: 12, seed: 3, shape: 'scarce' });
    const [problemFile, result, certificate] = await proofOf(problem);
    change({ certificate, result: result as Record<string, unknown> });
    const { proven, stages, refused } = checkCertificate(problemFile, result, certificate);
    expect(proven).toBe(false);
    expect([refused, ...stages.map(({ missing }) => missing)].join()).toMatch(reason);
  });
});
