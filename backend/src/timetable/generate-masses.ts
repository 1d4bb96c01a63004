/** From the standard timetable to the masses of a period. */
import { triduumDay, type TriduumDay } from './easter.js';
import { formatDateTime } from '../platform/dates/format.js';
import { isSunday } from '../platform/dates/month.js';
import { optionOfMass } from './availability-options.js';
import { appliesOn, specificity, TimetableError, type MassRule, type MassTime } from './mass-rule.js';

export interface GeneratedMass {
  /** Local date `YYYY-MM-DD`. */
  date: string;
  /** Local time `HH:MM`. */
  time: string;
  description: string;
  requiredMinisters: number;
  experiencedRequired: number;
  location?: string;
  ruleKey: string;
  /** The one availability option that answers for this mass. */
  optionValue: string;
  /** What the coordinator should look at, in Portuguese. */
  warnings: string[];
}

export interface MassContext {
  /** Whether a local date is a civil holiday in the parish's town. */
  isHoliday: (date: string) => boolean;
}

/**
 * The masses that the active rules give on a date, by time. Where rules meet, the more specific one
 * decides by its `replaces`.
 * @throws TimetableError when two rules want the same hour, or a mass has no availability option
 */
export function massesOn(date: string, rules: readonly MassRule[], context: MassContext): GeneratedMass[] {
  const dayRules = rules
    .filter((rule) => rule.active && appliesOn(rule.when, date))
    .sort((a, b) => specificity(b) - specificity(a));

  const masses = new Map<string, { mass: GeneratedMass; rule: MassRule }>();
  for (const rule of dayRules) {
    if (isReplacedBy(dayRules, rule)) continue;
    for (const { time, requiredMinisters } of timesOn(rule, date, context)) {
      const taken = masses.get(time)?.rule;
      if (taken?.replaces === 'same-time' && specificity(taken) > specificity(rule)) continue;
      if (taken) {
        throw new TimetableError(
          `As regras “${taken.name}” (${taken.key}) e “${rule.name}” (${rule.key}) criam duas missas no mesmo horário: ${formatDateTime(date, time)}.`,
        );
      }
      const optionValue = optionOfMass(rule, time, dayRules);
      if (optionValue === undefined) {
        throw new TimetableError(
          `A missa de ${formatDateTime(date, time)}, da regra “${rule.name}” (${rule.key}), não corresponde a nenhuma opção de disponibilidade.`,
        );
      }
      const mass: GeneratedMass = {
        date,
        time,
        description: rule.name,
        requiredMinisters,
        experiencedRequired: rule.experiencedRequired ?? 1,
        ...(rule.location !== undefined && { location: rule.location }),
        ruleKey: rule.key,
        optionValue,
        warnings: warningsFor(rule, date),
      };
      masses.set(time, { mass, rule });
    }
  }
  return [...masses.values()].map(({ mass }) => mass).sort((a, b) => a.time.localeCompare(b.time));
}

/** The masses of a month, a week or any other dates, by date and time; a date told twice counts once. */
export function massesOfPeriod(
  dates: readonly string[],
  rules: readonly MassRule[],
  context: MassContext,
): GeneratedMass[] {
  return [...new Set(dates)].sort().flatMap((date) => massesOn(date, rules, context));
}

function isReplacedBy(dayRules: readonly MassRule[], rule: MassRule): boolean {
  return dayRules.some((other) => other.replaces === 'day' && specificity(other) > specificity(rule));
}

function timesOn(rule: MassRule, date: string, context: MassContext): readonly MassTime[] {
  if (rule.sundayTimes && isSunday(date)) return rule.sundayTimes;
  if (rule.holidayTimes && context.isHoliday(date)) return rule.holidayTimes;
  return rule.times;
}

const TRIDUUM_NAMES: Record<TriduumDay, string> = {
  'holy-thursday': 'Quinta-feira Santa',
  'good-friday': 'Sexta-feira Santa',
  'holy-saturday': 'Sábado Santo',
  'easter-sunday': 'Domingo da Páscoa',
};

/** What the ordinary masses of a weekday meet in the Triduum. */
const TRIDUUM_ORDINARY: Record<TriduumDay, string | undefined> = {
  'holy-thursday':
    'Na Quinta-feira Santa a missa com o povo é a da Ceia do Senhor, à noite: confirme se haverá missa neste horário.',
  'good-friday': 'Na Sexta-feira Santa não se celebra missa: confirme o que haverá neste horário.',
  'holy-saturday':
    'No Sábado Santo só se celebra a Vigília Pascal, à noite: confirme o que haverá neste horário.',
  'easter-sunday': undefined,
};

function warningsFor(rule: MassRule, date: string): string[] {
  const day = triduumDay(date);
  if (!day || rule.when.kind === 'date-range') return [];
  const warning =
    rule.when.kind === 'weekday'
      ? TRIDUUM_ORDINARY[day]
      : `“${rule.name}” cai no Tríduo Pascal (${TRIDUUM_NAMES[day]}), em que não se celebram missas votivas: confirme com o pároco.`;
  return warning === undefined ? [] : [warning];
}
