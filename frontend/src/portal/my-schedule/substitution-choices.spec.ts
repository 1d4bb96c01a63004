import { describe, expect, it } from 'vitest';
import { choicesOf, groupsOf, wordsOf } from './substitution-choices.ts';

const exchange = (ministerId: number, scheduleName: string, date: string, likely: string | null = null) => ({
  ministerId,
  slotId: ministerId * 10,
  scheduleName,
  date,
  time: '08:00',
  description: 'Missa dominical',
  likely,
});
const found = {
  people: [{ ministerId: 1, scheduleName: 'Ana', likely: null }],
  exchanges: [
    exchange(3, 'Caio', '2026-12-13', 'da sua família'),
    exchange(1, 'Ana', '2026-12-20'),
    exchange(2, 'Bento', '2026-12-06'),
  ],
};
const many = {
  ...found,
  exchanges: [...found.exchanges, ...[4, 5, 6, 7, 8, 9].map((id) => exchange(id, `M${id}`, '2026-12-06'))],
};
const shown = (typed: string, options = found) =>
  groupsOf(choicesOf(options, 'exchange'), typed).map(({ title, open, choices }) => [
    title,
    open,
    choices.map(({ value }) => value),
  ]);

describe('Whom to ask for a mass', () => {
  it('should put the likely ones on top, and fold the others by day', () => {
    expect(shown('', many)).toEqual([
      ['Mais prováveis', true, ['3:30']],
      ['domingo, 6 de dezembro', false, ['2:20', '4:40', '5:50', '6:60', '7:70', '8:80', '9:90']],
      ['domingo, 20 de dezembro', false, ['1:10']],
    ]);
    // A few need no folding.
    expect(shown('').map(([title, open]) => [title, open])).toEqual([
      ['Mais prováveis', true],
      ['domingo, 6 de dezembro', true],
      ['domingo, 20 de dezembro', true],
    ]);
  });

  it('should find by name and by day, and open what it found', () => {
    expect(shown('bento')).toEqual([['domingo, 6 de dezembro', true, ['2:20']]]);
    expect(shown('20 de dez')).toEqual([['domingo, 20 de dezembro', true, ['1:10']]]);
    expect(shown('ninguém')).toEqual([]);
  });

  it('should say the mass whole among the likely ones, and its hour below its day', () => {
    const words = groupsOf(choicesOf(found, 'exchange'), '').map((group) =>
      wordsOf(group.choices[0]!, group),
    );
    expect(words).toEqual(['domingo, 13 de dezembro, 8h · da sua família', '8h', '8h']);
  });

  it('should keep those who are only asked in one list', () => {
    expect(groupsOf(choicesOf(found, 'somebody'), '')).toMatchObject([
      { title: 'Outras pessoas', open: true, choices: [{ value: '1', name: 'Ana' }] },
    ]);
  });
});
