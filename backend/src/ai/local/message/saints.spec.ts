import { describe, expect, it } from '@jest/globals';
import { PeopleFinder } from '../references/people-references.js';
import { piecesOf } from './said.js';

const WORLD = {
  masses: [{ date: '2026-12-08', time: '19:30', description: 'Missa' }],
  today: '2026-11-27',
};
const FINDER = new PeopleFinder(
  ['Terezinha', 'Fátima', 'Maria Aparecida', 'Francisco', 'Paulo', 'Neuza', 'Rosa'].map((name, index) => ({
    id: index + 1,
    name,
  })),
);
const peopleIn = (text: string) =>
  piecesOf(text, WORLD, FINDER).pieces.flatMap((piece) =>
    piece.type === 'person' ? piece.mention.candidates.map(({ name }) => name) : [],
  );

describe('withoutSaints', () => {
  it.each([
    'por devoção a Santa Terezinha, a Neuza quer servir no dia 8',
    'a Neuza, devota de Nossa Senhora de Fátima, serve no dia 8',
    'a Neuza vai a Nossa Senhora Aparecida no dia 8',
    'pela intercessão de São Francisco, ponha a Neuza no dia 8',
    'com o paramento rosa, a Neuza serve no dia 8',
  ])('should take the saint of “%s” for nobody', (text) => {
    expect(peopleIn(text)).toEqual(['Neuza']);
  });

  it('should know people behind the verb', () => {
    expect(peopleIn('os que servem no dia 8 são Paulo e Neuza')).toEqual(['Paulo', 'Neuza']);
  });
});
