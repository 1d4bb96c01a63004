import { checkRoster } from '../rules/check-roster.js';
import { plainly } from '../rules/hard-rules.js';
import { OFFERS, type RosterProblem, RosterProblemError } from '../../solver/index.js';

type Fields = Record<string, unknown>;

/** What a problem calls somebody or something: texts in files, numbers in the product. */
type Id = string | number;

/** The ids of a problem, numbered. */
interface Known {
  slots: Map<Id, number>;
  ministers: Map<Id, number>;
}

/**
 * Accepts a problem that follows the file interface: known people and masses, whole numbers where
 * they belong, no id twice, no answer given twice in two ways, no pair of relatives with two wishes,
 * pins that keep the hard rules.
 *
 * @throws RosterProblemError with a Portuguese message that names the field or the ids.
 */
export function validateProblem(input: unknown): asserts input is RosterProblem {
  const problem = object(input, 'O problema');
  const slots = list(problem, 'slots').map(readSlot);
  const ministers = list(problem, 'ministers').map(readMinister);
  const known: Known = { slots: numbered(slots, 'A missa'), ministers: numbered(ministers, 'A pessoa') };

  const answers = new Map<number, unknown>();
  list(problem, 'answers').forEach((entry, position) => {
    const where = (): string => `answers[${position}]`;
    const key = readPlace(entry, where, known);
    const { answer } = entry as Fields;
    if (!OFFERS.some((offer) => offer === answer)) {
      fail(`${where()}.answer deve ser ${OFFERS.map((offer) => `"${offer}"`).join(' ou ')}.`);
    }
    if (answers.has(key) && answers.get(key) !== answer) {
      fail(`${where()}: a mesma pessoa respondeu de duas formas para a mesma missa.`);
    }
    answers.set(key, answer);
  });
  readFamilies(list(problem, 'families', true), known.ministers);
  for (const name of ['pins', 'published']) {
    const seen = new Set<number>();
    list(problem, name, true).forEach((entry, position) => {
      const where = (): string => `${name}[${position}]`;
      const key = readPlace(entry, where, known);
      if (seen.has(key)) fail(`${where()} repete uma designação.`);
      seen.add(key);
    });
  }
  numberField(problem, 'minRestDays', 'minRestDays', { whole: true, least: 0 });
  numberField(problem, 'timeLimitSeconds', 'timeLimitSeconds', { least: 0 });

  const valid = input as RosterProblem;
  const [broken] = checkRoster(valid, valid.pins ?? []);
  if (broken) {
    fail(
      `A designação fixada de "${broken.minister}" na missa "${broken.slot}" contradiz uma regra: ${plainly(broken)}`,
    );
  }
}

function fail(message: string): never {
  throw new RosterProblemError(message);
}

function object(value: unknown, where: string): Fields {
  if (!isObject(value)) fail(`${where} deve ser um objeto.`);
  return value;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function list(fields: Fields, name: string, optional = false): unknown[] {
  const value = fields[name];
  if (value === undefined && optional) return [];
  if (!Array.isArray(value)) fail(`O campo "${name}" deve ser uma lista.`);
  return value as unknown[];
}

function text(fields: Fields, name: string, where: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') fail(`${where}.${name} deve ser um texto não vazio.`);
  return value;
}

function idField(fields: Fields, name: string, where: string): Id {
  const value = fields[name];
  return Number.isSafeInteger(value) ? (value as number) : text(fields, name, where);
}

function numberField(
  fields: Fields,
  name: string,
  where: string,
  { whole = false, least = -Infinity, required = false } = {},
): void {
  const value = fields[name];
  if (value === undefined && !required) return;
  if (typeof value !== 'number' || !Number.isFinite(value)) return fail(`${where} deve ser um número.`);
  if (whole && !Number.isSafeInteger(value)) fail(`${where} deve ser um número inteiro.`);
  if (value < least) fail(`${where} não pode ser menor que ${least}.`);
}

function checkDate(value: unknown, where: string): void {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value) || !isCalendarDate(value)) {
    fail(`${where} deve ser uma data no formato AAAA-MM-DD.`);
  }
}

/** `Date.parse` accepts 31 February as 3 March: only a real date survives the round trip. */
function isCalendarDate(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function readSlot(entry: unknown, position: number): Id {
  const where = `slots[${position}]`;
  const slot = object(entry, where);
  const id = idField(slot, 'id', where);
  if (slot.name !== undefined) text(slot, 'name', where);
  if (slot.month !== undefined) idField(slot, 'month', where);
  checkDate(slot.date, `${where}.date`);
  numberField(slot, 'required', `${where}.required`, { whole: true, least: 0, required: true });
  numberField(slot, 'experienced', `${where}.experienced`, { whole: true, least: 0 });
  return id;
}

function readMinister(entry: unknown, position: number): Id {
  const where = `ministers[${position}]`;
  const minister = object(entry, where);
  const id = idField(minister, 'id', where);
  if (minister.name !== undefined) text(minister, 'name', where);
  if (minister.experienced !== undefined && typeof minister.experienced !== 'boolean') {
    fail(`${where}.experienced deve ser true ou false.`);
  }
  numberField(minister, 'maxDuties', `${where}.maxDuties`, { whole: true, least: 0 });
  list(minister, 'maxima', true).forEach((entry, month) => {
    const of = `${where}.maxima[${month}]`;
    const maximum = object(entry, of);
    idField(maximum, 'month', of);
    numberField(maximum, 'maxDuties', `${of}.maxDuties`, { whole: true, least: 0, required: true });
  });
  // Files call it `carried`.
  numberField(minister, 'balance', `${where}.carried`);
  list(minister, 'blockedDates', true).forEach((date, day) =>
    checkDate(date, `${where}.blockedDates[${day}]`),
  );
  if (minister.mandateUntil !== undefined) checkDate(minister.mandateUntil, `${where}.mandateUntil`);
  return id;
}

/** Reads the ids of an answer or assignment and returns a number of its own. */
function readPlace(entry: unknown, where: () => string, { slots, ministers }: Known): number {
  const { minister, slot } = isObject(entry) ? entry : object(entry, where());
  const [m, s] = [ministers.get(minister as Id), slots.get(slot as Id)];
  if (m !== undefined && s !== undefined) return m * slots.size + s;
  const fields = entry as Fields;
  idField(fields, 'minister', where());
  idField(fields, 'slot', where());
  if (m === undefined) fail(`${where()}: a pessoa "${String(minister)}" não existe no problema.`);
  fail(`${where()}: a missa "${String(slot)}" não existe no problema.`);
}

function readFamilies(families: unknown[], ministers: Map<Id, number>): void {
  const wishes = new Map<string, unknown>();
  families.forEach((entry, position) => {
    const where = `families[${position}]`;
    const family = object(entry, where);
    const pair = [idField(family, 'a', where), idField(family, 'b', where)];
    for (const id of pair) {
      if (!ministers.has(id)) fail(`${where}: a pessoa "${id}" não existe no problema.`);
    }
    if (pair[0] === pair[1]) fail(`${where}: uma pessoa não é familiar de si mesma.`);
    const { wish } = family;
    if (wish !== 'apart' && wish !== 'together') fail(`${where}.wish deve ser "apart" ou "together".`);
    const key = JSON.stringify(pair.sort());
    if (wishes.has(key) && wishes.get(key) !== wish) {
      fail(`${where}: "${pair[0]}" e "${pair[1]}" não podem servir juntos e separados ao mesmo tempo.`);
    }
    wishes.set(key, wish);
  });
}

/** Numbers ids, none of which may come twice. */
function numbered(ids: Id[], what: string): Map<Id, number> {
  const numbers = new Map<Id, number>();
  for (const id of ids) {
    if (numbers.has(id)) fail(`${what} "${id}" aparece mais de uma vez.`);
    numbers.set(id, numbers.size);
  }
  return numbers;
}
