import { describe, expect, it } from '@jest/globals';
import { NameRestorer } from './name-restorer.js';

const NAMES: Record<string, string> = { M1: 'Ana', M17: 'Bento', M170: 'Carla' };

function restored(pieces: string[]): string {
  const restorer = new NameRestorer((code) => NAMES[code] ?? null);
  return pieces.map((piece) => restorer.push(piece)).join('') + restorer.end();
}

describe(NameRestorer.name, () => {
  const TEXT = 'M17 e M1, não M170 (ou M17?): CAM17, M2x e M999. Sem M';
  const SHOWN = 'Bento e Ana, não Carla (ou Bento?): CAM17, M2x e pessoa desconhecida. Sem M';

  it('should put names in the place of codes, and own up to those that are nobody’s', () => {
    expect(restored([TEXT])).toBe(SHOWN);
  });

  it('should do so wherever the text is cut', () => {
    for (let first = 0; first <= TEXT.length; first += 1)
      for (let second = first; second <= TEXT.length; second += 1) {
        const pieces = [TEXT.slice(0, first), TEXT.slice(first, second), TEXT.slice(second)];
        expect(restored(pieces)).toBe(SHOWN);
      }
    expect(restored([...TEXT])).toBe(SHOWN);
  });

  it('should hold back no more than what may still become a code', () => {
    const restorer = new NameRestorer((code) => NAMES[code] ?? null);
    expect(restorer.push('Com M1')).toBe('Com ');
    expect(restorer.push('7')).toBe('');
    expect(restorer.push(' e M')).toBe('Bento e ');
    expect(restorer.push('aria')).toBe('Maria');
  });
});
