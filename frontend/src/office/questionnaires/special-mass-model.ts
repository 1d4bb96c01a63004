import { NO_DATE, readDate } from '../../lib/typed.ts';

/** A special mass as it is typed; times are separated by commas. */
export interface SpecialMassDraft {
  name: string;
  date: string;
  times: string;
  description: string;
}

export interface SpecialMass {
  name: string;
  date: string;
  times: string[];
  description: string | null;
}

export type SpecialMassErrors = Partial<Record<'name' | 'date' | 'times', string>>;

export const BLANK_MASS: SpecialMassDraft = { name: '', date: '', times: '', description: '' };

const TIME = /^(\d{1,2})(?:h|[h:](\d{2}))?$/i;

/** Comma-separated pieces, trimmed, empty ones dropped. */
export const timesOf = (text: string): string[] =>
  text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const isTime = (text: string): boolean => {
  const [, hours, minutes = '00'] = TIME.exec(text) ?? [];
  return hours !== undefined && Number(hours) < 24 && Number(minutes) < 60;
};

/** What a special mass lacks, in the specification's words. */
export function specialMassErrors({ name, date, times }: SpecialMassDraft): SpecialMassErrors {
  const pieces = timesOf(times);
  const strange = pieces.find((piece) => !isTime(piece));
  return {
    ...(name.trim() === '' ? { name: 'Nome é obrigatório' } : {}),
    ...(date === '' ? { date: 'Data é obrigatória' } : readDate(date) === null ? { date: NO_DATE } : {}),
    ...(pieces.length === 0 ? { times: 'Horários são obrigatórios' } : {}),
    ...(strange === undefined
      ? {}
      : { times: `O horário "${strange}" não foi entendido. Escreva 8h, 19h30 ou 19:30.` }),
  };
}

/** A special mass as the server takes it. */
export const specialMassOf = ({ name, date, times, description }: SpecialMassDraft): SpecialMass => ({
  name: name.trim(),
  date,
  times: timesOf(times),
  description: description.trim() || null,
});

/** A special mass back in its fields. */
export const specialMassDraftOf = ({ name, date, times, description }: SpecialMass): SpecialMassDraft => ({
  name,
  date,
  times: times.join(', '),
  description: description ?? '',
});

/** Whether nothing has been typed. */
export const isBlank = (mass: SpecialMassDraft): boolean =>
  Object.values(mass).every((value: string) => value.trim() === '');

/** The server's complaints about one mass of the list: `specialMasses.2.date` → its sentence. */
export function serverErrorOf(fields: Readonly<Record<string, string>>, index: number): string | undefined {
  return Object.entries(fields).find(([field]) => field.startsWith(`specialMasses.${index}`))?.[1];
}
