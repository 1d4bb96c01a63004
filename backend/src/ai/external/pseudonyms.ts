import type { KnownPerson, PersonRef } from '../assistant/index.js';
import { withoutHealth } from './health-words.js';
import { NumberMask, showMarks } from './masked-numbers.js';
import { NameIndex, type Named, type NameFound } from './name-index.js';
import { NameRestorer } from './name-restorer.js';

const NAMED_AT_MOST = 12;
const CODE = /^M(\d{1,9})$/;
const OUTSIDER = '[pessoa que não é ministro]';

/**
 * What people are called outside this server: `M17`, by the minister's id. Everything that is sent goes through here, and
 * so does everything that comes back.
 */
export class Pseudonyms {
  private readonly names: ReadonlyMap<number, string>;
  private readonly serving: ReadonlySet<number>;
  private readonly index: NameIndex;
  private readonly numbers: NumberMask;

  /**
   * @param people everybody of the parish.
   * @param serving those of the schedule at hand.
   * @param today local date of the present.
   */
  constructor(people: readonly KnownPerson[], serving: readonly PersonRef[], today: string) {
    const ministers = people.filter((person) => person.id !== null);
    const namesOf = ({ scheduleName, fullName }: KnownPerson) =>
      scheduleName === null ? [fullName] : [scheduleName, fullName];
    this.names = new Map<number, string>([
      ...ministers.map((person) => [person.id!, namesOf(person)[0]!] as const),
      ...serving.map(({ id, name }) => [id, name] as const),
    ]);
    this.serving = new Set(serving.map(({ id }) => id));
    const all = new Map<number, string[]>(serving.map(({ id, name }) => [id, [name]]));
    for (const person of ministers) all.set(person.id!, [...(all.get(person.id!) ?? []), ...namesOf(person)]);
    this.index = new NameIndex([
      ...[...all].map(([id, names]): Named => ({ id, names })),
      ...people
        .filter(({ id }) => id === null)
        .map((person): Named => ({ id: null, names: namesOf(person) })),
    ]);
    this.numbers = new NumberMask(people, today);
  }

  codeOf(id: number): string {
    return `M${id}`;
  }

  /** @returns the minister's id; null for what is no code. Whether there is such a person, the tools know. */
  idOf(code: string): number | null {
    const digits = CODE.exec(code)?.[1];
    return digits === undefined ? null : Number(digits);
  }

  /** What somebody wrote, without anything that tells who people are or how their health is; misspelt names count as names. */
  mask(text: string): string {
    return withoutHealth(this.replace(text, true, (found) => this.describe(found)));
  }

  /** A sentence of our own, in which names are spelt as they should be. */
  maskSentence(text: string): string {
    return this.replace(text, false, (found) => this.describe(found));
  }

  /** A title, in which a name is more likely a saint's. */
  maskTitle(text: string): string {
    return this.replace(text, false, () => '…');
  }

  /** Puts names back into a text that comes in pieces. */
  restorer(): NameRestorer {
    return new NameRestorer((code) => this.names.get(this.idOf(code) ?? 0) ?? null);
  }

  private replace(text: string, misspelt: boolean, write: (found: NameFound) => string): string {
    const marked = this.numbers.mark(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));
    let [masked, at] = ['', 0];
    for (const found of this.index.find(marked, misspelt)) {
      masked += marked.slice(at, found.start) + write(found);
      at = found.end;
    }
    return showMarks(masked + marked.slice(at));
  }

  private describe({ people, doubtful }: NameFound): string {
    const ids = people.flatMap(({ id }) => id ?? []);
    const here = ids.filter((id) => this.serving.has(id));
    const meant = here.length > 0 ? here : ids;
    if (meant.length === 0) return OUTSIDER;
    if (meant.length > NAMED_AT_MOST) return `[nome de ${meant.length} pessoas]`;
    const codes = meant.sort((a, b) => a - b).map((id) => this.codeOf(id));
    return `${codes.join(' ou ')}${doubtful ? '?' : ''}`;
  }
}
