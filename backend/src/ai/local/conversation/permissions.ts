/** What was forbidden or limited, once somebody may serve after all. */
import type { MassKey } from '../../../roster/index.js';
import { everything } from './corrections.js';
import type { Mention } from '../references/people-references.js';
import type { Request } from '../requests/request.js';
import type { Segment } from '../message/segment.js';
import { matches } from '../settling/settle.js';
import { combined } from '../references/mass-references.js';

/** Whether somebody is put where they were just kept from. */
export function contradicts(pin: Request, last: readonly Request[], masses: readonly MassKey[]): boolean {
  return last.some(
    (request) =>
      request.kind === 'exclude' &&
      request.masses.length > 0 &&
      request.people.some((person) =>
        pin.people.some((other) => other.candidates[0]?.id === person.candidates[0]?.id),
      ) &&
      masses.some((mass) => matches(request.masses, mass) && matches(pin.masses, mass)),
  );
}

/** What is left of the last requests once some of them may serve after all, at all masses or at those that are said. */
export function permitted(
  last: readonly Request[],
  people: readonly Mention[],
  clauses: readonly Segment[],
  all: readonly MassKey[],
): Request[] {
  // "Só no dia 29 ele pode" frees that day, of somebody who was kept away.
  const frees = last.every(({ kind }) => kind === 'exclude');
  const isKept = (clause: Segment) =>
    (clause.has('only') && !(frees && clause.has('able'))) || (clause.has('not') && !clause.has('need'));
  const whenOf = (some: readonly Segment[]) =>
    combined(some.flatMap((clause) => clause.masses.map(({ filters }) => filters)));
  const kept = whenOf(clauses.filter(isKept));
  const masses = whenOf(clauses.filter((clause) => !isKept(clause)));
  if (masses.length + kept.length === 0) {
    const isAmong = (some: readonly Mention[], { candidates }: Mention) =>
      some.some((one) => one.candidates[0]?.id === candidates[0]?.id);
    const others = clauses.filter(isKept).flatMap((clause) => clause.people);
    const isPermitted = (person: Mention) =>
      !isAmong(others, person) && (people.length === 0 || isAmong(people, person));
    return last.flatMap((request) => {
      const left = request.people.filter((person) => !isPermitted(person));
      return left.length > 0 ? [{ ...request, people: left }] : [];
    });
  }
  return last.flatMap((request): Request[] => {
    const [one] = people;
    const isMeant =
      !one || request.people.some(({ candidates }) => candidates[0]?.id === one.candidates[0]?.id);
    if (!isMeant) return [request];
    if (request.kind === 'only')
      return [{ ...request, masses: [...(kept.length > 0 ? kept : request.masses), ...masses] }];
    const others = request.people.filter(
      ({ candidates }) => one && candidates[0]?.id !== one.candidates[0]?.id,
    );
    const without = all.filter(
      (mass) =>
        matches(request.masses.length > 0 ? request.masses : everything, mass) &&
        (kept.length === 0 || matches(kept, mass)) &&
        !matches(masses, mass),
    );
    const meant = request.people.filter((person) => !others.includes(person));
    if (kept.length > 0 && without.length === 0) return [{ ...request, masses: [...kept] }];
    return [
      ...(others.length > 0 ? [{ ...request, people: others }] : []),
      ...(without.length > 0
        ? [{ ...request, people: meant, masses: without.map(({ date, time }) => ({ date, time })) }]
        : []),
    ];
  });
}
