/** Requests that stand in the table of sentences. */
import { kindOf, isTableWord } from '../requests/grammar.js';
import { type KindId, RULE_SETTING_IDS } from '../requests/kinds.js';
import { findMasses, type MassWorld } from '../references/mass-references.js';
import type { Mention, PeopleFinder } from '../references/people-references.js';
import type { Request } from '../requests/request.js';
import { canonicalWords, isGrammarWord, plain, rewritePhrases } from '../words/words.js';

/** Kinds that the table of sentences may find although nothing was asked. */
export const STATEMENT: ReadonlySet<KindId> = new Set<KindId>([
  'place',
  'serving',
  'whyIncomplete',
  'duties',
  'unassigned',
]);
/** Said in few words; more of them say something else. */
const ALONE = new Set<KindId>(['yes', 'no']);
const MOST_WORDS_OF_TALK = 4;
const COMPUTES = /\b(?:ger|mont|calcul|recalcul|refa[zc]|otimiz|preench|rod)\w*/;
/** Begins a question about somebody, whoever it names. */
const ASKS_ABOUT = /^(?:e )?(?:quem|quando|quant|onde|qual|quais|por ?que|pq|em que|que missas|com quem)/;
const ORDERS = /^(?:e )?(?:que (?:[oa]s?|dona|seu) |(?:tem|ha) (?:que|de) [a-z]+r\b)/;
const OPENINGS = new Set(['quero', 'precisa', 'pode', 'mostre', 'sim', 'oi', 'e']);

/** Reads by the table of sentences. */
export class ExactReader {
  constructor(
    private readonly world: MassWorld,
    private readonly finder: PeopleFinder,
  ) {}

  /** A request that stands in the table of sentences. */
  read(sentence: string): (Pick<Request, 'kind'> & Partial<Request>) | null {
    const { words, mentions, masses, problem } = this.parse(sentence);
    const kind = kindOf(words) ?? (OPENINGS.has(words[0] ?? '') ? kindOf(words.slice(1)) : null);
    if (kind === null || RULE_SETTING_IDS.has(kind)) return null;
    // "Que a Rosa sirva no dia 8", "tem que ser quatro": no questions.
    if (ORDERS.test(plain(sentence)) && !sentence.trim().endsWith('?')) return null;
    // "Como está o mês?" asks for no help.
    if (kind === 'help' && words.length < 2 && /\b(?:mes|missas?|escala)\b/.test(plain(sentence)))
      return null;
    if (ALONE.has(kind) && sentence.trim().split(/\s+/).length > MOST_WORDS_OF_TALK) return null;
    // "Faça isso por mim" asks for nothing by itself.
    if (kind === 'solve' && words.length < 2 && !COMPUTES.test(plain(sentence))) return null;
    const isNamed = (mention: Mention) => mention.candidates.length > 0 || /(?<=\s)\p{Lu}/u.test(sentence);
    // "Raimundo sumiu" is no name: only a surname with a capital may be somebody else's.
    if (mentions.some((mention) => !mention.known && this.isVerb(mention, sentence))) return null;
    if (mentions.some((mention) => !mention.known && !(ASKS_ABOUT.test(plain(sentence)) && isNamed(mention))))
      return null;
    if (
      STATEMENT.has(kind) &&
      !/\?|^(?:e |me |por favor )*(?:quem|qual|quais|que\b|quant|quando|onde|cad[eê]|mostr|como|por ?qu|pq|falta|explique|em qu|tem )/i.test(
        sentence,
      ) &&
      (kind !== 'serving' || mentions.length > 0) &&
      mentions.length > 0 &&
      kind === 'place'
    ) {
      if (!words.includes('pode')) return null;
    }
    const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
    return {
      kind,
      words,
      people: mentions,
      masses,
      problem,
      number: numbers[0] ?? null,
      numbers,
    };
  }

  private isVerb({ words }: Mention, sentence: string): boolean {
    const [first = '', second] = words.split(' ');
    return second !== undefined && this.finder.knows(first) && new RegExp(`\\s${second}`).test(sentence);
  }

  /** The words of a text, people and masses masked. */
  parse(text: string) {
    const mentions: Mention[] = [];
    const named = this.finder.maskFullNames(
      plain(text).replace(/\b(?:bom dia|boa (?:tarde|noite))\b/g, 'oi'),
      mentions,
    );
    const { text: dated, references, problem } = findMasses(named, this.world);
    const isMeaningful = (word: string) => isGrammarWord(word) || isTableWord(word);
    const masked = this.finder.maskRest(rewritePhrases(dated), mentions, isMeaningful);
    const words = canonicalWords(masked);
    const order = words.flatMap((word) => /^<[pu](\d+)>$/.exec(word)?.[1] ?? []);
    return {
      words,
      mentions: order.map((index) => mentions[Number(index)]!),
      masses: references.flat(),
      problem,
    };
  }
}
