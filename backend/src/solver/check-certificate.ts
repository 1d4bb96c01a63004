/*
 * Is this roster the best one? This file answers in whole numbers alone, and trusts nobody: it reads the problem, the
 * roster and the certificate, and uses no other part of the program.
 *
 * 1. The problem is written down as columns (unknowns, each between two bounds), rows (equations and inequalities
 *    that every roster obeys) and stages (sums of columns that should be small, the most important first).
 * 2. The roster is put into the columns: every row must hold, and each stage's sum is counted.
 * 3. A certificate gives each row r a multiplier y(r). Where row r says "sum(r) >= b(r)" and y(r) > 0 (or "<=" and
 *    y(r) < 0, or "=" and any y(r)), y(r) · sum(r) >= y(r) · b(r). Add this over all rows and subtract it from the
 *    stage's own sum: what is left is, column by column, at least its coefficient times the better of two bounds. So
 *    the stage's sum is at least L = Σ y · b + Σ least of (coefficient · bound), for every roster there could be.
 *    Nothing is asked of the multipliers: bad ones only give a low L (A. Neumaier and O. Shcherbina, "Safe bounds in
 *    linear and mixed-integer linear programming", Mathematical Programming 99, 2004).
 * 4. A stage only takes values in steps (whole numbers, say). If the roster's value is the first step at or above L,
 *    no roster that keeps the earlier stages has a lower one: the stage is proven.
 * 5. A tree splits the question: either somebody serves at some mass or not. What is proven in both cases is proven.
 */

import { CanonicalProgramme } from './canonical-programme.js';
import { DENOMINATOR, isClose, key, known, list, refuse, whole } from './certificate-files.js';
import type { Place, ProblemFile, ResultFile } from './certificate-files.js';

/** What is known of a stage: its value in the roster, and why it is not proven (undefined when it is). */
export interface StageVerdict {
  name: string;
  value: number;
  missing: string | undefined;
}

/** `proven` when the roster keeps every rule and every stage is proven; `refused` says why it could not even be read. */
export interface Verdict {
  proven: boolean;
  stages: StageVerdict[];
  refused?: string;
}

/** Judges a roster by its certificate, all three as files state them; never throws. */
export function checkCertificate(problem: unknown, result: unknown, certificate: unknown): Verdict {
  try {
    const { denominator, factor = 1, stages } = known(certificate, 'denominator', 'factor', 'stages');
    if (denominator !== DENOMINATOR) refuse(`o denominador não é ${DENOMINATOR}`);
    const { status, assignments, stages: told, shortages } = result as ResultFile;
    const programme = new CanonicalProgramme(problem as ProblemFile, assignments, whole(factor, 1));
    const proofs = list(stages).map((stage) => known(stage, 'name', 'value', 'rows', 'tree'));
    const order = programme.stages.map(({ name }) => name);
    const given = proofs.map(({ name }) => String(name));
    const isInOrder = String(given) === String(order.filter((name) => given.includes(name)));
    if (!isInOrder) refuse('o certificado tem etapas desconhecidas, repetidas ou fora de ordem');
    if (String(told.map(({ name }) => name)) !== String(order))
      refuse('o resultado não tem as etapas em ordem');
    const short = shortages.map(({ slot, missing }) => key(slot, missing));
    if (String(short.sort()) !== String(programme.short.sort())) refuse('o resultado conta outras faltas');
    if (status !== 'optimal') refuse('o resultado não se diz ótimo');

    const verdicts = programme.stages.map(({ name, value, unit }, position): StageVerdict => {
      const decimal = value / unit;
      const proof = proofs.find((one) => one.name === name);
      try {
        const { value: said, bound } = told[position]!;
        if (!isClose(said, decimal) || !isClose(bound, decimal))
          refuse('o resultado diz outro valor ou limite');
        if (!proof) return { name, value: decimal, missing: 'falta o certificado' };
        if (proof.value !== value) refuse('o certificado é de outro valor');
        if (proof.tree === undefined) proveCase(programme, position, proof.rows);
        else if (list(proof.rows).length > 0) refuse('há linhas ao lado da árvore');
        else proveTree(programme, position, proof.tree);
        return { name, value: decimal, missing: undefined };
      } catch (error) {
        return { name, value: decimal, missing: (error as Error).message };
      }
    });
    return { proven: verdicts.every(({ missing }) => missing === undefined), stages: verdicts };
  } catch (error) {
    return { proven: false, stages: [], refused: (error as Error).message };
  }
}

/** @throws what is missing when the multipliers do not prove the value of the stage. */
function proveCase(programme: CanonicalProgramme, position: number, multipliers: unknown): void {
  const { stages, lower, upper } = programme;
  const { columns, factors, constant, value } = stages[position]!;
  const left = new Float64Array(lower.length);
  columns.forEach((column, i) => (left[column] = whole(left[column]! + whole(factors[i]! * DENOMINATOR))));
  let least = BigInt(constant) * BigInt(DENOMINATOR);
  const used = new Set<string>();
  for (const entry of list(multipliers)) {
    const { row, of, y: given } = known(entry, 'row', 'of', 'y');
    const [name, y] = [key(row, ...list(of)), whole(given)];
    const sum = programme.row(row, list(of)) ?? refuse(`não há a linha ${name}`);
    if (used.has(name)) refuse(`a linha ${name} vem duas vezes`);
    used.add(name);
    if (row === 'stage' && stages.findIndex((stage) => stage === sum) >= position)
      refuse(`${name} não é uma etapa anterior`);
    if (y === 0 || (y > 0 && sum.sense === '<=') || (y < 0 && sum.sense === '>=')) {
      refuse(`o sinal da linha ${name} não serve`);
    }
    least += BigInt(y) * BigInt(sum.limit);
    sum.columns.forEach((column, i) => (left[column] = whole(left[column]! - whole(y * sum.factors[i]!))));
  }
  let exact = 0;
  left.forEach((coefficient, column) => {
    if (coefficient === 0) return;
    const part = whole(coefficient * (coefficient > 0 ? lower[column]! : upper[column]!));
    if (Number.isSafeInteger(exact + part)) exact += part;
    else [least, exact] = [least + BigInt(exact), part];
  });
  least += BigInt(exact);
  // The roster's value is the first step at or above L if the step before it is below L.
  const step = factors.reduce(greatestDivisor, 0) || 1;
  if (least <= BigInt(value - step) * BigInt(DENOMINATOR)) {
    refuse(`o certificado só prova que não é menos de ${(Number(least) / DENOMINATOR).toFixed(3)}`);
  }
}

/** @throws what is missing when a case of the tree is not proven. */
function proveTree(programme: CanonicalProgramme, position: number, node: unknown): void {
  const { rows, branch, in: inside, out } = known(node, 'rows', 'branch', 'in', 'out');
  if (branch === undefined) return proveCase(programme, position, rows);
  const { minister, slot } = known(branch, 'minister', 'slot');
  const { lower, upper } = programme;
  const x =
    programme.xOf({ minister, slot } as Place) ?? refuse('um ramo é de quem não pode servir nessa missa');
  const before = [lower[x]!, upper[x]!] as const;
  if (before[0] === before[1] || rows !== undefined)
    refuse('um ramo é de um lugar já decidido, ou tem linhas');
  try {
    lower[x] = 1;
    proveTree(programme, position, inside);
    lower[x] = upper[x] = 0;
    proveTree(programme, position, out);
  } finally {
    [lower[x], upper[x]] = before;
  }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestDivisor(b, a % b);
}
