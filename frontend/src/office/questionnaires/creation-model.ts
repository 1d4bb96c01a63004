import type { Answer, Input } from '../../api/client.ts';
import { addDays, isoDay } from '../../lib/dates.ts';
import { BLANK_MASS, type SpecialMass, type SpecialMassDraft } from './special-mass-model.ts';

const USUAL_DAY = 20;
const WEEK = 7;

/** A questionnaire being made, as its form holds it. */
export interface Creation {
  scheduleId: string;
  title: string;
  description: string;
  responseDeadline: string;
  allowUpdates: boolean;
  specialMasses: SpecialMass[];
  /** The special mass that is being typed. */
  mass: SpecialMassDraft;
}

type Schedule = Pick<Answer<'GET /api/schedules'>[number], 'id' | 'year' | 'month' | 'startDate'>;

/**
 * The day that a new questionnaire proposes: the 20th of the month before, or a week from today where that is later;
 * empty where the schedule begins before.
 * @param from today, on the parish's clock.
 */
export function proposedDeadline({ startDate }: Pick<Schedule, 'startDate'>, from: string): string {
  const [year = 0, month = 0] = startDate.split('-').map(Number);
  const usual = isoDay(Date.UTC(year, month - 2, USUAL_DAY));
  const soonest = addDays(from, WEEK);
  const day = usual > soonest ? usual : soonest;
  return day < startDate ? day : '';
}

export const blankCreation = (schedule: Schedule, from: string): Creation => ({
  scheduleId: String(schedule.id),
  title: '',
  description: '',
  responseDeadline: proposedDeadline(schedule, from),
  allowUpdates: true,
  specialMasses: [],
  mass: BLANK_MASS,
});

/** The body that makes a questionnaire of a schedule; what was left empty is for the server to fill. */
export function creationOf(
  { title, description, responseDeadline, allowUpdates, specialMasses }: Creation,
  { id, year, month }: Schedule,
): Input<'POST /api/questionnaires'>['body'] {
  return {
    scheduleId: id,
    year,
    month,
    title: title.trim() || null,
    description: description.trim() || null,
    responseDeadline: responseDeadline || null,
    allowUpdates,
    specialMasses,
  };
}
