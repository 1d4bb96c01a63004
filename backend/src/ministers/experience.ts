/** How long somebody has served, in the profile's words; this is what is stored. */
export const EXPERIENCES = [
  'nunca-participei',
  'menos-1-ano',
  '1-3-anos',
  '3-5-anos',
  'mais-5-anos',
] as const;
export type Experience = (typeof EXPERIENCES)[number];

export const EXPERIENCE_LABELS: Record<Experience, string> = {
  'nunca-participei': 'Nunca participei',
  'menos-1-ano': 'Menos de 1 ano',
  '1-3-anos': '1 a 3 anos',
  '3-5-anos': '3 a 5 anos',
  'mais-5-anos': 'Mais de 5 anos',
};

/** The wizard's words, accepted wherever the profile's are. */
export const WIZARD_EXPERIENCES = ['nenhuma', 'pouca', 'media', 'muita'] as const;
export type WizardExperience = (typeof WIZARD_EXPERIENCES)[number];

export const WIZARD_EXPERIENCE_LABELS: Record<WizardExperience, string> = {
  nenhuma: 'Nenhuma experiência',
  pouca: 'Pouca (menos de 1 ano)',
  media: 'Média (1 a 3 anos)',
  muita: 'Muita (mais de 3 anos)',
};

export const ALL_EXPERIENCES = [...EXPERIENCES, ...WIZARD_EXPERIENCES] as const;

const OF_WIZARD: Record<WizardExperience, Experience> = {
  nenhuma: 'nunca-participei',
  pouca: 'menos-1-ano',
  media: '1-3-anos',
  muita: '3-5-anos',
};

/** The profile's word for an experience given in either set of words. */
export function toExperience(value: Experience | WizardExperience): Experience {
  return value in OF_WIZARD ? OF_WIZARD[value as WizardExperience] : (value as Experience);
}

/** Whether somebody counts as experienced at a mass: one year or more. */
export function isExperienced(experience: Experience): boolean {
  return experience === '1-3-anos' || experience === '3-5-anos' || experience === 'mais-5-anos';
}
