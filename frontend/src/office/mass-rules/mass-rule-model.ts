import type { Answer } from '../../api/client.ts';
import { hour, shortDate } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';

export type MassRule = Answer<'GET /api/mass-rules/{id}'>;

export const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];
export const NTHS: Record<string, string> = {
  '1': 'Primeiro',
  '2': 'Segundo',
  '3': 'Terceiro',
  '4': 'Quarto',
  '5': 'Quinto',
  '-1': 'Último',
};
export const WHEN_KINDS: Record<string, string> = {
  weekday: 'Toda semana, no mesmo dia',
  'nth-weekday': 'Uma vez por mês, pelo dia da semana',
  'day-of-month': 'Uma vez por mês, pelo dia do mês',
  'date-range': 'Em um período de datas',
};
export const REPLACES: Record<string, string> = {
  none: 'Nada: as duas são celebradas',
  'same-time': 'A missa do mesmo horário',
  day: 'Todas as outras missas do dia',
};

const weekdayOf = (index: number | null | undefined): string => WEEKDAYS[index ?? 0]!.toLowerCase();

/** When a rule applies, in words: 'Todo domingo', 'Primeira sexta do mês', 'Dia 28', '01/03/2026 a 05/03/2026'. */
export function whenInWords({ kind, weekday, nth, day, from, to }: MassRule['when']): string {
  switch (kind) {
    case 'weekday':
      return `${isFeminine(weekday) ? 'Toda' : 'Todo'} ${weekdayOf(weekday)}`;
    case 'nth-weekday': {
      const word = NTHS[String(nth)] ?? '';
      return `${isFeminine(weekday) ? word.replace(/o$/, 'a') : word} ${weekdayOf(weekday)} do mês`;
    }
    case 'day-of-month':
      return `Dia ${day} de cada mês`;
    case 'date-range':
      return from === to ? shortDate(from!) : `${shortDate(from!)} a ${shortDate(to!)}`;
  }
}

/** Segunda to sexta are feminine words; sábado and domingo are not. */
const isFeminine = (weekday: number | null | undefined): boolean => [1, 2, 3, 4, 5].includes(weekday ?? 0);

/** '7h (15 ministros), 19h30 (28 ministros)'. */
export const timesInWords = (times: MassRule['times']): string =>
  times
    .map(
      ({ time, requiredMinisters }) =>
        `${hour(time)} (${plural(requiredMinisters, 'ministro', 'ministros')})`,
    )
    .join(', ');
