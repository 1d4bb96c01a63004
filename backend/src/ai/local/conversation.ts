/** What a message means after what was said before: an answer to a question of the assistant, or a request of its own. */
import { type MassFilter, type MassKey, massMatches } from '../../roster/index.js';
import type { ChatLine } from '../assistant.js';
import type { MassRef, PersonRef } from '../assistant-tools.js';
import type { KindId } from './kinds.js';
import { massText } from './phrases.js';
import type { MessageReader, NotUnderstood, Request } from './read-message.js';
import type { Mention } from './people-references.js';

const WHO = 'Você quis dizer';
const WHICH = 'Qual missa';
const MOST_CHOICES = 9;
/** People with one name who are listed; more are counted. */
const MOST_NAMES = 20;

/** A request whose people and masses are certain. */
export interface Meaning {
  kind: KindId;
  text: string;
  people: PersonRef[];
  /** What was said of days and times. */
  filters: MassFilter[];
  /** The masses meant, in their order. */
  masses: MassRef[];
  number: number | null;
  numbers: number[];
  words: string[];
  /** Why it cannot be done as it was said, in Portuguese. */
  problem: string | null;
}

export type Interpretation =
  | { type: 'requests'; requests: (Meaning | NotUnderstood)[] }
  | { type: 'question'; text: string }
  | { type: 'dropped' };

/** Requests that speak of exactly one mass. */
const ONE_MASS = new Set<KindId>(['pin', 'replace', 'more', 'fewer', 'exactly']);

class Question extends Error {}
class NoAnswer extends Error {}

/** Reads a message in its conversation; the same conversation always reads the same. */
export class Conversation {
  constructor(
    private readonly reader: MessageReader,
    private readonly masses: readonly MassRef[],
  ) {}

  interpret(message: string, history: readonly ChatLine[]): Interpretation {
    const thread = threadOf(message, history);
    if (thread.length > 1 && this.reader.wordsOf(message).join(' ') === 'nao') return { type: 'dropped' };
    // The earliest question may have been left unanswered for another request, which was asked about in its turn.
    for (let from = 0; from < thread.length - 1; from += 1) {
      try {
        return this.read(thread[from]!, thread.slice(from + 1));
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
      }
    }
    return this.read(message, []);
  }

  private read(message: string, given: readonly string[]): Interpretation {
    const answers = [...given];
    const chosen = new Map<string, PersonRef | MassRef>();
    try {
      const requests = this.reader
        .read(message)
        .map((request) => (request.kind === null ? request : this.meaningOf(request, answers, chosen)));
      if (answers.length > 0) throw new NoAnswer();
      return { type: 'requests', requests };
    } catch (error) {
      if (error instanceof Question) return { type: 'question', text: error.message };
      throw error;
    }
  }

  private meaningOf(request: Request, answers: string[], chosen: Map<string, PersonRef | MassRef>): Meaning {
    const { people: mentions, masses: filters, ...rest } = request;
    const unknown = mentions.find(({ candidates }) => candidates.length === 0);
    const people = mentions.flatMap((mention) => {
      if (mention.candidates.length === 0) return [];
      if (mention.known && mention.candidates.length === 1) return mention.candidates;
      const known = chosen.get(mention.words) as PersonRef | undefined;
      const person = known ?? this.choosePerson(mention, answers.shift());
      chosen.set(mention.words, person);
      return [person];
    });
    let masses = this.masses.filter((mass) => filters.some((filter) => massMatches(filter, mass)));
    let problem = request.problem ?? (unknown ? nobody(unknown.words) : null);
    if (problem === null && ONE_MASS.has(request.kind) && masses.length > 1) {
      const key = JSON.stringify(filters);
      if (masses.length > MOST_CHOICES) problem = `Há ${masses.length} missas assim. Diga o dia e o horário.`;
      else {
        const mass = (chosen.get(key) as MassRef | undefined) ?? this.chooseMass(masses, answers.shift());
        chosen.set(key, mass);
        masses = [mass];
      }
    }
    return { ...rest, people, filters, masses, problem };
  }

  private choosePerson({ words, candidates, known }: Mention, answer: string | undefined): PersonRef {
    if (answer === undefined) throw new Question(askWho(words, candidates, known));
    const said = this.reader.wordsOf(answer);
    if (said[0] === 'sim' && candidates.length === 1) return candidates[0]!;
    const numbered = candidates.slice(0, MOST_NAMES)[Number(said[0]) - 1];
    if (said.length === 1 && numbered) return numbered;
    const named = this.reader.personIn(answer)?.candidates ?? [];
    const meant = candidates.filter(({ id }) => named.some((person) => person.id === id));
    if (meant.length !== 1) throw new NoAnswer();
    return meant[0]!;
  }

  private chooseMass(candidates: MassRef[], answer: string | undefined): MassRef {
    if (answer === undefined) throw new Question(askWhich(candidates));
    const said = this.reader.wordsOf(answer);
    const numbered = candidates[Number(said[0]) - 1];
    if (said.length === 1 && numbered) return numbered;
    const filters = this.reader.massesIn(answer);
    const meant = candidates.filter((mass) => filters.some((filter) => massMatches(filter, mass)));
    if (meant.length !== 1) throw new NoAnswer();
    return meant[0]!;
  }
}

/** The message and, where it answers a question of the assistant, what was asked and answered before it. */
function threadOf(message: string, history: readonly ChatLine[]): string[] {
  const thread = [message];
  for (let at = history.length - 1; at > 0; at -= 2) {
    const [request, question] = [history[at - 1]!, history[at]!];
    const asked =
      question.sender === 'ai' && (question.message.startsWith(WHO) || question.message.startsWith(WHICH));
    if (!asked || request.sender !== 'coordinator') break;
    thread.unshift(request.message);
  }
  return thread;
}

const nobody = (words: string) =>
  `Não encontrei “${words}” entre as pessoas desta escala. Escreva o nome como está na escala.`;

function askWho(words: string, candidates: PersonRef[], known: boolean): string {
  const [first] = candidates;
  if (candidates.length === 1)
    return `${WHO} ${first!.name}? Não há “${words}” nesta escala. Responda “sim”, ou escreva o nome como está na escala.`;
  const shown = candidates.slice(0, MOST_NAMES);
  const rest = candidates.length - shown.length;
  const why = known ? `Há mais de uma pessoa com esse nome.` : `Não há “${words}” nesta escala.`;
  return `${WHO} qual destas pessoas? ${why}\n${choices(shown.map(({ name }) => name))}${rest > 0 ? `\nE mais ${rest}: escreva o nome como está na escala.` : ''}\nResponda com o número ou o nome.`;
}

function askWhich(candidates: MassKey[]): string {
  return `${WHICH}? Há mais de uma:\n${choices(candidates.map(massText))}\nResponda com o número, ou com o dia e o horário.`;
}

const choices = (names: string[]) => names.map((name, index) => `${index + 1}. ${name}`).join('\n');
