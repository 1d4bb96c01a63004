import { describe, expect, it } from 'vitest';
import { isRunning, whatsAppShareUrl } from './share-model.ts';

describe('isRunning', () => {
  const masses = [{ dateTime: '2026-12-06T11:00:00Z' }, { dateTime: '2026-12-13T22:00:00Z' }];

  it('should be so from the beginning of the first mass to that of the last', () => {
    const moments = ['06T10:59', '06T11:00', '13T21:59', '13T22:00'].map((one) =>
      Date.parse(`2026-12-${one}:00Z`),
    );
    expect(moments.map((now) => isRunning(masses, now))).toEqual([false, true, true, false]);
    expect(isRunning([], moments[0]!)).toBe(false);
  });
});

describe('whatsAppShareUrl', () => {
  it('should carry the text with its lines and marks', () => {
    expect(whatsAppShareUrl('*Domingo, 8h*\n1. Conceição & Zé')).toBe(
      'https://wa.me/?text=*Domingo%2C%208h*%0A1.%20Concei%C3%A7%C3%A3o%20%26%20Z%C3%A9',
    );
  });

  it('should take the fullest mass, and refuse a whole month', () => {
    const mass = Array.from({ length: 28 }, (_, i) => `${i + 1}. Maria Aparecida da Conceição`).join('\n');
    expect(whatsAppShareUrl(mass)).not.toBeNull();
    expect(whatsAppShareUrl(mass.repeat(5))).toBeNull();
  });
});
