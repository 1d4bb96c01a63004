import type { Answer } from '../../api/client.ts';
import { plural } from '../../lib/plural.ts';
import type { SettingsPart } from '../../shared/settings-parts.ts';

export type Settings = Answer<'GET /api/settings'>;

/** What stands in each part of the form; the archive is no part of it. */
const FIELDS = {
  Paróquia: ['parishName', 'city', 'coordinationPhone', 'ministryTitle', 'defaultLocation', 'timeZone'],
  'Feriados municipais': ['municipalHolidays'],
  'Regras das escalas': ['defaultMaxDuties', 'minRestDays', 'rosterTimeLimitSeconds'],
  Substituições: ['substitutions'],
  Segurança: ['secondFactorForAdmins'],
  'Lembretes das missas': ['firstReminderDays', 'lastReminderDays', 'reminderHour', 'digestHour'],
  Privacidade: ['dpoName', 'dpoContact', 'externalAiAllowed', 'aiDailyQuota'],
  Prazos: ['retention'],
} as const satisfies Partial<Record<SettingsPart, readonly (keyof Settings)[]>>;

export type FormPart = keyof typeof FIELDS;

const FORM_PARTS = Object.keys(FIELDS) as FormPart[];

export const isFormPart = (part: SettingsPart): part is FormPart => part in FIELDS;

/** The parts in which something is otherwise than it was saved. */
export const unsavedParts = (typed: Settings, saved: Settings): FormPart[] =>
  FORM_PARTS.filter((part) =>
    FIELDS[part].some((name) => JSON.stringify(typed[name] ?? '') !== JSON.stringify(saved[name] ?? '')),
  );

/** In which parts stand the fields that were refused ('municipalHolidays.0.date'). */
export function partsOf(fields: readonly string[]): FormPart[] {
  const names = fields.map((field) => field.split('.')[0]);
  return FORM_PARTS.filter((part) => FIELDS[part].some((name) => names.includes(name)));
}

/** At most two are named: the words stand beside the button, also on a phone. */
export const unsavedWords = (parts: readonly FormPart[]): string =>
  parts.length > 2 ? `Não salvo em ${parts.length} partes` : `Não salvo: ${parts.join(' e ')}`;

const days = (count: number): string => plural(count, 'dia', 'dias');

/** On which day before a mass a reminder goes out; 0: none does. */
export const REMINDERS = Array.from({ length: 15 }, (_, count) => ({
  value: count,
  label: count === 0 ? 'Não enviar' : `${days(count)} antes da missa`,
}));

/** The hours of a day. */
export const HOURS = Array.from({ length: 24 }, (_, value) => ({ value, label: `${value}h` }));

/** What a part says now, in a line. */
export function stateOf(part: SettingsPart, settings: Settings): string {
  switch (part) {
    case 'Paróquia':
      return [settings.parishName, settings.city].filter(Boolean).join(', ');
    case 'Feriados municipais':
      return plural(settings.municipalHolidays.length, 'feriado da cidade', 'feriados da cidade');
    case 'Regras das escalas':
      return `Até ${plural(settings.defaultMaxDuties, 'missa', 'missas')} por mês, ${days(settings.minRestDays)} de descanso`;
    case 'Substituições': {
      const { waveSize, waveHours } = settings.substitutions;
      return `${plural(waveSize, 'pessoa', 'pessoas')} de cada vez, a cada ${plural(waveHours, 'hora', 'horas')}`;
    }
    case 'Segurança':
      return `Duas etapas ${settings.secondFactorForAdmins ? 'exigidas dos' : 'à escolha dos'} administradores`;
    case 'Lembretes das missas': {
      const before = [settings.firstReminderDays, settings.lastReminderDays].filter((count) => count > 0);
      return before.length === 0
        ? 'Nenhum lembrete'
        : `${before.map(days).join(' e ')} antes, às ${settings.reminderHour}h`;
    }
    case 'Privacidade':
      return `${settings.dpoName ? `Encarregado: ${settings.dpoName}` : 'Sem encarregado'}; inteligência artificial externa ${settings.externalAiAllowed ? 'permitida' : 'desligada'}`;
    case 'Prazos':
      return `Auditoria e e-mails por ${plural(settings.retention.logYears, 'ano', 'anos')}`;
    case 'Levar os dados da paróquia':
      return 'Um arquivo com tudo';
  }
}
