import type { Answer } from '../../api/client.ts';

export type Minister = Answer<'GET /api/ministers/me'>;
export type Option = Answer<'GET /api/availability-options'>[number];

/** What a minister edits in the profile. Dates are '' while they are not known. */
export interface ProfileForm {
  fullName: string;
  phone: string;
  scheduleName: string;
  baptismDate: string;
  confirmationDate: string;
  marriageDate: string;
  experience: Minister['experience'];
  availability: readonly string[];
}

/** Of a section in which something was changed and not yet sent. */
export const NOT_SAVED = 'Alterações não salvas';

export const SACRAMENTS = [
  ['baptismDate', 'Batismo'],
  ['confirmationDate', 'Crisma'],
  ['marriageDate', 'Matrimônio'],
] as const satisfies readonly (readonly [keyof ProfileForm, string])[];

/** Those of which every minister has a date and this one has told none; not everybody is married. */
export const unknownSacraments = (minister: Minister): string[] =>
  SACRAMENTS.filter(([field]) => field !== 'marriageDate' && !minister[field]).map(([, label]) => label);

export const formOf = (minister: Minister): ProfileForm => ({
  fullName: minister.requestedName ?? minister.fullName,
  phone: minister.phone ?? '',
  scheduleName: minister.scheduleName,
  baptismDate: minister.baptismDate ?? '',
  confirmationDate: minister.confirmationDate ?? '',
  marriageDate: minister.marriageDate ?? '',
  experience: minister.experience,
  availability: minister.availability,
});

/** The body of PATCH: what is emptied is null. */
export const payloadOf = (form: ProfileForm) => ({
  ...form,
  phone: form.phone || null,
  fullName: form.fullName.trim(),
  scheduleName: form.scheduleName.trim(),
  baptismDate: form.baptismDate || null,
  confirmationDate: form.confirmationDate || null,
  marriageDate: form.marriageDate || null,
  availability: [...form.availability],
});

/** The options to choose from; what the minister holds of an earlier timetable stays among them. */
export const optionsFor = (options: readonly Option[], held: readonly string[]): Option[] => [
  ...options,
  ...held
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: value })),
];

/** The chosen options in the timetable's order, in words. */
export const chosenLabels = (options: readonly Option[], held: readonly string[]): string[] =>
  optionsFor(options, held)
    .filter(({ value }) => held.includes(value))
    .map(({ label }) => label);
