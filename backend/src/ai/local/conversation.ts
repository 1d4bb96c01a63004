/** What a message means after what was said before it: an answer, a correction, something more, or a request of its own. */
import { type MassFilter, type MassKey, massMatches, type ScheduleRule } from '../../roster/index.js';
import { comparisonKey } from '../../platform/text.js';
import type { AssistantTools, MassRef, PersonRef } from '../assistant-tools.js';
import { rulesInWords } from './act-on-rules.js';
import { type KindId, RULE_SETTING_IDS } from './kinds.js';
import { ended, massText } from './phrases.js';
import { bareRequest, type MessageReader, type NotUnderstood, type Request } from './read-message.js';
import type { Mention } from './people-references.js';
import { type Piece, spoken } from './said.js';
import { combined, Segment } from './segment.js';

const MOST_CHOICES = 9;
/** People with one name who are listed; more are counted. */
const MOST_NAMES = 20;
const MOST_CHANGES = 20;

/** An answer that may be chosen, and what it asks for. */
interface Choice {
  label: string;
  person?: number;
  mass?: MassKey;
  requests: Request[];
}

/** Rules that a reply set and took away. */
export interface Change {
  added: ScheduleRule[];
  removed: ScheduleRule[];
}

/** What the assistant knows of the conversation when the next message comes. */
export interface Memory {
  /** What was done last about rules. */
  last: Request[];
  people: PersonRef[];
  masses: MassFilter[];
  /** Whether it has just told the rules, so that "a segunda" is one of them. */
  rules: boolean;
  /** What replies did to the rules, the latest last. */
  changes: Change[];
  /** Whether a roster was computed after the latest of them. */
  computed: boolean;
  /** Its own question that waits for an answer. */
  asked: { choices: Choice[]; open: Request[]; text: string } | null;
}

export const NOTHING: Memory = {
  last: [],
  people: [],
  masses: [],
  rules: false,
  changes: [],
  computed: false,
  asked: null,
};

/** @returns what was remembered; nothing where it is of another kind. */
export const memoryOf = (kept: unknown): Memory =>
  typeof kept === 'object' && kept !== null && 'changes' in kept ? (kept as Memory) : NOTHING;

/** With one change more. */
export const withChange = ({ changes }: Memory, change: Change): Change[] =>
  change.added.length + change.removed.length === 0 ? changes : [...changes, change].slice(-MOST_CHANGES);

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
  | { type: 'requests'; requests: (Meaning | NotUnderstood)[]; understood: Request[] }
  | { type: 'question'; text: string; choices: Choice[]; open: Request[] }
  | { type: 'dropped' };

/** Requests that speak of exactly one mass. */
const ONE_MASS = new Set<KindId>(['pin', 'replace', 'more', 'fewer', 'exactly', 'double']);

const YES =
  /^(?:sim|s|isso|isso mesmo|isso ai|exato|exatamente|certo|correto|claro|ok|okay|pode|pode ser|pode sim|positivo|aham|uhum|confirmo|confirma|e isso|e|esse mesmo|essa mesmo|essa mesma|ele mesmo|ela mesma|com certeza|quero|faz isso|perfeito|sim por favor|sim senhor)(?:,? (?:isso|por favor|pode|obrigad[oa]|mesmo|sim))*,?$/;
const NO =
  /^(?:nao|n|nao obrigad[oa]|nenhum|nenhuma|nenhum dess[ea]s|esquece\w*|esqueca|deixa|deixa (?:para la|quieto|assim)|deixa,? esquece|cancela|nada|nao precisa(?: mais)?|melhor nao|desisto|nao,? (?:deixa|esquece|deixa para la))(?: .{0,12})?$/;
const DROPS =
  /\b(?:deixa para la|deixa quieto|deixa como (?:esta|estava)|esquece\w*|esqueca|desist\w+|me enganei|cancela isso|nao precisa mais|pode ignorar|mudei de ideia|retiro o que (?:eu )?disse)\b/;
const UNDOES = /\b(?:desfa[zc]\w*|volta\w* atras|desfazer|anula\w*|reverte\w*)\b/;
const EVERYTHING = /\b(?:tudo|todas|todos)\b/;
const CORRECTS =
  /^(?:(?:eu )?(?:falei|disse|pedi|escrevi) |nao,|nao era|na verdade|quis dizer|queria dizer|quero dizer|era |ops|opa|desculpa?e?|perdao|errei|digo|corrig\w+|exager\w+|alias|ou melhor|melhor |nao e |nao foi|me confundi|confundi|perai|foi mal|correcao|nao )|\b(?:quis dizer|me enganei|na verdade|em vez disso|me confundi|troquei)\b|, nao (?:[oa]s? |d\w+ |n\w+ )?\S+$|^(?:[oa] )?\S+ nao, /;
const RESTATES =
  /^(?:nao,|na verdade|quis dizer|queria dizer|quero dizer|ops|opa|desculp|perdao|errei|digo|corrig|me enganei|foi mal|alias|ou melhor|pensando bem|me confundi|correcao|confundi|perai)/;
const ALSO =
  /^(?:e |tambem|nem |o mesmo|a mesma|mais |idem|igual)|\b(?:tambem|o mesmo|a mesma coisa|idem|igualmente)\b/;
const FIRST = /\b(?:primeir[oa]|cedo|mais cedo)\b/;
const LAST = /\b(?:ultim[oa]|mais tarde)\b/;
const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint', 'sext'];
const ALL_OF_THEM =
  /^(?!\d+$)(?:(?:em|para|com|n[ao]s|[ao]s) )*(?:2|3|4|ambas|ambos|todas|todos)(?: (?:elas|eles|missas|delas|deles|as duas))*$/;

const PUBLISHED =
  'A escala já foi publicada. Posso fazer uma proposta que muda só o preciso; quem entra ou sai é avisado por e-mail quando você a aceitar. Para mudar lugares um a um, ou voltar ao planejamento, abra a página da escala. Quer que eu prepare a mudança?';

class Question extends Error {
  constructor(
    message: string,
    readonly choices: Choice[],
    readonly open: Request[],
  ) {
    super(message);
  }
}

/** Reads a message in its conversation. */
export class Conversation {
  constructor(
    private readonly reader: MessageReader,
    private readonly tools: AssistantTools,
    private readonly today: string,
    private readonly memory: Memory,
  ) {}

  interpret(message: string): Interpretation {
    const { asked } = this.memory;
    if (asked) {
      const answered = this.answerTo(asked, message);
      if (answered) return answered;
    }
    return this.settled(this.read(message));
  }

  private read(message: string): (Request | NotUnderstood)[] {
    const { memory } = this;
    const text = spoken(message);
    const found = this.reader.read(message, memory);
    const bare = (kind: KindId, rest?: Partial<Request>): Request => bareRequest(kind, message, rest);
    const { pieces } = this.reader.said(message);
    const isCorrection =
      memory.last.length > 0 &&
      !UNDOES.test(text) &&
      pieces.some(({ type }) => type !== 'word') &&
      !/\b(?:pode|podem)\b/.test(text);
    if (
      memory.changes.length > 0 &&
      !isCorrection &&
      (UNDOES.test(text) || DROPS.test(text)) &&
      !found.some(({ kind }) => kind !== null && RULE_SETTING_IDS.has(kind))
    ) {
      const isOfProposal =
        this.tools.viewing === 'proposal' ||
        (memory.computed && this.tools.compare()?.status === 'accepted') ||
        /\b(?:proposta|escala)\b/.test(text);
      if (!isOfProposal || !UNDOES.test(text))
        return [bare(EVERYTHING.test(text) ? 'undoEverything' : 'undoLast')];
    }
    const ordinal = ORDINALS.findIndex((start) => new RegExp(`\\b${start}[oa]\\b`).test(text));
    if (
      memory.rules &&
      /^(?:apag|tir|remov|exclu|retir|cancel|delet)/.test(text) &&
      (ordinal >= 0 || LAST.test(text) || /\b\d\b/.test(text)) &&
      found.every(
        ({ kind, ...rest }) => kind === null || kind === 'removeRule' || ('doubt' in rest && rest.doubt),
      )
    ) {
      const number =
        ordinal >= 0
          ? ordinal + 1
          : LAST.test(text)
            ? this.tools.listRules().length
            : Number(/\d/.exec(text));
      return [bare('removeRule', { number, numbers: [number] })];
    }
    if (
      memory.changes.length > 0 &&
      /^(?:tira|apaga|remove|cancela|exclui|retira)\w* (?:isso|ess[ae]|est[ae])(?: regra| limite)?$/.test(
        text,
      )
    )
      return [bare('undoLast')];
    if (DROPS.test(text) && found.every(({ kind }) => kind === null)) return [bare('no')];
    return this.following(message, text, found, bare) ?? found;
  }

  /** What a message changes in, or adds to, what was done last; null where it is a request of its own. */
  private following(
    message: string,
    text: string,
    found: (Request | NotUnderstood)[],
    bare: (kind: KindId) => Request,
  ): Request[] | null {
    const { last } = this.memory;
    if (last.length === 0 || text.length > 120) return null;
    const { pieces, problem } = this.reader.said(message);
    const said = new Segment(affirmed(pieces));
    const rules = found.filter(
      (request): request is Request => request.kind !== null && RULE_SETTING_IDS.has(request.kind),
    );
    const [before] = last;
    const corrects = CORRECTS.test(text);
    const people = said.people.length > 0 ? said.people : [];
    const masses = combined(said.masses.map(({ filters }) => filters));
    const number = said.numbers.at(-1)?.value ?? null;
    const asks = /\?\s*$/.test(message) || said.has('who', 'which', 'when', 'where', 'many');
    const returns =
      rules.length === 1 &&
      rules[0]!.kind === 'pin' &&
      before!.kind === 'exclude' &&
      people.length + rules[0]!.people.length > 0 &&
      this.contradicts(rules[0]!, last);
    if (returns) return [bare('undoLast')];
    const permits =
      !asks &&
      said.has('able') &&
      !said.has('not') &&
      rules.length <= 1 &&
      (before!.kind === 'exclude' || before!.kind === 'only');
    const isOfLast =
      people.length === 0 ||
      people.some(({ candidates }) =>
        last.some((each) => each.people.some((one) => one.candidates[0]?.id === candidates[0]?.id)),
      );
    if (permits && isOfLast && !found.some(({ kind }) => kind === 'solve'))
      return this.permitted(last, people, masses, bare);
    if (
      rules.length > 0 &&
      !(rules.every(({ doubt }) => doubt !== undefined && doubt !== 'once') && (corrects || ALSO.test(text)))
    ) {
      if (RESTATES.test(text) && rules.some(({ kind }) => kind === before!.kind))
        return [bare('undoLast'), ...rules];
      return null;
    }
    if (
      found.some(
        ({ kind }) =>
          kind !== null &&
          !RULE_SETTING_IDS.has(kind) &&
          kind !== 'serving' &&
          kind !== 'place' &&
          kind !== 'no' &&
          !(kind === 'duties' && ALSO.test(text)),
      )
    )
      return null;
    if (found.some(({ kind }) => kind === 'serving' || kind === 'place') && message.trim().endsWith('?'))
      return null;
    if (people.length === 0 && masses.length === 0 && number === null) return null;
    if (
      !corrects &&
      !ALSO.test(text) &&
      said.pieces.some(
        (piece) => piece.type === 'word' && piece.meanings.length === 0 && piece.text.length > 5,
      )
    )
      return null;
    const changed = last
      .map((request) => this.changed(request, said, people, masses, number, problem, corrects, pieces))
      .filter((request) => request !== null);
    const unique = changed.filter(
      (request, index) =>
        changed.findIndex((other) => JSON.stringify(other) === JSON.stringify(request)) === index,
    );
    return corrects ? [bare('undoLast'), ...unique] : unique;
  }

  /** Whether somebody is put where they were just kept from. */
  private contradicts(pin: Request, last: readonly Request[]): boolean {
    return last.some(
      (request) =>
        request.kind === 'exclude' &&
        request.masses.length > 0 &&
        request.people.some((person) =>
          pin.people.some((other) => other.candidates[0]?.id === person.candidates[0]?.id),
        ) &&
        this.tools.masses.some((mass) => matches(request.masses, mass) && matches(pin.masses, mass)),
    );
  }

  /** A request as it was, but for what is said anew. */
  private changed(
    request: Request,
    said: Segment,
    people: readonly Mention[],
    masses: readonly MassFilter[],
    number: number | null,
    problem: string | null,
    corrects: boolean,
    spokenOf: readonly Piece[],
  ): Request {
    const counts = ['cap', 'capAll', 'exactly', 'more', 'fewer'].includes(request.kind);
    let who = request.people;
    if (people.length > 0) {
      const isPair = request.kind === 'together' || request.kind === 'apart' || request.kind === 'replace';
      const denied = spokenOf.find((piece) => piece.type === 'person' && !said.pieces.includes(piece));
      const isOld = (person: Mention) =>
        request.people.some(({ candidates }) => candidates[0]?.id === person.candidates[0]?.id);
      const old = corrects && denied?.type === 'person' && isOld(denied.mention) ? denied.mention : null;
      const fresh = people.filter((person) => person !== old);
      if (old)
        who = request.people.map((person) =>
          person.candidates[0]?.id === old.candidates[0]?.id ? fresh[0]! : person,
        );
      else if (isPair && fresh.length === 1) who = [request.people[0]!, fresh[0]!];
      else who = [...fresh];
    }
    let when: readonly MassFilter[] = request.masses;
    if (masses.length > 0) {
      const isTime = masses.every((filter) => filter.time !== undefined && Object.keys(filter).length === 1);
      const days = request.masses
        .map(({ time: _, ...day }) => day)
        .filter((day) => Object.keys(day).length > 0);
      when = isTime && days.length > 0 && request.kind !== 'only' ? combined([days, masses]) : masses;
    } else if (number !== null && !counts && request.masses.some(({ date }) => date !== undefined)) {
      const date = request.masses[0]!.date!;
      when = [{ date: `${date.slice(0, 8)}${String(number).padStart(2, '0')}` }];
    }
    const { doubt: _, ...rest } = request;
    return {
      ...rest,
      people: who,
      masses: [...when],
      number: number !== null && counts ? number : request.number,
      problem,
    };
  }

  /** Somebody may serve after all, at all of what they were kept from or at some of it. */
  private permitted(
    last: Request[],
    people: readonly Mention[],
    masses: readonly MassFilter[],
    bare: (kind: KindId) => Request,
  ): Request[] {
    if (masses.length === 0) return [bare('undoLast')];
    const again = last.flatMap((request): Request[] => {
      const [one] = people;
      const isMeant =
        !one || request.people.some(({ candidates }) => candidates[0]?.id === one.candidates[0]?.id);
      if (!isMeant) return [request];
      if (request.kind === 'only') return [{ ...request, masses: [...request.masses, ...masses] }];
      const others = request.people.filter(
        ({ candidates }) => one && candidates[0]?.id !== one.candidates[0]?.id,
      );
      const kept = this.tools.masses.filter(
        (mass) =>
          matches(request.masses.length > 0 ? request.masses : everything, mass) && !matches(masses, mass),
      );
      const meant = request.people.filter((person) => !others.includes(person));
      return [
        ...(others.length > 0 ? [{ ...request, people: others }] : []),
        ...(kept.length > 0
          ? [{ ...request, people: meant, masses: kept.map(({ date, time }) => ({ date, time })) }]
          : []),
      ];
    });
    return [bare('undoLast'), ...again];
  }

  private answerTo(
    { choices, open, text: question }: NonNullable<Memory['asked']>,
    message: string,
  ): Interpretation | null {
    const text = spoken(message).replace(/,$/, '');
    const key = comparisonKey(message).replace(/[.!]$/, '');
    const labelled = choices.find(({ label }) => comparisonKey(label) === key);
    if (labelled)
      return labelled.requests.length === 0 ? { type: 'dropped' } : this.settled(labelled.requests);
    const [first] = choices;
    if (NO.test(text) || (DROPS.test(text) && text.length < 40)) return { type: 'dropped' };
    if (
      first &&
      YES.test(text) &&
      (choices.length === 1 ||
        choices[1]?.requests.length === 0 ||
        (first.person === undefined && first.mass === undefined))
    )
      return this.settled(first.requests);
    const every = choices.find(({ label }) => label.startsWith('Todos'));
    if (every && ALL_OF_THEM.test(text)) return this.settled(every.requests);
    if (choices.length > 1 && (ALL_OF_THEM.test(text) || /^(?:duas|dois)$/.test(key)))
      return this.settled(merged(choices));
    const fresh = this.reader.read(message, this.memory);
    const acts = fresh.some(
      (request) =>
        request.kind !== null &&
        !['place', 'serving', 'yes', 'no'].includes(request.kind) &&
        !(RULE_SETTING_IDS.has(request.kind) && request.doubt !== undefined),
    );
    const { pieces } = this.reader.said(message);
    const said = new Segment(pieces);
    const chosen = this.chosen(choices, text, said);
    if (chosen && (!acts || said.pieces.length <= 6)) return this.settled(chosen.requests);
    if (acts) return null;
    const pending = choices[0]?.requests ?? [];
    const isOther =
      pending.length > 0 &&
      !acts &&
      said.pieces.length <= 8 &&
      (said.people.length > 0 ||
        (choices[0]!.person === undefined && choices[0]!.mass === undefined && said.masses.length > 0));
    if (isOther && !/\?\s*$/.test(message)) {
      const masses = combined(said.masses.map(({ filters }) => filters));
      const other = said.people.filter(
        ({ candidates }) => !choices.some(({ person }) => person === candidates[0]?.id),
      );
      return this.settled(
        pending.map((request) => ({
          ...request,
          people:
            other.length === 1
              ? request.people.map((person) =>
                  person.candidates[0]?.id === choices[0]!.person || choices[0]!.person === undefined
                    ? other[0]!
                    : person,
                )
              : request.people,
          masses: masses.length > 0 ? masses : request.masses,
        })),
      );
    }
    if (
      open.length > 0 &&
      /\b(?:mes inteiro|mes todo|tudo|todas|toda a escala|sempre|o mes|escala toda|escala inteira)\b/.test(
        text,
      )
    )
      return this.settled(
        open.map(({ doubt, ...request }) =>
          doubt === 'when' && request.kind === 'exclude' ? request : { ...request, doubt },
        ),
      );
    if (open.length > 0) {
      const completed = this.completed(open, said);
      if (completed) return this.settled(completed);
    }
    if (choices.length > 0 && said.isEmpty && text.length < 25 && fresh.every(({ kind }) => kind === null))
      return { type: 'question', text: question, choices, open };
    return null;
  }

  private chosen(choices: readonly Choice[], text: string, said: Segment): Choice | null {
    const options = choices.filter(({ requests }) => requests.length > 0);
    if (options.length === 0) return null;
    const alone = /^(?:a |o |opcao |numero |e a |e o )*(\d{1,2})(?:a|o)?$/.exec(text);
    if (alone && options[Number(alone[1]) - 1] && options[0]?.requests) return options[Number(alone[1]) - 1]!;
    const only = (found: Choice[]) => (found.length === 1 ? found[0]! : null);
    const people = said.people.flatMap(({ candidates }) => candidates.map(({ id }) => id));
    const byPerson = only(options.filter(({ person }) => person !== undefined && people.includes(person)));
    if (byPerson) return byPerson;
    const filters = combined(said.masses.map((each) => each.filters));
    const byMass = only(options.filter(({ mass }) => mass && filters.length > 0 && matches(filters, mass)));
    if (byMass) return byMass;
    const words = text
      .split(/[\s,]+/)
      .filter((word) => word !== '' && !/^(?:a|o|da|do|e|das|dos|na|no|as|os|de|dona|seu)$/.test(word));
    const named = only(
      options.filter(({ label }) => {
        const own = spoken(label).split(/[\s,]+/);
        return words.length > 0 && words.every((word) => own.includes(word));
      }),
    );
    if (named) return named;
    const ordinal = ORDINALS.findIndex((start) => new RegExp(`\\b${start}[oa]\\b`).test(text));
    if (ordinal >= 0 && options[ordinal] && text.length < 30) return options[ordinal];
    if (LAST.test(text)) return options.at(-1)!;
    if (FIRST.test(text)) return options[0]!;
    if (/\b(?:esta|ta|foi|serve|escalad[oa])\b/.test(text) && options[0]!.person !== undefined) {
      return only(
        options.filter(({ person, requests }) => {
          const meant = requests.flatMap(({ masses }) => masses);
          const { duties } = this.tools.person(person!);
          return meant.length > 0 && duties.some((mass) => matches(meant, mass));
        }),
      );
    }
    return null;
  }

  /** An unfinished request with what an answer says. */
  private completed(open: readonly Request[], said: Segment): Request[] | null {
    const masses = combined(said.masses.map(({ filters }) => filters));
    const number = said.numbers.at(-1)?.value ?? null;
    let used = false;
    const completed = open.map((request): Request => {
      const { doubt, ...rest } = request;
      if (doubt === 'when' && masses.length > 0) return ((used = true), { ...rest, masses });
      if (doubt === 'count' && number !== null) return ((used = true), { ...rest, number });
      if (doubt === 'who' && said.people.length > 0)
        return ((used = true), { ...rest, people: [...request.people, ...said.people] });
      if (
        doubt === undefined &&
        masses.length > 0 &&
        request.masses.length > 0 &&
        masses.every(({ date }) => date === undefined)
      )
        return ((used = true), { ...rest, masses: combined([request.masses, masses]) });
      return request;
    });
    return used ? completed : null;
  }

  private settled(requests: (Request | NotUnderstood)[]): Interpretation {
    try {
      const understood = requests.filter((request): request is Request => request.kind !== null);
      const isChange = ({ kind, words }: Request) =>
        RULE_SETTING_IDS.has(kind) || (kind === 'solve' && words.includes('again'));
      if (
        this.tools.published &&
        !understood.some(({ kind, words }) => kind === 'solve' && !words.includes('again')) &&
        understood.some(
          (request) => isChange(request) && request.problem === null && !request.words.includes('agreed'),
        )
      ) {
        const agreed = understood.map((request) => ({ ...request, words: [...request.words, 'agreed'] }));
        this.assertClear(agreed);
        throw new Question(
          PUBLISHED,
          [
            { label: 'Sim, preparar a mudança', requests: agreed },
            { label: 'Não', requests: [] },
          ],
          [],
        );
      }
      const certain = understood.flatMap((request) => this.oneByOne(request));
      const meanings = requests.flatMap((request): (Meaning | NotUnderstood)[] =>
        request.kind === null
          ? [request]
          : this.oneByOne(request).map((one) => this.meaningOf(one, requests)),
      );
      return { type: 'requests', requests: meanings, understood: certain };
    } catch (error) {
      if (error instanceof Question)
        return { type: 'question', text: error.message, choices: error.choices, open: error.open };
      throw error;
    }
  }

  /** @throws Question about what is in doubt. */
  private assertClear(requests: Request[]): void {
    for (const request of requests.flatMap((each) => this.oneByOne(each))) this.meaningOf(request, requests);
  }

  /** A request about one mass each, where it names several. */
  private oneByOne(request: Request): Request[] {
    if (!ONE_MASS.has(request.kind) || request.doubt === 'when') return [request];
    const each = request.masses.map((filter) =>
      this.tools.masses.filter((mass) => massMatches(filter, mass)),
    );
    const isEach =
      request.words.includes('each') ||
      (request.masses.length > 1 && each.every(({ length }) => length === 1));
    const all = this.tools.masses.filter((mass) => matches(request.masses, mass));
    if (!isEach || all.length < 2) return [request];
    return all.map(({ date, time }) => ({ ...request, masses: [{ date, time }] }));
  }

  private meaningOf(request: Request, all: readonly (Request | NotUnderstood)[]): Meaning {
    const instead = (change: (each: Request) => Request): Request[] =>
      all.flatMap((each) =>
        each.kind === null ? [] : [each === request || each.text === request.text ? change(each) : each],
      );
    const { people: mentions, masses: filters, doubt, ...rest } = request;
    const unknown = mentions.find(({ candidates }) => candidates.length === 0);
    const people = mentions.flatMap((mention) => {
      if (mention.candidates.length === 0) return [];
      if (mention.known && mention.candidates.length === 1) return mention.candidates;
      throw new Question(
        askWho(mention.words, mention.candidates, mention.known),
        mention.candidates.slice(0, MOST_NAMES).map((person) => ({
          label: person.name,
          person: person.id,
          requests: all.flatMap((each) =>
            each.kind === null
              ? []
              : [
                  {
                    ...each,
                    people: each.people.map((other) =>
                      other.words === mention.words
                        ? { words: mention.words, candidates: [person], known: true }
                        : other,
                    ),
                  },
                ],
          ),
        })),
        [],
      );
    });
    let masses = this.tools.masses.filter((mass) => matches(filters, mass));
    const problem = request.problem ?? (unknown ? nobody(unknown.words) : null);
    const meaning = (): Meaning => ({ ...rest, people, filters, masses, problem });
    if (problem !== null) return meaning();
    if (doubt === 'who' || doubt === 'when' || doubt === 'count')
      throw new Question(
        this.askFor(doubt, request, people),
        [],
        instead((each) => each),
      );
    const apart =
      request.kind === 'together' && /\bpodem\b/.test(spoken(request.text))
        ? this.tools
            .listRules()
            .find(
              ({ rule }) =>
                rule.kind === 'apart' &&
                people.every(({ id }) => id === rule.ministerId || id === rule.otherId),
            )
        : undefined;
    if (apart)
      return { ...meaning(), kind: 'removeRule', people: [], number: apart.number, numbers: [apart.number] };
    if (doubt === 'once') {
      const next = masses.find(({ date }) => date >= this.today);
      if (next && new Set(masses.filter(({ date }) => date >= this.today).map(({ date }) => date)).size > 1) {
        const first = { ...request, masses: [{ date: next.date }], doubt: undefined };
        const every = { ...request, doubt: undefined };
        throw new Question(
          this.confirming(first),
          [
            { label: 'Sim', requests: replaced(all, request, first) },
            { label: `Todos: ${everyDay(filters)}`, requests: replaced(all, request, every) },
            { label: 'Não', requests: [] },
          ],
          [],
        );
      }
    }
    if (request.kind === 'exchange' && filters.length === 0) {
      const coming = people.flatMap(({ id }) =>
        this.tools.person(id).duties.filter(({ date }) => date >= this.today),
      );
      return { ...meaning(), filters: coming.map(({ date, time }) => ({ date, time })), masses: coming };
    }
    if (request.kind === 'exclude' && doubt === undefined) {
      const over = people.flatMap(({ id }) =>
        this.tools.person(id).duties.filter(({ date }) => date < this.today),
      );
      const coming = filters.map((filter) =>
        filter.date === undefined &&
        filter.from === undefined &&
        over.some((mass) => massMatches(filter, mass))
          ? { ...filter, from: this.today }
          : filter,
      );
      if (over.length > 0 && filters.length > 0) return { ...meaning(), filters: coming };
    }
    const began = this.tools.masses.some(({ date }) => date < this.today);
    if (
      request.kind === 'exclude' &&
      filters.length === 0 &&
      doubt === undefined &&
      began &&
      people.some(({ id }) => this.tools.person(id).duties.some(({ date }) => date < this.today))
    )
      return {
        ...meaning(),
        filters: [{ from: this.today }],
        masses: this.tools.masses.filter(({ date }) => date >= this.today),
      };
    if (
      doubt !== undefined &&
      filters.length > 0 &&
      masses.length === 0 &&
      RULE_SETTING_IDS.has(request.kind)
    )
      return meaning();
    if (doubt === 'meaning' || doubt === 'sure') {
      const clear = this.asMeant({ ...request, doubt: undefined });
      throw new Question(
        this.confirming(clear),
        [
          { label: 'Sim', requests: replaced(all, request, clear) },
          { label: 'Não', requests: [] },
        ],
        [],
      );
    }
    if (ONE_MASS.has(request.kind) && masses.length > 1) {
      const coming = masses.filter(({ date }) => date >= this.today);
      if (coming.length > 0) masses = coming;
      const [, leaving] = request.kind === 'replace' ? [null, people[0]] : [null, null];
      const own =
        leaving && filters.every(({ date }) => date !== undefined)
          ? masses.filter((mass) => this.tools.mass(mass).team.some(({ id }) => id === leaving.id))
          : [];
      if (own.length === 1) masses = own;
      if (masses.length > 1) {
        if (masses.length > MOST_CHOICES)
          return { ...meaning(), problem: `Há ${masses.length} missas assim. Diga o dia e o horário.` };
        throw new Question(
          askWhich(masses),
          masses.map((mass) => {
            const one = { date: mass.date, time: mass.time };
            const same = JSON.stringify(filters);
            return {
              label: massText(mass),
              mass: one,
              requests: all.flatMap((each) =>
                each.kind === null
                  ? []
                  : [
                      JSON.stringify(each.masses) === same && ONE_MASS.has(each.kind)
                        ? { ...each, masses: [one] }
                        : each,
                    ],
              ),
            };
          }),
          instead((each) => each),
        );
      }
    }
    if (request.kind === 'fewer' && request.words.includes('taking') && masses[0]) {
      const { team } = this.tools.mass(masses[0]);
      if (team.length > 0)
        throw new Question(
          `Tirar quem? Na missa ${massText(masses[0])} ${team.length === 1 ? 'está' : 'estão'} ${team.map(({ name }) => name).join(', ')}. Ou é um lugar a menos?`,
          [
            ...team.map((person) => ({
              label: `Tirar ${person.name}`,
              requests: replaced(all, request, {
                ...request,
                kind: 'exclude',
                words: [],
                people: [{ words: person.name, candidates: [person], known: true }],
              }),
            })),
            { label: 'Um lugar a menos', requests: replaced(all, request, { ...request, words: [] }) },
          ],
          [],
        );
    }
    return meaning();
  }

  /** What a request that is in doubt most likely means. */
  private asMeant(request: Request): Request {
    if (request.kind === 'cap' && request.number === 0)
      return { ...request, kind: 'exclude', masses: [], number: null };
    return request;
  }

  private confirming(request: Request): string {
    const people = request.people.flatMap(({ candidates }) => candidates.slice(0, 1));
    const masses = this.tools.masses.filter((mass) => matches(request.masses, mass));
    const words = RULE_SETTING_IDS.has(request.kind)
      ? rulesInWords({ ...request, people, filters: request.masses, masses })
      : 'isso';
    return `${ended(`Entendi: ${words}`)} É isso?`;
  }

  private askFor(doubt: 'who' | 'when' | 'count', request: Request, people: readonly PersonRef[]): string {
    const who = people.map(({ name }) => name).join(' e ');
    if (doubt === 'count')
      return `Quantas${who ? ` missas no máximo para ${who}` : ' pessoas'}? Responda com o número.`;
    if (doubt === 'who')
      return request.kind === 'together' || request.kind === 'apart'
        ? `${who ? `${who} e quem mais` : 'Quais pessoas'}? Responda com o nome como está na escala.`
        : `${request.kind === 'replace' && who ? `No lugar de ${who}, quem` : 'Quem'}? Responda com o nome como está na escala.`;
    const isAbout = ['more', 'fewer', 'exactly', 'double'].includes(request.kind);
    if (request.kind === 'exclude' && who)
      return `Entendi que ${who} não pode. Em que dia ou missa? Ou em toda a escala? Responda com o dia, ou com “o mês inteiro”.`;
    return `${isAbout ? 'Em qual missa' : `${who ? `${who}: ` : ''}em qual missa`}? Responda com o dia e o horário.`;
  }
}

const matches = (filters: readonly MassFilter[], mass: MassKey) =>
  filters.some((filter) => massMatches(filter, mass));
const everything: readonly MassFilter[] = [{}];

/** What a correction says, without what it denies: "a Íris, não a Joana", "não dia 15, dia 22". */
function affirmed(pieces: readonly Piece[]): Piece[] {
  const not = pieces.findIndex(({ text }) => text === 'nao');
  if (not < 0) return [...pieces];
  const after = pieces.slice(not + 1).findIndex(({ type }) => type !== 'word');
  const next = after < 0 ? undefined : pieces[not + 1 + after];
  const [last] = pieces.slice(0, not).filter(({ type }) => type !== 'word');
  const sameKind = (piece: Piece) => pieces.filter(({ type }) => type === piece.type).length > 1;
  if (next && !next.breaks && after <= 2 && sameKind(next) && !pieces[not + 1]?.breaks)
    return pieces.filter((piece) => piece !== next && piece !== pieces[not]);
  if (last && sameKind(last)) return pieces.filter((piece) => piece !== last && piece !== pieces[not]);
  return [...pieces];
}

const replaced = (all: readonly (Request | NotUnderstood)[], request: Request, by: Request): Request[] => {
  const list = all.flatMap((each) => (each.kind === null ? [] : [each]));
  const at = list.findIndex(
    (each) =>
      each.text === request.text &&
      each.kind === request.kind &&
      JSON.stringify(each.people) === JSON.stringify(request.people) &&
      JSON.stringify(each.masses) === JSON.stringify(request.masses),
  );
  return at < 0 ? [by] : list.with(at, by);
};

/** All readings of a question at once. */
function merged(choices: readonly Choice[]): Request[] {
  const all = choices.flatMap(({ requests }) => requests);
  return all.filter(
    (request, index) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(request)) === index,
  );
}

const WEEKLY = [
  'aos domingos',
  'às segundas',
  'às terças',
  'às quartas',
  'às quintas',
  'às sextas',
  'aos sábados',
];
const everyDay = ([filter]: readonly MassFilter[]) => WEEKLY[filter?.weekday ?? 0]!;

const nobody = (words: string) =>
  `Não encontrei “${words}” entre as pessoas desta escala. Escreva o nome como está na escala.`;

function askWho(words: string, candidates: PersonRef[], known: boolean): string {
  const [first] = candidates;
  if (candidates.length === 1)
    return `Você quis dizer ${first!.name}? Não há “${words}” nesta escala. Responda “sim”, ou escreva o nome como está na escala.`;
  const shown = candidates.slice(0, MOST_NAMES);
  const rest = candidates.length - shown.length;
  const why = known ? `Há mais de uma pessoa com esse nome.` : `Não há “${words}” nesta escala.`;
  return `Você quis dizer qual destas pessoas? ${why}\n${choices(shown.map(({ name }) => name))}${rest > 0 ? `\nE mais ${rest}: escreva o nome como está na escala.` : ''}\nResponda com o número ou o nome.`;
}

function askWhich(candidates: MassKey[]): string {
  return `Qual missa? Há mais de uma:\n${choices(candidates.map(massText))}\nResponda com o número, ou com o dia e o horário.`;
}

const choices = (names: string[]) => names.map((name, index) => `${index + 1}. ${name}`).join('\n');
