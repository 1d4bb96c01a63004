import { SCHEDULE_NAME_LENGTH } from './minister.entity.js';

/** Words within a name that say nothing of who it is. */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/**
 * Names under which somebody could stand in the schedule, the best first and without an end:
 * "Ana S.", "Ana Souza", "Ana Lima Souza", "Ana Souza 2", "Ana Souza 3" …
 */
export function* scheduleNameProposals(fullName: string): Generator<string> {
  const words = fullName.split(/\s+/).filter((word) => word && !NAME_PARTICLES.has(word.toLowerCase()));
  const [first = fullName, ...others] = words;
  const last = others.at(-1);
  const whole = (last ? `${first} ${last}` : first).slice(0, SCHEDULE_NAME_LENGTH - 5).trim();
  if (last) yield `${first.slice(0, SCHEDULE_NAME_LENGTH - 5)} ${[...last][0]}.`;
  yield whole;
  if (others.length > 1 && words.join(' ').length <= SCHEDULE_NAME_LENGTH) yield words.join(' ');
  for (let number = 2; ; number += 1) yield `${whole} ${number}`;
}
