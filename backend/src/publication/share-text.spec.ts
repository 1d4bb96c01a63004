import { describe, expect, it } from '@jest/globals';
import type { SheetMass } from './roster-sheet.js';
import { shareMass, shareRoster } from './share-text.js';

const mass: SheetMass = {
  id: 1,
  date: '2026-12-06',
  time: '08:00',
  begun: false,
  description: 'Missa dominical',
  location: null,
  liturgicalName: null,
  liturgicalColor: null,
  required: 3,
  people: [
    { ministerId: 1, name: 'Ana S.' },
    { ministerId: 2, name: 'Bento' },
  ],
};

describe('shareMass', () => {
  it('should name the mass, its people and its empty places', () => {
    expect(shareMass(mass)).toBe(
      '*Domingo, 6 de dezembro, 8h*\nMissa dominical\n1. Ana S.\n2. Bento\n3. (vazio)\nFalta 1 ministro.',
    );
    const late = { ...mass, time: '19:30', location: 'Capela São José', required: 2 };
    expect(shareMass(late)).toBe(
      '*Domingo, 6 de dezembro, 19h30*\nMissa dominical, Capela São José\n1. Ana S.\n2. Bento',
    );
    expect(shareMass({ ...mass, required: 5 })).toMatch(/5\. \(vazio\)\nFaltam 3 ministros\.$/);
  });

  it('should look for nobody once the mass has begun', () => {
    expect(shareMass({ ...mass, begun: true })).toMatch(/2\. Bento\n3\. \(vazio\)$/);
  });

  it('should keep names from marking text', () => {
    const people = [{ ministerId: 1, name: '*Ana*\n_de_ ~Souza~ `x`' }];
    expect(shareMass({ ...mass, people })).toContain('1. Ana de Souza x\n');
  });
});

describe('shareRoster', () => {
  const sheet = { id: 1, title: 'Dezembro', startDate: '2026-12-01', endDate: '2026-12-31', draft: false };

  it('should hold every mass under the title and say when it is a draft', () => {
    const text = shareRoster({ ...sheet, masses: [mass, { ...mass, time: '10:00' }] });
    expect(text.split('\n\n')).toEqual([
      '*Dezembro*',
      shareMass(mass),
      shareMass({ ...mass, time: '10:00' }),
    ]);
    expect(shareRoster({ ...sheet, draft: true, masses: [] })).toBe(
      '*Dezembro*\n_Rascunho: ainda pode mudar._',
    );
  });

  it('should begin at a day, and say so', () => {
    const masses = ['2026-12-06', '2026-12-13', '2026-12-20'].map((date) => ({ ...mass, date }));
    const from = (day: string, now: { date: string; time: string }) =>
      shareRoster({ ...sheet, draft: true, masses }, { from: day, now }).split('\n\n');
    const before = { date: '2026-12-13', time: '07:59' };
    expect(from('2026-12-13', before)).toEqual([
      '*Dezembro*\n_A partir de domingo, 13 de dezembro._\n_Rascunho: ainda pode mudar._',
      shareMass(masses[1]!),
      shareMass(masses[2]!),
    ]);
    // A mass of today that has begun interests nobody.
    expect(from('2026-12-13', { ...before, time: '08:00' }).slice(1)).toEqual([shareMass(masses[2]!)]);
  });
});
