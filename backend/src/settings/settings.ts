import type { MunicipalHoliday } from '../calendar/holidays.js';

/** What a parish sets for itself; nothing of this is a constant elsewhere. */
export interface ParishSettings {
  parishName: string;
  city: string;
  /** Stands in the mobile top bar and in every e-mail. */
  ministryTitle: string;
  /** IANA name of the zone in which masses are held. */
  timeZone: string;
  /** Where masses are held unless they say otherwise. */
  defaultLocation: string;
  municipalHolidays: MunicipalHoliday[];
  /** Most masses a month for somebody who set no maximum. */
  defaultMaxDuties: number;
  /** Days of rest wished between two masses of one person. */
  minRestDays: number;
  /** Longest computation of a roster, in seconds. */
  rosterTimeLimitSeconds: number;
  /** Version of the consent text that candidates agree to. */
  consentVersion: string;
  /** Whether texts may be sent to an external AI; off until an administrator turns it on (LGPD). */
  externalAiAllowed: boolean;
}

export const DEFAULT_SETTINGS: ParishSettings = {
  parishName: 'Nossa paróquia',
  city: '',
  ministryTitle: 'Ministério da Sagrada Comunhão',
  timeZone: 'America/Sao_Paulo',
  defaultLocation: 'Igreja matriz',
  municipalHolidays: [],
  defaultMaxDuties: 4,
  minRestDays: 3,
  rosterTimeLimitSeconds: 20,
  consentVersion: '2026-11',
  externalAiAllowed: false,
};
