const ADULT_AGE = 18;

/** Whether who was born on a day is under 18 on `today`; both are local dates, and one that is not known yet tells nothing. */
export function isMinor(birthDate: string, today: string | null): boolean {
  return birthDate !== '' && today !== null && birthDate <= today && ageOn(today, birthDate) < ADULT_AGE;
}

/** Whole years. */
export function ageOn(today: string, birthDate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
