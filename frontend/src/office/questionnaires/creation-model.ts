import type { Input } from '../../api/client.ts';
import { BLANK_MASS, type SpecialMass, type SpecialMassDraft } from './special-mass-model.ts';

/** Specification section 9. */
const FIRST_YEAR = 2024;
const LAST_YEAR = 2030;
export const YEARS: readonly number[] = Array.from(
  { length: LAST_YEAR - FIRST_YEAR + 1 },
  (_, index) => FIRST_YEAR + index,
);

/** A questionnaire being made, as its form holds it. */
export interface Creation {
  scheduleId: string;
  year: string;
  month: string;
  title: string;
  description: string;
  responseDeadline: string;
  allowUpdates: boolean;
  specialMasses: SpecialMass[];
  /** The special mass that is being typed. */
  mass: SpecialMassDraft;
}

interface Period {
  id: number;
  year: number;
  month: number;
}

/** A schedule with its year and month. */
export const forSchedule = ({
  id,
  year,
  month,
}: Period): Pick<Creation, 'scheduleId' | 'year' | 'month'> => ({
  scheduleId: String(id),
  year: String(year),
  month: String(month),
});

export const blankCreation = (schedule: Period): Creation => ({
  ...forSchedule(schedule),
  title: '',
  description: '',
  responseDeadline: '',
  allowUpdates: true,
  specialMasses: [],
  mass: BLANK_MASS,
});

/** The body that makes a questionnaire; what was left empty is for the server to fill. */
export function creationOf(creation: Creation): Input<'POST /api/questionnaires'>['body'] {
  const { scheduleId, year, month, title, description, responseDeadline, allowUpdates, specialMasses } =
    creation;
  return {
    scheduleId: Number(scheduleId),
    year: Number(year),
    month: Number(month),
    title: title.trim() || null,
    description: description.trim() || null,
    responseDeadline: responseDeadline || null,
    allowUpdates,
    specialMasses,
  };
}
