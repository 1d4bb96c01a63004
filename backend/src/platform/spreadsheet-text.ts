import { singleLine } from './text.js';

/**
 * One line that stays text in every spreadsheet program: after an apostrophe `=`, `+`, `-` and `@` begin no formula
 * (OWASP, CSV Injection).
 */
export function spreadsheetText(value: string): string {
  const line = singleLine(value);
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}
