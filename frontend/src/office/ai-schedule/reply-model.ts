/** A reply's text, taken apart to be shown: what it says stays to the letter, what can be done with it is found. */
export type Part =
  | { kind: 'words'; text: string }
  /** What was asked, said again before what came of it. */
  | { kind: 'understood'; text: string }
  | { kind: 'rule'; number: number; text: string }
  | { kind: 'list'; items: string[] }
  /** Words that could be written, each for example. */
  | { kind: 'examples'; items: string[] };

const UNDERSTOOD = /^Entendi: (?<text>.+)\.$/;
const RULE = /^Regra (?<number>\d+): (?<text>.+)\.$/;
const ITEM = /^• (?<text>.+)$/;
const QUOTED = /^“(?<text>[^“”]+)”$/;

const HOW_TO_CHOOSE = 'Responda com o número';

/** A question without what its buttons say: the list of its choices, and how to answer by typing. */
export function withoutChoices(text: string, choices: readonly string[]): string {
  const listed = new Set(choices.map((choice, at) => `${at + 1}. ${choice}`));
  const lines = text.split('\n');
  const left = lines.filter((line) => !listed.has(line));
  return left.length === lines.length
    ? text
    : left.filter((line) => !line.startsWith(HOW_TO_CHOOSE)).join('\n');
}

/** The parts of a reply in their order; a rule is not said twice. */
export function partsOf(text: string): Part[] {
  const parts = text.split('\n').map(partOf).reduce(joined, []);
  return parts
    .filter((part, at) => !(part.kind === 'understood' && isSaidBy(parts[at + 1], part.text)))
    .map((part) => (part.kind === 'words' ? { ...part, text: part.text.trim() } : part))
    .filter((part) => part.kind !== 'words' || part.text !== '');
}

function partOf(line: string): Part {
  const understood = UNDERSTOOD.exec(line)?.groups;
  if (understood) return { kind: 'understood', text: understood.text! };
  const rule = RULE.exec(line)?.groups;
  if (rule) return { kind: 'rule', number: Number(rule.number), text: rule.text! };
  const item = ITEM.exec(line)?.groups?.text;
  if (item === undefined) return { kind: 'words', text: line };
  const example = QUOTED.exec(item)?.groups?.text;
  return example === undefined ? { kind: 'list', items: [item] } : { kind: 'examples', items: [example] };
}

/** Lines of one kind are one part; an empty line ends it. */
function joined(parts: Part[], next: Part): Part[] {
  const last = parts.at(-1);
  if (next.kind === 'words' && last?.kind === 'words' && next.text !== '' && last.text !== '')
    return [...parts.slice(0, -1), { kind: 'words', text: `${last.text}\n${next.text}` }];
  if (
    (next.kind === 'list' || next.kind === 'examples') &&
    (last?.kind === 'list' || last?.kind === 'examples') &&
    last.kind === next.kind
  )
    return [...parts.slice(0, -1), { kind: next.kind, items: [...last.items, ...next.items] }];
  return [...parts, next];
}

const isSaidBy = (part: Part | undefined, words: string): boolean =>
  part?.kind === 'rule' && part.text.toLowerCase() === words.toLowerCase();

const SAY = /\bdiga ((?:(?:, ou |, | ou )?“[^“”]+”)+)/gi;

/** What a reply tells to say next: 'diga “gere a escala”, ou “ajuda”' → 'Gere a escala', 'Ajuda'. */
export const saidNext = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(SAY)].flatMap(([, quoted = '']) =>
      [...quoted.matchAll(/“([^“”]+)”/g)].map(
        ([, words = '']) => words.slice(0, 1).toLocaleUpperCase('pt-BR') + words.slice(1),
      ),
    ),
  ),
];
