/** "Ela pode", "os homens podem", after several people: by name, those of them who are meant. */
import type { PersonRef } from '../../assistant/index.js';
import type { MessageReader } from '../reading/read-message.js';
import type { Request } from '../requests/request.js';
import { ofGender } from '../words/gender.js';
import { folded } from '../words/words.js';

const POINTING =
  /(?<![a-z])(?:(?<one>el[ea])|(?<men>(?:os )?(?:homens|rapazes|senhores|meninos)|eles)|(?<women>(?:as )?(?:mulheres|mocas|senhoras|meninas)|elas))(?![a-z])/;

/** A message by the names of whom it points at; null where that may be each of several; as it is where it points at nobody of them. */
export function withPointedAt(
  message: string,
  last: readonly Request[],
  reader: MessageReader,
): string | null {
  const known = new Map<number, PersonRef>(
    last.flatMap(({ people }) => people.flatMap(({ candidates: [one] }) => (one ? [[one.id, one]] : []))),
  );
  const [first] = folded(message).split(POINTING);
  if (known.size < 2 || reader.peopleOf(message.slice(0, first!.length)).length > 0) return message;
  let written = message;
  for (let from = 0; ;) {
    const found = POINTING.exec(folded(written.slice(from)));
    if (!found) return written;
    const start = from + found.index;
    const end = start + found[0].length;
    const { one, women } = found.groups!;
    const isWoman = one === 'ela' || women !== undefined;
    const meant = ofGender(isWoman ? 'woman' : 'man', [...known.values()]);
    if (one !== undefined && meant.length > 1) return meant.length === known.size ? null : written;
    const isSome = meant.length > 0 && meant.length < known.size;
    const names = isSome ? meant.map(({ name }) => `${isWoman ? 'a' : 'o'} ${name}`).join(' e ') : null;
    written = written.slice(0, start) + (names ?? found[0]) + written.slice(end);
    from = names === null ? end : start + names.length;
  }
}
