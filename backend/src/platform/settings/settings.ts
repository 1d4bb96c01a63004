/** How long what is no longer needed is kept. */
export interface RetentionLimits {
  /** Months after the decision until a rejected request is deleted. */
  rejectedRequestMonths: number;
  /** Months after which a request that nobody answered is deleted. */
  pendingRequestMonths: number;
  /** Days after which an account is deleted whose owner never proved to read its mailbox. */
  unverifiedAccountDays: number;
  /** Years after which those are erased who no longer serve, or whose account is disabled. */
  ceasedYears: number;
  /** Months after a blocked day until why it was blocked is deleted. */
  blockedReasonMonths: number;
  /** Months until messages between people are deleted. */
  messageMonths: number;
  /** Years until the traces of acts and of e-mails are deleted. */
  logYears: number;
}

export interface MunicipalHoliday {
  /** `MM-DD` for every year, or `YYYY-MM-DD` for that year alone. */
  date: string;
  name: string;
}

/** How people are asked to serve in the place of somebody else. */
export interface SubstitutionLimits {
  /** How many are asked at a time. */
  waveSize: number;
  /** Hours that they have until the next ones are asked. */
  waveHours: number;
  /** Hours that somebody whom the asker names has before all others. */
  namedHours: number;
  /** Parish's time `HH:MM` from which, and until which, nobody is asked. */
  quietFrom: string;
  quietUntil: string;
  /** Hours before the mass from which on everybody is asked at once. */
  allAtOnceHours: number;
  /** Hours before the mass from which on the coordination is told of a request at once. */
  coordinationHours: number;
  /** Most questions to one person in seven days, unless nobody else is left. */
  weeklyQuestions: number;
}

/** What a parish sets for itself; nothing of this is a constant elsewhere. */
export interface ParishSettings {
  parishName: string;
  city: string;
  /** The data protection officer (encarregado, LGPD art. 41); empty where the parish has named none. */
  dpoName: string;
  /** Where people ask about their data; empty for the parish's office. */
  dpoContact: string;
  /** Where ministers telephone to the coordination or the parish's office; null: no number is shown. */
  coordinationPhone: string | null;
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
  /** Days before a mass on which those who serve are reminded for the first and the last time; 0 for never. */
  firstReminderDays: number;
  lastReminderDays: number;
  /** Hour of the parish's day at which reminders go out. */
  reminderHour: number;
  /** Hour at which those are written to who want one mail a day. */
  digestHour: number;
  /** Longest computation of a roster, in seconds. */
  rosterTimeLimitSeconds: number;
  /** Whether texts may be sent to an external AI; off until an administrator turns it on (LGPD). */
  externalAiAllowed: boolean;
  /** Whether administrators may do nothing before they have set up a second factor. */
  secondFactorForAdmins: boolean;
  /** Most requests to an external AI in one day of the parish; a reply makes one to eight. */
  aiDailyQuota: number;
  substitutions: SubstitutionLimits;
  retention: RetentionLimits;
}

/** How many days before a mass its first reminder goes out; 0: none does. */
export const daysOfFirstReminder = ({
  firstReminderDays,
  lastReminderDays,
}: Pick<ParishSettings, 'firstReminderDays' | 'lastReminderDays'>): number =>
  Math.max(firstReminderDays, lastReminderDays);

export const DEFAULT_SETTINGS: ParishSettings = {
  parishName: 'Nossa paróquia',
  city: '',
  dpoName: '',
  dpoContact: '',
  coordinationPhone: null,
  ministryTitle: 'Ministério da Sagrada Comunhão',
  timeZone: 'America/Sao_Paulo',
  defaultLocation: 'Igreja matriz',
  municipalHolidays: [],
  defaultMaxDuties: 4,
  minRestDays: 3,
  firstReminderDays: 3,
  lastReminderDays: 1,
  reminderHour: 9,
  digestHour: 18,
  rosterTimeLimitSeconds: 20,
  externalAiAllowed: false,
  secondFactorForAdmins: false,
  aiDailyQuota: 200,
  substitutions: {
    waveSize: 3,
    waveHours: 2,
    namedHours: 4,
    quietFrom: '21:00',
    quietUntil: '07:00',
    allAtOnceHours: 24,
    coordinationHours: 12,
    weeklyQuestions: 2,
  },
  retention: {
    rejectedRequestMonths: 6,
    pendingRequestMonths: 12,
    unverifiedAccountDays: 30,
    ceasedYears: 5,
    blockedReasonMonths: 3,
    messageMonths: 24,
    logYears: 5,
  },
};
