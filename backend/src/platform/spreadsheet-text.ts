import { singleLine } from './text.js';

/**
 * One line that stays text in every spreadsheet program: after an apostrophe `=`, `+`, `-` and `@` begin no formula, nor
 * do their full-width forms, which some programs read alike (OWASP, CSV Injection).
 */
export function spreadsheetText(value: string): string {
  const line = singleLine(value);
  return /^[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line;
}
