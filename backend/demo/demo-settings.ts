import { DEFAULT_SETTINGS, type ParishSettings } from '../src/platform/settings/settings.js';

/** The invented shrine: what it sets otherwise than a new parish. No town of this name exists. */
export const DEMO_SETTINGS = {
  parishName: 'Santuário São Judas Tadeu',
  city: 'Serra das Aroeiras, SP',
  /** As invented as its people's: no telephone begins with 90. */
  coordinationPhone: '+55 (15) 90328-1028',
  ministryTitle: 'Ministros da Sagrada Comunhão',
  timeZone: DEFAULT_SETTINGS.timeZone,
  defaultLocation: 'Igreja do santuário',
  municipalHolidays: [{ date: '08-15', name: 'Aniversário da cidade' }],
} satisfies Partial<ParishSettings>;
