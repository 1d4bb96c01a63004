/** What a message says first and takes back by what it says next. */
import { isPair, type Request } from '../requests/request.js';

const pairOf = ({ people }: Request) =>
  people
    .map(({ candidates }) => candidates[0]?.id ?? 0)
    .sort((one, other) => one - other)
    .join();

/**
 * "Podem servir nos mesmos dias, mas nunca na mesma missa", "queria as duas separadas, agora quero juntas": of two who are told to
 * be together and apart, what is said last, where that is certain. The same said twice is said once.
 */
export function withoutFormerPairs(requests: readonly Request[]): Request[] {
  return requests.filter((request, at) => {
    if (!isPair(request.kind) || request.kind === 'exchange' || request.people.length !== 2) return true;
    return !requests
      .slice(at + 1)
      .some(
        (later) =>
          (later.kind === 'together' || later.kind === 'apart') &&
          !later.doubt &&
          (later.kind === request.kind || later.words.includes('turned')) &&
          pairOf(later) === pairOf(request),
      );
  });
}

/** "De 5 a 15 ela viaja, não é para ela aparecer na escala": of the days that are told beside it. */
export function withoutWholeSchedule(requests: readonly Request[]): Request[] {
  const whom = ({ people }: Request) => people.map(({ candidates }) => candidates[0]?.id).join();
  return requests.filter(
    (request) =>
      !request.words.includes('schedule') ||
      !requests.some(
        (other) => other.kind === 'exclude' && other.masses.length > 0 && whom(other) === whom(request),
      ),
  );
}
