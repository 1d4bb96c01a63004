import type { Answer, Input } from '../../api/client.ts';
import { monthAndYear } from '../../lib/dates.ts';

export type Start = NonNullable<Input<'POST /api/first-steps/timetable'>['body']>['start'];
type Preview = Answer<'GET /api/first-steps/timetable'>;
export type PreviewedMass = Preview['masses'][number];

export const STARTS: readonly { value: Start; label: string; words: string }[] = [
  {
    value: 'standard',
    label: 'O de um santuário',
    words: 'Segunda a sexta cedo, domingos, primeiras quinta, sexta e sábado, e o dia 28.',
  },
  { value: 'sundays', label: 'Só aos domingos', words: 'Às 8h, 10h e 19h.' },
  { value: 'daily', label: 'Todos os dias', words: 'Segunda a sábado às 19h; domingos às 8h, 10h e 19h.' },
  { value: 'empty', label: 'Vazio', words: 'Você escreve cada missa em “Cronograma padrão”.' },
];

export interface PreviewedMonth {
  /** 'dezembro de 2026' */
  name: string;
  masses: PreviewedMass[];
  places: number;
}

/** A year's masses month by month. */
export function monthsOf(masses: readonly PreviewedMass[]): PreviewedMonth[] {
  const months = new Map<string, PreviewedMonth>();
  for (const mass of masses) {
    const [year = '', month = ''] = mass.date.split('-');
    const key = `${year}-${month}`;
    const known = months.get(key) ?? {
      name: monthAndYear(Number(year), Number(month)),
      masses: [],
      places: 0,
    };
    known.masses.push(mass);
    known.places += mass.requiredMinisters;
    months.set(key, known);
  }
  return [...months.values()];
}
