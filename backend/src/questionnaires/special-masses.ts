/** Reading the special masses that a coordinator adds to a questionnaire. */
import { invalid } from '../platform/errors/app-error.js';
import type { SpecialMass } from './questionnaire.entity.js';
import type { NamedMass } from './questions.js';

export interface SpecialMassInput {
  name: string;
  date: string;
  times: readonly string[];
  description?: string | null;
}

const TIME = /^(\d{1,2})(?:h|[h:](\d{2}))?$/;

/**
 * A time of day as people write it: `8`, `8h`, `19h30`, `19:30`.
 * @returns `HH:MM`, or null when it is none.
 */
export function readTime(text: string): string | null {
  const [, hour, minute = '00'] = TIME.exec(text.trim().toLowerCase()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/**
 * Special masses with their times as `HH:MM`, in order and each once; pieces between commas are trimmed, empty ones
 * dropped.
 * @throws AppError 400 with `specialMasses.<n>.times` → what is wrong.
 */
export function readSpecialMasses(masses: readonly SpecialMassInput[]): SpecialMass[] {
  return masses.map(({ name, date, times, description }, index) => {
    const pieces = times
      .flatMap((text) => text.split(','))
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
    const refuse = (message: string) => invalid(message, { [`specialMasses.${index}.times`]: message });
    if (pieces.length === 0) throw refuse('Horários são obrigatórios');
    const read = pieces.map((piece) => {
      const time = readTime(piece);
      if (time === null) throw refuse(`O horário "${piece}" não foi entendido. Escreva 8h, 19h30 ou 19:30.`);
      return time;
    });
    return { name, date, times: [...new Set(read)].sort(), description: description || null };
  });
}

/** The masses, date by date and time by time, that are not yet among the stored ones. */
export function newSpecialMasses(
  stored: readonly SpecialMass[],
  given: readonly SpecialMass[],
): SpecialMass[] {
  const key = (date: string, time: string) => `${date} ${time}`;
  const known = new Set(stored.flatMap(({ date, times }) => times.map((time) => key(date, time))));
  return given
    .map((mass) => ({ ...mass, times: mass.times.filter((time) => !known.has(key(mass.date, time))) }))
    .filter(({ times }) => times.length > 0);
}

/** The masses as the questionnaire announces them: a special one by its own name and description. */
export function asAnnounced<Mass extends NamedMass>(
  masses: readonly Mass[],
  specialMasses: readonly SpecialMass[],
): Mass[] {
  return masses.map((mass) => {
    const special = specialMasses.find(({ date, times }) => date === mass.date && times.includes(mass.time));
    if (!special) return mass;
    return { ...mass, description: special.name, liturgicalName: special.description ?? mass.liturgicalName };
  });
}
