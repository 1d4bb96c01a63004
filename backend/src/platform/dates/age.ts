/** From here on a person consents alone (Código Civil, art. 5). */
const ADULT_AGE = 18;

/** Full years between two local dates `YYYY-MM-DD`; negative when the birth comes after. */
export function ageOn(date: string, birthDate: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether somebody born on a local date is under age on another. */
export function isMinorOn(date: string, birthDate: string): boolean {
  return ageOn(date, birthDate) < ADULT_AGE;
}

/** The age of reason (Codex Iuris Canonici, can. 97 §2): nobody younger asks to serve. */
const LOWEST_AGE = 7;
const HIGHEST_AGE = 110;

/** Whether somebody who asks to serve can be so old. */
export function isPlausibleAge(age: number): boolean {
  return age >= LOWEST_AGE && age <= HIGHEST_AGE;
}
