/** Words that point at a day by another one, in lower case and without accents; another region's are added here. */

/** Days of the week from Sunday on, as they begin. */
export const WEEKDAYS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const;
/** All of a kind but those that were told. */
export const OTHERS = 'outr[oa]s|demais';
/** The one that comes later, or earlier, than another. */
export const LATER = 'seguinte|depois|posterior|apos';
export const EARLIER = 'antes|anterior';
/** The first, and the last, of a day's masses. */
export const FIRST_OF_DAY = 'primeira|mais cedo';
export const LAST_OF_DAY = 'ultima|derradeira|mais tarde';
