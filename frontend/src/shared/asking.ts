import { momentWords } from '../lib/dates.ts';

/**
 * When those who could take a place are asked first, as everybody is told who waits for it.
 * @returns 'Perguntamos', or 'A partir de 11/11, 7h, perguntamos', for nobody is asked at night.
 */
export const askingWords = (firstWaveAt: string, now: Date): string =>
  new Date(firstWaveAt) <= now ? 'Perguntamos' : `A partir de ${momentWords(firstWaveAt)}, perguntamos`;
