/** What a follow-up takes back: rules by what it says of them or by their numbers, what was done last, all of it. */
import { includesRule, peopleOf, type ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools, PersonRef } from '../../assistant/index.js';
import { spoken } from '../message/said.js';
import { Segment } from '../message/segment.js';
import type { MessageReader } from '../reading/read-message.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { bareRequest, type NotUnderstood, removalOf, type Request } from '../requests/request.js';
import {
  ALSO,
  DROPS,
  EVERYTHING,
  LAST,
  NO_LONGER,
  ORDINALS,
  TAKES_BACK,
  UNDOES,
} from '../vocabulary/talk.js';
import { clausesOf } from './corrections.js';
import type { Change, Memory } from './memory.js';
import { revokedBy } from './revoking.js';

/** Reads what a message takes back. */
export class Undone {
  constructor(
    private readonly reader: MessageReader,
    private readonly tools: AssistantTools,
    private readonly memory: Memory,
  ) {}

  /** What a message takes back: rules by what it says of them or by their numbers, what was done last, all of it. */
  undone(message: string, found: readonly (Request | NotUnderstood)[]): Request[] | null {
    const { memory, tools, reader } = this;
    const text = spoken(message);
    const bare = (kind: KindId, rest?: Partial<Request>): Request => bareRequest(kind, message, rest);
    const { pieces } = reader.clauses(message);
    const said = new Segment(pieces);
    if (memory.changes.length > 0 && TAKES_BACK.test(text)) return [bare('undoLast')];
    // "Desfaz isso, ela avisou que não vai": why, and nothing new.
    const why = UNDOES_AND_WHY.exec(text)?.[1];
    if (why !== undefined && memory.changed && !ORDERS.test(why) && said.masses.length === 0)
      return [bare('undoLast')];
    const isOneMore = ALSO.test(text) && (memory.changes.at(-1)?.removed.length ?? 0) > 0;
    const isRead = found.every((request) => request.kind === 'removeRule' && request.numbers.length > 0);
    const revoked = isRead ? null : revokedBy(message, clausesOf(pieces), tools, isOneMore);
    if (revoked) return [revoked.request, ...reader.readPieces(revoked.rest, message, memory)];
    const [whose] = said.people;
    const isOfRules =
      (memory.rules || memory.changes.length > 0) &&
      said.masses.length + said.numbers.length === 0 &&
      /^(?:\S+ ){0,2}(?:(?:tir|apag|remov|retir|exclu|cancel|desfa[zc]|esque[cq]|ignor|desconsider|anul|larg)\w*|deixa para la) (?:so |isso )?(?:as? |os? |ess[ae] |aquel[ea] |a regra )?d[aeo]s? /.test(
        text,
      );
    if ((isOfRules || (memory.rules && OF_SOMEBODY.test(text))) && whose)
      return [bare('removeRule', { people: said.people })];
    // "Volta o Marcos", after somebody else was spoken of too.
    const back = said.people.length === 1 && said.masses.length === 0 && BRINGS_BACK.test(text);
    const keptAway = back ? this.keptAway(whose!.candidates[0]?.id) : [];
    if (keptAway.length > 0) return [bare('removeRule', { number: keptAway[0]!, numbers: keptAway })];
    const pointedAt = memory.rules && POINTS_AT_RULE.test(text) ? this.ruleOf(memory.people) : null;
    if (pointedAt !== null) return [bare('removeRule', { number: pointedAt, numbers: [pointedAt] })];
    const first = UNDOES.test(text) ? ordinalsIn(text)[0] : undefined;
    const [only, ...more] = memory.changes;
    // Of several rules that one message set, "a primeira" is one of them.
    const ofOne = more.length === 0 && only && only.added.length > 1 ? only.added : null;
    const counted = first ?? (ofOne && TAKES_ONE.test(text) ? ordinalsIn(text)[0] : undefined);
    const one = ofOne && counted !== undefined ? ofOne[counted - 1] : undefined;
    if (one) return this.takingBack({ added: [one], removed: [] }, message);
    const nth = first === undefined ? undefined : memory.changes[first - 1];
    if (nth) return this.takingBack(nth, message);
    const part = UNDOES.test(text) ? this.partOfLast(said) : null;
    if (part) return this.takingBack({ added: part, removed: [] }, message);
    const isNothing = found.every(({ kind }) => kind === null);
    if (UNDOES.test(text) && memory.changes.length === 0 && isNothing) return [bare('undo')];
    const isCorrection =
      memory.last.length > 0 && !UNDOES.test(text) && pieces.some(({ type }) => type !== 'word');
    // "Desfaz isso, ela não vai": why, beside what is taken back.
    const isOnlyWhy =
      (UNDOES.test(text) || DROPS.test(text)) &&
      said.isEmpty &&
      !said.has('place', 'remove', 'replace', 'swap', 'max', 'only');
    if (
      memory.changes.length > 0 &&
      !isCorrection &&
      (UNDOES.test(text) || DROPS.test(text)) &&
      (isOnlyWhy || !found.some(({ kind }) => kind !== null && RULE_SETTING_IDS.has(kind)))
    ) {
      const isOfProposal =
        tools.viewing === 'proposal' ||
        (memory.computed && tools.compare()?.status === 'accepted') ||
        /\b(?:proposta|escala)\b/.test(text);
      if (!isOfProposal || !UNDOES.test(text))
        return [bare(EVERYTHING.test(text) || this.isAllOf(text) ? 'undoEverything' : 'undoLast')];
    }
    const numbers = this.numbersOfRules(text, found);
    if (numbers.length > 0) return [bare('removeRule', { number: numbers[0]!, numbers })];
    const [single] = found;
    const takesBack =
      found.length === 1 &&
      memory.changes.length > 0 &&
      ((single?.kind === 'undo' && !memory.computed) ||
        (single?.kind === 'removeRule' &&
          single.words.includes('limit') &&
          memory.last[0]?.kind === 'cap' &&
          single.people.length === 0));
    if (takesBack) return [bare('undoLast')];
    return DROPS.test(text) && !isCorrection && isNothing ? [bare('no')] : null;
  }

  /** "Desfaz só o do dia 22": those of the rules that were set last which are of that day or of that person; null for none, or all. */
  private partOfLast(said: Segment): ScheduleRule[] | null {
    const added = this.memory.changes.at(-1)?.added ?? [];
    const dates = said.masses.flatMap(({ filters }) => filters.map(({ date }) => date));
    const ids = said.people.flatMap(({ candidates }) => candidates.slice(0, 1).map(({ id }) => id));
    const dateOf = (rule: ScheduleRule) =>
      rule.kind === 'exclude' ? rule.masses.date : 'mass' in rule ? rule.mass.date : undefined;
    const meant = added.filter(
      (rule) =>
        (dates.length === 0 || dates.includes(dateOf(rule))) &&
        (ids.length === 0 || peopleOf(rule).some((id) => ids.includes(id))),
    );
    return dates.length + ids.length > 0 && meant.length > 0 && meant.length < added.length ? meant : null;
  }

  /** The rules by which this conversation kept somebody away. */
  private keptAway(person: number | undefined): number[] {
    const own = this.memory.changes.flatMap(({ added }) => added);
    return this.tools
      .listRules()
      .filter(({ rule }) => rule.kind === 'exclude' && rule.ministerId === person && includesRule(own, rule))
      .map(({ number }) => number);
  }

  /** The only rule about these people, or of all; null where there are several. */
  private ruleOf(people: readonly PersonRef[]): number | null {
    const about = this.tools
      .listRules()
      .filter(({ rule }) => people.every(({ id }) => peopleOf(rule).includes(id)));
    return about.length === 1 ? about[0]!.number : null;
  }

  /** Takes back one of several changes, by the rules that it set. */
  private takingBack({ added }: Change, message: string): Request[] | null {
    const numbers = this.tools
      .listRules()
      .filter(({ rule }) => includesRule(added, rule))
      .map(({ number }) => number);
    return numbers.length > 0 ? [removalOf(numbers, message)] : null;
  }

  /** "Tira a segunda", after the rules were told. */
  private numbersOfRules(text: string, found: readonly (Request | NotUnderstood)[]): number[] {
    const isRemoval =
      this.memory.rules &&
      (/^(?:(?:pode|pois|entao|agora|quero|queria|favor|por|voce|ja) )*(?:apag|tir|remov|exclu|retir|cancel|delet|anul|revog|elimin|suprim|risc|cort)/.test(
        text,
      ) ||
        (NO_LONGER.test(text) && ordinalsIn(text).length > 0)) &&
      (found.every(
        ({ kind, ...rest }) => kind === null || kind === 'removeRule' || ('doubt' in rest && rest.doubt),
      ) ||
        TAKES_ONE.test(text));
    if (!isRemoval) return [];
    const rules = this.tools.listRules().length;
    const [, several, end] = /\b(\d) (primeir|ultim)[oa]s\b/.exec(text) ?? [];
    if (several !== undefined) {
      const all = Array.from({ length: rules }, (_, at) => at + 1);
      return end === 'ultim' ? all.slice(-Number(several)) : all.slice(0, Number(several));
    }
    const ordinals = [...ordinalsIn(text), ...(LAST.test(text) ? [rules] : [])];
    return ordinals.length > 0 ? ordinals : (text.match(/\b\d\b/g) ?? []).map(Number);
  }

  /** "Desfaz as duas", where there were two. */
  private isAllOf(text: string): boolean {
    const count = /\b[ao]s (\d)\b|\bamb[ao]s\b/.exec(text);
    return count !== null && Number(count[1] ?? 2) === this.memory.changes.length;
  }
}

/** Takes back what was done last, and says why. */
const UNDOES_AND_WHY =
  /^(?:(?:nao|opa|ah|ih|pode|por favor|favor),? )*(?:desfa[zc]\w*|cancel[ae]r?|anul[ae]r?|desconsider[ae]r?|ignor[ae]r?|revert[ae]r?|apag[ae]r?|volt[ae]r? atras)(?: (?:isso|iss[oae] ai|ess[ae](?: (?:troca|regra|mudanca|alteracao|coisa|pedido|ordem|permuta|substituicao))?|esse ultimo|ultimo|o ultimo|o que (?:eu )?pedi|por favor|favor|entao|ai))*(?:,| que| porque| pois| ja que) (.+)$/;
/** Orders something besides. */
export const ORDERS =
  /\b(?:poe|ponha|bot[ae]|coloc[ae]|coloque|tir[ae]|retir[ae]|remov[ae]|troc[ae]|troque|escal[ae]|inclu[ai]|deix[ae]|mud[ae]|aument[ae]|diminu[ia]|quero|era|gere|monta)\b/;
/** Somebody who was kept away serves after all. */
const BRINGS_BACK =
  /^(?:(?:nao|opa|agora|entao|pode|ah|e),? )*(?:(?:volt|devolv|recoloc)\w* (?:com )?|(?:poe|ponha|por|coloc\w+|bot\w+) (?=.* (?:de volta|de novo|novamente|outra vez)))(?:[oa] )?\S+(?: \S+)?(?: (?:de volta|de novo|novamente|outra vez|entao|sim|la|para a escala|na escala))*$/;
/** "Tira a segunda", of what one message set. */
const TAKES_ONE =
  /^(?:(?:nao|pode|entao|agora),? )*(?:tir|apag|remov|cancel|exclu|retir)\w* (?:so )?[ao] (?:primeir|segund|terceir|quart|ultim)[ao](?: (?:regra|delas|deles|coisa|so))*$/;
/** "Tira da Ana", after the rules were told. */
const OF_SOMEBODY = /^(?:\S+ ){0,2}(?:tir|apag|remov|retir|exclu|cancel)\w* d[aeo]s? /;
/** "Pode tirar essa", after one rule was told. */
const POINTS_AT_RULE =
  /^(?:(?:pode|pois|entao|agora|por favor|ah|ja) )*(?:tir|apag|remov|retir|exclu|cancel|delet|revog|derrub)\w*(?: (?:ess[ae]|est[ae]|ela|isso|a regra|essa regra))?(?: (?:ai|entao|por favor|ja))?$/;
/** "A primeira e a terceira". */
const ordinalsIn = (text: string): number[] =>
  ORDINALS.flatMap((start, at) => (new RegExp(`\\b${start}[oa]\\b(?! feira)`).test(text) ? [at + 1] : []));
