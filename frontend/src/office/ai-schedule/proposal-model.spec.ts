import { describe, expect, it } from 'vitest';
import { changesByMass, costsOf, emptyPlacesText, sizeText } from './proposal-model.ts';

const mass = (slotId: number, date = '2026-12-06', time = '08:00') => ({
  slotId,
  date,
  time,
  description: 'Missa dominical',
});
const place = (slotId: number, scheduleName: string, date?: string, time?: string) => ({
  ...mass(slotId, date, time),
  ministerId: scheduleName.length,
  scheduleName,
});

describe('changesByMass', () => {
  it('should gather who enters and who leaves at each mass, by date and time', () => {
    const changes = changesByMass({
      entering: [place(2, 'Bia', '2026-12-13'), place(1, 'Ana'), place(3, 'Dora', '2026-12-06', '19:00')],
      leaving: [place(1, 'Caio'), place(1, 'Davi')],
    });
    expect(changes.map(({ slotId, entering, leaving }) => [slotId, entering, leaving])).toEqual([
      [1, ['Ana'], ['Caio', 'Davi']],
      [3, ['Dora'], []],
      [2, ['Bia'], []],
    ]);
  });

  it('should be empty when nobody moves', () => {
    expect(changesByMass({ entering: [], leaving: [] })).toEqual([]);
  });
});

describe('costsOf', () => {
  it('should tell what improves and what it costs, and leave out what stays', () => {
    const objective = [
      { name: 'emptyPlaces', label: 'Lugares vazios', before: 12, after: 4, bound: 4 },
      { name: 'maybes', label: 'Respostas “talvez” usadas', before: 1, after: 3, bound: 3 },
      { name: 'shortRest', label: 'Descanso', before: 2, after: 2, bound: 0 },
    ];
    expect(costsOf({ objective }).map(({ name, better }) => [name, better])).toEqual([
      ['emptyPlaces', true],
      ['maybes', false],
    ]);
  });
});

describe('words', () => {
  const shortages = (...pairs: [number, number][]) =>
    pairs.map(([before, after], index) => ({ ...mass(index + 1), before, after }));

  it('should say how many enter and leave', () => {
    expect(sizeText({ entering: [place(1, 'Ana')], leaving: [] })).toBe('1 entrada e 0 saídas.');
    expect(sizeText({ entering: [], leaving: [] })).toBe('Ninguém muda de lugar.');
  });

  it('should say what happens to the empty places', () => {
    expect(emptyPlacesText({ shortages: shortages([5, 2], [3, 0]) })).toBe(
      'Fecha 6 lugares vazios; 2 lugares ficam vazios.',
    );
    expect(emptyPlacesText({ shortages: shortages([1, 0]) })).toBe(
      'Fecha 1 lugar vazio; nenhum lugar fica vazio.',
    );
    expect(emptyPlacesText({ shortages: shortages([0, 1]) })).toBe('Abre 1 lugar; 1 lugar fica vazio.');
    expect(emptyPlacesText({ shortages: shortages([2, 2]) })).toBe('2 lugares ficam vazios, como antes.');
    expect(emptyPlacesText({ shortages: [] })).toBe('Nenhum lugar vazio, antes ou depois.');
  });
});
