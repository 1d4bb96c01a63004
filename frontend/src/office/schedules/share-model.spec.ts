import { describe, expect, it } from 'vitest';
import { isRunning, whatsAppShareUrl } from './share-model.ts';

describe('isRunning', () => {
  const masses = [{ date: '2026-12-06' }, { date: '2026-12-13' }];

  it('should be so between the first mass and the last, both days included', () => {
    const days = ['2026-12-06', '2026-12-07', '2026-12-13', '2026-12-14'];
    expect(days.map((day) => isRunning(masses, day))).toEqual([false, true, true, false]);
    expect(isRunning([], '2026-12-06')).toBe(false);
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
