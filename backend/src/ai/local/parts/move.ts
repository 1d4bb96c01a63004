import type { MassFilter } from '../../../roster/index.js';
import type { Segment } from '../message/segment.js';
import { combined } from '../references/mass-references.js';
import { type Found, SOMEBODY_ELSE } from './found.js';

/** Somebody from one mass to another. */
export function move(segment: Segment): Found | null {
  const { people } = segment;
  if (
    people.length !== 1 ||
    segment.negated ||
    !(
      segment.matches(/\b(?:pass[ae]r?|mud[ae]r?|transf\w+|mov[ae]r?|troc\w+|remanej\w+|jog[ae]r?)\b/) ||
      (segment.has('remove') &&
        segment.matches(/\bd[oa] \S+(?: \S+){0,3} para (?!mim\b|nos\b|(?:a )?gente\b|favor\b)/)) ||
      // "Neuza: do 5 para o 17."
      (!segment.isStrong && segment.matches(/\bdo \S+(?: \S+)? para (?:o )?(?:dia )?\d/)) ||
      // "O João do dia 15 vai para o 22."
      segment.pieces.some(
        ({ type }, at) =>
          type === 'masses' &&
          /^d[aeo]$/.test(segment.pieces[at - 1]?.text ?? '') &&
          segment.pieces.some(
            ({ text }, vai) =>
              text === 'vai' &&
              segment.pieces.slice(vai + 1, vai + 5).some((piece) => piece.type === 'masses'),
          ) &&
          segment.matches(/\bvai (?:para|pr[ao])\b/),
      )
    )
  )
    return null;
  const links = segment.pieces.flatMap(({ type, text }, at) =>
    /^(?:para|pela|pelo|por)$/.test(text) || (type === 'masses' && /^(?:para|pel[ao]) /.test(text))
      ? [at]
      : [],
  );
  // "Pediu para trocar o 15 pelo 29": behind the mass that is left.
  const first = segment.pieces.findIndex(({ type }) => type === 'masses');
  const para = links.find((at) => at > first) ?? links[0] ?? -1;
  const [from, to] = [segment.pieces.slice(0, para), segment.pieces.slice(para)].map((pieces) =>
    combined(pieces.flatMap((piece) => (piece.type === 'masses' ? [piece.filters] : []))),
  );
  if (SOMEBODY_ELSE.test(segment.text)) return null;
  if (para >= 0 && from!.length === 0 && to!.length === 1)
    return { kind: 'pin', people, masses: to, doubt: segment.before ? undefined : 'sure' };
  if (para < 0 || from!.length !== 1 || to!.length === 0) return null;
  const days = (filters: readonly MassFilter[]) =>
    filters.map(({ time: _, ...day }) => day).filter((day) => Object.keys(day).length > 0);
  const [left, goal] = [from!, to!].map((own, index) => {
    const other = days(index === 0 ? to! : from!);
    return days(own).length === 0 && other.length > 0 ? combined([other, own]) : own;
  });
  return { kind: 'move', people, masses: [left![0]!, goal![0]!] };
}
