/** E-mail addresses, telephones and dates of birth in running text, whoever they belong to. */
import type { KnownPerson } from '../assistant/index.js';

/** One character for what was there, so that no later step takes it for a word. */
const MARKS = { '\uE000': '[e-mail]', '\uE001': '[telefone]', '\uE002': '[data]' } as const;
const [EMAIL_MARK, PHONE_MARK, DATE_MARK] = Object.keys(MARKS) as [string, string, string];

const EMAIL = /[^\s@,;<>()[\]]+\s?@\s?[^\s@,;<>()[\]]+/g;

/** Country code, area code, mobile 9, four or five digits and four: whatever stands between them and may be missing. */
const PHONE =
  /(?<![\d/])\+?(?:\d{1,3}[\s.-]{0,2})?(?:\(?0?\d{2}\)?[\s.-]{0,3})?(?:9[\s.-])?\d{4,5}[\s.-]{0,3}\d{4}(?!\d)/g;
/** Any run of digits long enough to hold a telephone. */
const DIGITS = /\+?\(?\d(?:[\s().+/-]{0,3}\d){7,}/g;
const LOCAL_PHONE = 8;

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const NUMERIC_DATE =
  /(?<!\d)(?:(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})|(\d{1,2})\s?[-/.\s]\s?(\d{1,2})\s?[-/.\s]\s?(\d{4})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}))(?![\dh:])/g;
const WORDED_DATE = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\s?[ºo°]?\s*(?:de\s+|[-/.]\s?)?(${MONTHS.join('|')})\p{L}*\.?\s*(?:de\s+|do ano de\s+|[-/.,]\s?)?(\d{4})(?!\d)`,
  'giu',
);
const WORDED_SHORT_DATE = new RegExp(
  String.raw`(?<!\d)(\d{1,2})\s?[ºo°]?\s*(?:de\s+|[-/.]\s?)?(${MONTHS.join('|')})\p{L}*\.?\s*(?:de\s+|[-/.]\s?)(\d{2})(?![\dh:])`,
  'giu',
);
/** Masses are spoken of within these years around the present; a full date of any other year tells a birth. */
const YEARS_BACK = 1;
const YEARS_AHEAD = 2;

/** Finds what tells who somebody is without naming them. */
export class NumberMask {
  private readonly phones: ReadonlySet<string>;
  private readonly births: ReadonlySet<string>;
  private readonly thisYear: number;

  /** @param today local date of the present. */
  constructor(people: readonly KnownPerson[], today: string) {
    this.phones = new Set(
      people.flatMap(({ phone }) => (phone ? [digitsOf(phone).slice(-LOCAL_PHONE)] : [])),
    );
    this.births = new Set(people.flatMap(({ birthDate }) => birthDate ?? []));
    this.thisYear = Number(today.slice(0, 4));
  }

  /** The text with a mark in the place of each; {@link showMarks} makes words of them. */
  mark(text: string): string {
    return text
      .replace(/[\uE000-\uE002]/g, ' ')
      .replace(EMAIL, EMAIL_MARK)
      .replace(NUMERIC_DATE, (date, ...parts: (string | undefined)[]) => {
        const [year, month, day, day4, month4, year4, day2, month2, year2] = parts;
        return this.unlessBirth(date, year ?? year4 ?? year2, month ?? month4 ?? month2, day ?? day4 ?? day2);
      })
      .replace(WORDED_DATE, (date, day: string, month: string, year: string) =>
        this.unlessBirth(date, year, month, day),
      )
      .replace(WORDED_SHORT_DATE, (date, day: string, month: string, year: string) =>
        this.unlessBirth(date, year, month, day),
      )
      .replace(DIGITS, (run) => (this.holdsKnownPhone(run) ? PHONE_MARK : run))
      .replace(PHONE, PHONE_MARK);
  }

  private unlessBirth(date: string, year = '', month = '', day = ''): string {
    const named = MONTHS.indexOf(month.toLowerCase()) + 1;
    const [monthNumber, dayNumber] = [named || Number(month), Number(day)];
    if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > 31) return date;
    const monthAndDay = [monthNumber, dayNumber].map((part) => String(part).padStart(2, '0')).join('-');
    const years = year.length === 2 ? [`19${year}`, `20${year}`] : [year];
    const isKnown = years.some((each) => this.births.has(`${each}-${monthAndDay}`));
    return isKnown || (year.length === 4 && this.isFarAway(Number(year))) ? DATE_MARK : date;
  }

  private isFarAway(year: number): boolean {
    return year < this.thisYear - YEARS_BACK || year > this.thisYear + YEARS_AHEAD;
  }

  private holdsKnownPhone(run: string): boolean {
    const digits = digitsOf(run);
    return [...digits].some((_, at) => this.phones.has(digits.slice(at, at + LOCAL_PHONE)));
  }
}

/** Puts words in the place of marks. */
export function showMarks(text: string): string {
  return text.replace(/[\uE000-\uE002]/g, (mark) => MARKS[mark as keyof typeof MARKS]);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
