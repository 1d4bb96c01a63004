import { invalid } from '../platform/errors/app-error.js';

/** @throws AppError 400 unless every line has a number, and no other has the same. */
export function checkNumbers({ lines, numbers }: { lines: string[]; numbers: number[] }): void {
  if (numbers.length === lines.length && new Set(numbers).size === numbers.length) return;
  const message = 'Números das linhas: dê um a cada linha, sem repetir.';
  throw invalid(message, { numbers: message });
}
