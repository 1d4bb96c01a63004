import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RosterSheet, SheetMass, WallPaper } from './roster-sheet.js';
import { wallCalendarPdf } from './wall-calendar.js';

const NAMES = ['Ana Conceição', 'José Augusto Prado', 'Maria das Dores', 'Zé Müller', 'Inês Araújo'];

const massOf = (values: Partial<SheetMass>, people = 3): SheetMass => ({
  id: 1,
  date: '2026-12-06',
  time: '08:00',
  begun: false,
  description: 'Missa dominical',
  location: null,
  liturgicalName: '2º Domingo do Advento',
  liturgicalColor: 'purple',
  required: people,
  people: Array.from({ length: people }, (_, i) => ({
    ministerId: i,
    name: `${NAMES[i % NAMES.length]} ${i}`,
  })),
  ...values,
});

const dateOf = (day: number): string => `2026-12-${String(day).padStart(2, '0')}`;
const sheetOf = (masses: SheetMass[], values: Partial<RosterSheet> = {}): RosterSheet => ({
  id: 1,
  title: 'Escala de dezembro de 2026',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  draft: false,
  masses,
  ...values,
});

/** One mass each day, of two people. */
const quietMonth = sheetOf(Array.from({ length: 31 }, (_, i) => massOf({ id: i, date: dateOf(i + 1) }, 2)));
/** Two masses each day and five on Sundays, of 8 people: 600 places. */
const fullMonth = sheetOf(
  Array.from({ length: 31 }, (_, i) => i + 1).flatMap((day) =>
    Array.from({ length: day % 7 === 6 ? 5 : 2 }, (_, at) =>
      massOf({ id: day * 10 + at, date: dateOf(day), time: `${String(7 + 2 * at).padStart(2, '0')}:00` }, 8),
    ),
  ),
);

const FULL_PAGES = 5;

/** As people are called on a roster. */
const SHORT_NAMES = ['Ana Carolina G.', 'José Roberto U.', 'Rita L.', 'Letícia Ishikawa', 'Osvaldo P.'];

/** As a shrine's November: five Sundays of 55 places, a feast on the 28th, a mass of five on the other days. */
const busyMonth = sheetOf(
  Array.from({ length: 30 }, (_, i) => i + 1).flatMap((day) => {
    const teams = day % 7 === 1 ? [15, 20, 20] : day === 28 ? [10, 10, 10] : day === 5 ? [5, 26] : [5];
    return teams.map((required, at) =>
      massOf({
        id: day * 10 + at,
        date: `2026-11-${String(day).padStart(2, '0')}`,
        time: `${10 + 4 * at}:00`,
        required,
        people: Array.from({ length: required }, (_, i) => ({
          ministerId: i,
          name: SHORT_NAMES[i % SHORT_NAMES.length]!,
        })),
      }),
    );
  }),
  { startDate: '2026-11-01', endDate: '2026-11-30' },
);

interface Word {
  text: string;
  /** In points. */
  height: number;
}

/** The size of the pages and what stands on each. */
async function read(file: Uint8Array): Promise<{ size: [number, number]; pages: Word[][] }> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const pages: Word[][] = [];
  let size: [number, number] = [0, 0];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    size = [Math.round(width), Math.round(height)];
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ('str' in item ? [{ text: item.str, height: item.height }] : [])));
  }
  await task.destroy();
  return { size, pages };
}

const written = async (sheet: RosterSheet, paper: WallPaper = 'a3', compact = false) =>
  read(
    await wallCalendarPdf({
      sheet,
      paper,
      compact,
      parish: { parishName: 'Santuário São Judas', ministryTitle: 'Ministros da Sagrada Comunhão' },
      printedAt: { date: '2026-11-28', time: '19:30' },
      link: 'https://partilha.example/my-schedule',
    }),
  );

const textOf = (pages: Word[][]): string =>
  pages
    .flat()
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
const sizesOfNames = (pages: Word[][]): number[] =>
  pages
    .flat()
    .filter(({ text }) => NAMES.some((name) => text.replaceAll('\u00a0', ' ').includes(name)))
    .map(({ height }) => height);

describe('wallCalendarPdf', () => {
  it.each([
    ['a3', [1191, 842], 14],
    ['a4', [842, 595], 9.8],
  ] as const)('should hold a quiet month on one page of %s, in large letters', async (paper, size, least) => {
    const wall = await written(quietMonth, paper);
    expect(wall.size).toEqual(size);
    expect(wall.pages).toHaveLength(1);
    expect(Math.min(...sizesOfNames(wall.pages))).toBeGreaterThanOrEqual(least);
    const text = textOf(wall.pages);
    for (const part of [
      'Escala de dezembro de 2026',
      'Santuário São Judas, Ministros da Sagrada Comunhão',
      'partilha.example/my-schedule',
      'domingo',
      'sábado',
      '2º Domingo do Advento',
      'Missa dominical',
      'Impresso em 28/11/2026, 19h30.',
    ])
      expect(text).toContain(part);
    expect(text.match(/Ana Conceição 0, José Augusto Prado 1/g)).toHaveLength(31);
  });

  it.each([
    ['a3', 14],
    ['a4', 9.8],
  ] as const)(
    'should put the weeks of a full month on few pages of %s, nobody left out',
    async (paper, least) => {
      const { pages } = await written(fullMonth, paper);
      expect(pages).toHaveLength(FULL_PAGES);
      expect(Math.min(...sizesOfNames(pages))).toBeGreaterThanOrEqual(least);
      const masses = fullMonth.masses.length;
      expect(textOf(pages).match(/Ana Conceição 0/g)).toHaveLength(masses);
      expect(textOf(pages).match(/Maria das Dores 7/g)).toHaveLength(masses);
      // No week begins on one page and ends on another.
      for (const sunday of [6, 13, 20]) {
        const its = pages.filter((page) => textOf([page]).includes(`Domingo ${sunday}`));
        expect(its).toHaveLength(1);
        expect(textOf(its)).toContain(`Sábado ${sunday + 6}`);
      }
      expect(textOf(pages)).toContain(`página ${FULL_PAGES} de ${FULL_PAGES}`);
    },
  );

  it('should hold a busy month on one page when it may be read from near, in legible letters', async () => {
    const { pages } = await written(busyMonth, 'a3', true);
    expect(pages).toHaveLength(1);
    const words = pages[0]!.filter(({ text }) => text.trim() !== '');
    expect(Math.min(...words.map(({ height }) => height))).toBeGreaterThanOrEqual(8);
    const places = busyMonth.masses.reduce((sum, { people }) => sum + people.length, 0);
    expect(places).toBeGreaterThan(440);
    const text = textOf(pages);
    expect(SHORT_NAMES.reduce((sum, name) => sum + text.split(name).length - 1, 0)).toBe(places);
    expect(text).not.toContain('numa só');
  });

  it('should take fewer pages when it may be read from near, and say why they are several', async () => {
    const { pages } = await written(fullMonth, 'a3', true);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.length).toBeLessThan(FULL_PAGES);
    expect(Math.min(...sizesOfNames(pages))).toBeGreaterThanOrEqual(8);
    const text = textOf(pages);
    expect(text.match(/Maria das Dores 7/g)).toHaveLength(fullMonth.masses.length);
    expect(text).toContain(`página 1 de ${pages.length} (numa só, as letras não se leriam)`);
    expect(textOf((await written(fullMonth)).pages)).not.toContain('numa só');
  });

  it('should break no name over two lines that a line has room for', async () => {
    const { pages } = await written(fullMonth);
    const texts = pages.flat().map(({ text }) => text.replaceAll('\u00a0', ' '));
    const begun = texts.filter((text) => text.includes('Zé'));
    expect(begun).not.toEqual([]);
    for (const text of begun) expect(text).toContain('Zé Müller 3');
  });

  it('should give the days of a busy month room for whole names, and its colours in words', async () => {
    const name = 'Maria Aparecida T.';
    const people = Array.from({ length: 5 }, (_, i) => ({
      ministerId: i,
      name: i === 2 ? name : `Rita ${i}`,
    }));
    const masses = fullMonth.masses.map((mass) =>
      mass.date === '2026-12-06' ? mass : { ...mass, people, required: people.length },
    );
    const { pages } = await written(sheetOf(masses));
    const words = pages.flat().map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(words.filter((text) => text.includes(name))).toHaveLength(masses.length - 5);
    expect(textOf(pages)).toContain('2º Domingo do Advento · roxo');
  });

  it('should break no short name of a quiet month, whose letters are large', async () => {
    const name = 'Maria Cristina J.';
    const people = [
      { ministerId: 1, name: 'Ana' },
      { ministerId: 2, name },
    ];
    const masses = quietMonth.masses.map((mass) => ({ ...mass, people }));
    for (const paper of ['a3', 'a4'] as const) {
      const { pages } = await written(sheetOf(masses), paper);
      expect(pages).toHaveLength(1);
      const words = pages.flat().map(({ text }) => text.replaceAll('\u00a0', ' '));
      expect(words.filter((text) => text.includes(name))).toHaveLength(masses.length);
    }
  });

  it('should say what is missing at masses to come, and that a draft is one', async () => {
    const sheet = sheetOf(
      [
        massOf({ required: 9, begun: true }, 2),
        massOf({ id: 3, time: '10:00', required: 5 }, 2),
        massOf({ id: 2, time: '19:30', required: 1, people: [] }),
      ],
      { draft: true },
    );
    const text = textOf((await written(sheet)).pages);
    expect(text.match(/\(faltam? \d\)/g)).toEqual(['(faltam 3)', '(falta 1)']);
    expect(text).toContain('Rascunho, ainda não publicado.');
  });

  it('should say that there are no masses, and show hostile text as text', async () => {
    expect(textOf((await written(sheetOf([]))).pages)).toContain('Esta escala ainda não tem missas.');
    const hostile = '<b>=1</b>\u202e\u0000\n{"image":"/etc"}';
    const people = [{ ministerId: 1, name: hostile }];
    const { pages } = await written(sheetOf([massOf({ description: hostile, people }, 1)]));
    expect(textOf(pages)).toContain('<b>=1</b> {"image":"/etc"}');
  });
});
