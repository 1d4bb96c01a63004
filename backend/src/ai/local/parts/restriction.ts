import type { MassFilter } from '../../../roster/index.js';
import { Segment } from '../message/segment.js';
import { REASONS } from '../vocabulary/reasons.js';
import { isGrammarWord } from '../words/words.js';
import { combined } from '../references/mass-references.js';
import { type Found, filtersOf } from './found.js';
import { returning } from './returning.js';

/** Tells how it is, and so why. */
const TELLS = /^(?:ta|esta|tem|faz|cuida|dorme|mora)$/;

/** Somebody at these masses only. */
export function restriction(segment: Segment): Found | null {
  const { people } = segment;
  // "Só a Ana fica fora no dia 5": who is away.
  const [onlyWho] = segment.pieces
    .slice(segment.at('only') + 1)
    .filter(({ text }) => !/^[oa]s?$|^dona$|^seu$/.test(text));
  const isOfAway =
    segment.at('only') >= 0 &&
    onlyWho?.type === 'person' &&
    !segment.negated &&
    segment.at('away', 'leaves') > segment.pieces.indexOf(onlyWho);
  if (isOfAway) return null;
  // "Só o João não pode no dia 5": who cannot.
  const isOfRefused =
    people.length > 0 &&
    segment.matches(/\b(?:so|somente|apenas) (?:(?:[oa]|dona|seu) )?\S+(?: \S+){0,2}? (?:que )?nao\b/) &&
    segment.pieces[segment.at('not') - 1]?.type !== 'masses' &&
    segment.pieces.slice(segment.at('only'), segment.at('not')).some(({ type }) => type === 'person');
  if (isOfRefused) return null;
  // "Só a Vera no dia 5": nobody else, or no other day?
  const after = segment.pieces
    .slice(segment.at('only') + 1)
    .find(({ text }) => !/^[oa]s?$|^dona$|^seu$|^com$/.test(text));
  const onlyAt = segment.at('only');
  const namedAt = segment.pieces.findIndex(({ type }) => type === 'person');
  const massAt = segment.pieces.findIndex(({ type }) => type === 'masses');
  const isNobodyElse =
    onlyAt >= 0 && onlyAt < namedAt && (namedAt < massAt || massAt < onlyAt) && segment.has('want', 'place');
  // "No dia 15 só a Ana": nobody else is wanted there.
  const isAloneThere =
    massAt >= 0 &&
    massAt < onlyAt &&
    onlyWho?.type === 'person' &&
    people.length === 1 &&
    segment.pieces.at(-1) === onlyWho &&
    !segment.negated &&
    !segment.has('max', 'away', 'leaves', 'remove');
  if (isAloneThere) return { kind: 'pin', people, masses: filtersOf(segment), doubt: 'sure' };
  // "A Rosa e só ela", "num domingo só": nobody else, or one of them.
  const isAlone =
    /^el[ea]s?$/.test(after?.text ?? '') ||
    (segment.pieces[onlyAt - 1]?.type === 'masses' &&
      /^n?uma?$/.test(segment.pieces[onlyAt - 2]?.text ?? ''));
  if (
    onlyAt >= 0 &&
    people.length > 0 &&
    (after?.type === 'person' || isNobodyElse || isAlone) &&
    segment.masses.length > 0
  )
    return { kind: 'only', people, masses: filtersOf(segment), doubt: 'meaning' };
  // "Só quem tem filho": of people whom the assistant does not know.
  if (onlyAt >= 0 && people.length > 0 && after?.text === 'quem')
    return { kind: 'only', people, masses: filtersOf(segment), doubt: 'meaning' };
  const except = segment.pieces.findIndex(
    ({ text }, at) =>
      (text === 'exceto' &&
        !segment.pieces
          .slice(0, at)
          .some(
            (_, before) =>
              segment.means(before, 'away') ||
              segment.means(before, 'not') ||
              segment.means(before, 'remove'),
          )) ||
      (text === 'fora' && !segment.pieces[at + 1]?.text.startsWith('d')),
  );
  const isGoingOn =
    segment.has('each') ||
    segment.matches(/\b(?:continua\w*|segue\w*|normal\w*|disponivel|livre)\b/) ||
    (segment.has('serve', 'able') &&
      segment.masses.length > 0 &&
      segment.masses.every(({ filters }) =>
        filters.every(
          ({ date, from, until }) => date === undefined && from === undefined && until === undefined,
        ),
      ));
  if (
    except > 0 &&
    people.length > 0 &&
    isGoingOn &&
    !segment.negated &&
    !segment.has('only', 'place', 'enters', 'max') &&
    segment.pieces.slice(except).some(({ type }) => type === 'masses')
  )
    return {
      kind: 'exclude',
      people,
      words: ['excepting'],
      masses: combined(
        segment.pieces.slice(except).flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : [])),
      ),
    };
  // "O Paulo pode até o dia 12": and no longer?
  const isWithinSpan =
    people.length > 0 &&
    segment.has('able') &&
    !segment.negated &&
    !segment.isStrong &&
    segment.masses.length === 1 &&
    segment.masses[0]!.filters.every(({ from, until }) => from !== undefined || until !== undefined);
  if (isWithinSpan) return { kind: 'only', people, masses: filtersOf(segment), doubt: 'sure' };
  const isOnly = segment.has('only') || segment.matches(/\b(?:antes|depois) nao\b/);
  if (!isOnly || segment.masses.length === 0) return null;
  const back = segment.pieces.findIndex(({ text }) => /^(?:volta|volto|retorna|voltam)$/.test(text));
  if (back >= 0) return returning(segment, back);
  // "… e no 28 só de manhã": of whoever was spoken of.
  const goesOn = (segment.before?.people.length ?? 0) > 0 && segment.before?.isAct === true;
  if (people.length === 0 && !segment.has('he', 'they') && !goesOn) return null;
  const only = segment.at('only');
  const first = segment.pieces.findIndex(({ type }) => type === 'masses');
  const isTime = (filters: readonly MassFilter[]) =>
    filters.every((filter) => Object.keys(filter).length === 1 && filter.time !== undefined);
  const scope = segment.masses[0]!.filters;
  if (only > first && segment.masses.length === 2 && isTime(scope) !== isTime(segment.masses[1]!.filters))
    return {
      kind: 'only',
      people,
      masses: combined([scope, segment.masses[1]!.filters]),
      words: ['within', JSON.stringify(scope)],
    };
  if (segment.has('not') && !segment.matches(/\b(?:antes|depois) nao\b/))
    return { kind: 'only', people, masses: filtersOf(segment), doubt: 'meaning' };
  // "Só à tarde, de manhã cuida da mãe": what is told in other clauses is why.
  const end = segment.pieces.findIndex(
    ({ breaks, text }, at) =>
      at > only &&
      (breaks ||
        (/^(?:que|pois|porque)$/.test(text) &&
          segment.pieces.slice(only, at).some(({ type }) => type === 'masses'))),
  );
  const own = new Segment(segment.pieces.slice(Math.max(0, only), end < 0 ? undefined : end));
  const isTold = segment.pieces.some(
    (piece) =>
      piece.type === 'word' &&
      piece.meanings.length === 0 &&
      (TELLS.test(piece.text) ||
        (piece.text.length > 4 && (!isGrammarWord(piece.text) || REASONS.test(piece.text)))) &&
      !own.pieces.includes(piece),
  );
  const [later] = segment.masses.filter((piece) => !own.pieces.includes(piece));
  const isAlike = later === undefined || isTime(later.filters) === isTime(scope);
  return {
    kind: 'only',
    people,
    masses: filtersOf(own.masses.length > 0 && isTold && isAlike ? own : segment),
  };
}
