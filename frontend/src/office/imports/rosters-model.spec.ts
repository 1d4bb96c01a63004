import { describe, expect, it } from 'vitest';
import {
  isClear,
  monthWords,
  rosterWords,
  rostersBodyOf,
  rostersDraftOf,
  withoutOpen,
  withPerson,
  writtenIn,
  type RosterName,
} from './rosters-model.ts';

const DRAFT = rostersDraftOf({
  fileName: 'setembro.csv',
  headings: ['Data', 'Nome'],
  columns: ['date', 'names'],
  lines: ['06/09/2026\tAna'],
  numbers: [2],
  note: null,
});
const name = (how: RosterName['how']): RosterName => ({
  name: 'Zeca',
  duties: 1,
  how,
  ministerId: null,
  scheduleName: null,
  likely: [],
});

describe('rosters model', () => {
  it('should send what was read with the names that were decided', () =>
    expect(rostersBodyOf(withPerson(withPerson(DRAFT, 'Ana', 3), 'Ana', null))).toEqual({
      fileName: 'setembro.csv',
      headings: ['Data', 'Nome'],
      columns: ['date', 'names'],
      lines: ['06/09/2026\tAna'],
      numbers: [2],
      leftOut: [],
      people: [{ name: 'Ana', ministerId: null }],
    }));

  it('should show what is written in a row, but for the columns that are left out', () => {
    const draft = { ...DRAFT, columns: ['date', ''], cells: [['32/09/2026', 'Ana']] };
    expect(writtenIn(draft, 2)).toEqual(['32/09/2026']);
    expect(writtenIn({ ...DRAFT, cells: [['32/09/2026', ' ']] }, 2)).toEqual(['32/09/2026']);
    expect(writtenIn(DRAFT, 9)).toEqual([]);
  });

  it('should take a decision back', () =>
    expect(withPerson(withPerson(DRAFT, 'Ana', 3), 'Ana', undefined)).toEqual(DRAFT));

  it('should say what each month brings, and what is there already', () => {
    const month = { month: '2026-09', masses: 1, duties: 12, taken: false };
    expect(monthWords(month)).toBe('setembro de 2026: 1 missa, 12 lugares');
    expect(monthWords({ ...month, taken: true })).toBe(
      'setembro de 2026: já há uma escala, que fica como está',
    );
    expect(monthWords({ ...month, duties: 0 })).toBe('setembro de 2026: nada a acrescentar');
  });

  it('should tell whether rows or names are open, and import the rest', () => {
    const preview = { toMake: 2, wrong: 0, months: [], names: [name('like')], rows: [] };
    expect(isClear(preview)).toBe(true);
    expect(isClear({ ...preview, names: [name('nobody')] })).toBe(false);
    expect(isClear({ ...preview, wrong: 1 })).toBe(false);
    const row = { row: 3, outcome: 'wrong' as const, summary: '', problems: [] };
    expect(withoutOpen(DRAFT, { ...preview, names: [name('nobody')], rows: [row] })).toEqual({
      ...DRAFT,
      leftOut: [3],
      people: [{ name: 'Zeca', ministerId: null }],
    });
    expect(rosterWords({ ...preview, wrong: 1, names: [name('nobody')] })).toBe(
      '2 lugares entram; 1 linha a corrigir; 1 nome sem pessoa',
    );
  });
});
