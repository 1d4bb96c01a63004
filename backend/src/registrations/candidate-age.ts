/** From here on a person consents alone (Código Civil, art. 5). */
export const ADULT_AGE = 18;
/** The age of reason (Codex Iuris Canonici, can. 97 §2): nobody younger asks to serve. */
const LOWEST_AGE = 7;
const HIGHEST_AGE = 110;

/** Full years between two local dates `YYYY-MM-DD`; negative when the birth comes after. */
export function ageOn(date: string, birthDate: string): number {
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Whether somebody who asks to serve can be so old. */
export function isPlausibleAge(age: number): boolean {
  return age >= LOWEST_AGE && age <= HIGHEST_AGE;
}
