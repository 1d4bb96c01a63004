import { describe, expect, it } from 'vitest';
import { askable, noOthersText, numbersText, reasonGroups, type Reason } from './why-model.ts';

describe('askable', () => {
  const month = (number: string, status: 'published' | 'completed' | 'planning' | 'archived') => ({
    status,
    startDate: `2026-${number}-01`,
    endDate: `2026-${number}-28`,
  });
  const now = Date.parse('2026-11-22T14:00:00.000Z');
  const months = (from: Parameters<typeof askable>[0]) =>
    askable(from, now).map(({ startDate }) => startDate);

  it('should offer what ministers see of the last two months and of those to come, the newest first', () => {
    const all = [
      month('08', 'completed'),
      month('10', 'completed'),
      month('12', 'planning'),
      month('11', 'published'),
      month('09', 'archived'),
    ];
    expect(months(all)).toEqual(['2026-11-01', '2026-10-01']);
  });

  it('should offer the last one when none is recent, and nothing when there is none', () => {
    expect(months([month('05', 'completed'), month('06', 'completed')])).toEqual(['2026-06-01']);
    expect(months([month('12', 'planning')])).toEqual([]);
  });
});

describe('numbersText', () => {
  it.each([
    [{ duties: 3, offered: 8 }, 'Você se ofereceu para 8 missas e serve em 3.'],
    [{ duties: 0, offered: 8 }, 'Você se ofereceu para 8 missas e não serve em nenhuma.'],
    [{ duties: 1, offered: 1 }, 'Você se ofereceu para 1 missa e serve em 1.'],
    [{ duties: 0, offered: 0 }, 'Você não se ofereceu para nenhuma missa desta escala.'],
    [{ duties: 2, offered: 0 }, 'Você serve em 2 missas, sem ter se oferecido para nenhuma.'],
  ])('should begin with what was offered: %o', (counts, sentence) => {
    const [first, limit, ...rest] = numbersText({ ...counts, limit: 4, balance: 0 });
    expect([first, limit, rest]).toEqual([sentence, 'O seu limite é de 4 missas por mês.', []]);
  });

  it.each([
    [1, 'Nos últimos seis meses você serviu 1 missa a mais do que a sua parte.'],
    [-2.25, 'Nos últimos seis meses você serviu 2,3 missas a menos do que a sua parte.'],
    [0.04, undefined],
  ])('should tell of the months before (%f): %s', (balance, sentence) => {
    expect(numbersText({ duties: 1, offered: 2, limit: 1, balance })[2]).toBe(sentence);
  });
});

describe('reasonGroups', () => {
  const reason = (slotId: number, chosen: boolean, code: string): Reason => ({
    slotId,
    date: '2026-12-06',
    time: '08:00',
    description: 'Missa dominical',
    chosen,
    code,
    message: '',
  });
  const masses = [reason(1, false, 'not-available'), reason(2, true, 'order'), reason(3, false, 'tie')];
  const ids = (all: boolean) => {
    const { chosen, others } = reasonGroups(masses, all);
    return [chosen.map(({ slotId }) => slotId), others.map(({ slotId }) => slotId)];
  };

  it('should leave out at first what was not offered for', () => {
    expect(ids(false)).toEqual([[2], [3]]);
    expect(ids(true)).toEqual([[2], [1, 3]]);
  });
});

describe('noOthersText', () => {
  it.each([
    [0, false, 'Você não se ofereceu para nenhuma.'],
    [3, false, 'Você serve em todas para as quais se ofereceu.'],
    [0, true, 'Você serve em todas.'],
  ])('should say of %i offered, all shown: %s, "%s"', (offered, all, expected) => {
    expect(noOthersText(offered, all)).toBe(expected);
  });
});
