import { describe, expect, it } from '@jest/globals';
import { pdfPages } from '../../test/support/pdf-text.js';
import { rosterPdf } from './roster-pdf.js';
import type { RosterOrder, RosterSheet, SheetMass } from './roster-sheet.js';

const parish = { parishName: 'Santuário São Judas', ministryTitle: 'Ministério da Sagrada Comunhão' };
const printedAt = { date: '2026-11-28', time: '19:30' };

function massOf({ names = [], ...values }: Partial<SheetMass> & { names?: string[] }): SheetMass {
  return {
    id: 1,
    date: '2026-12-06',
    time: '08:00',
    begun: false,
    description: 'Missa dominical',
    location: null,
    liturgicalName: '2º Domingo do Advento',
    liturgicalColor: 'purple',
    required: names.length,
    people: names.map((name) => ({ ministerId: Number.parseInt(name, 36) || 1, name })),
    ...values,
  };
}

const sheetOf = (masses: SheetMass[], values: Partial<RosterSheet> = {}): RosterSheet => ({
  id: 1,
  title: 'Escala de Natal',
  startDate: '2026-12-01',
  endDate: '2026-12-31',
  draft: false,
  masses,
  ...values,
});

async function pagesOf(sheet: RosterSheet, order: RosterOrder = 'mass'): Promise<string[]> {
  const file = await rosterPdf(sheet, order, parish, printedAt);
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  return pdfPages(file);
}

/** 60 masses of 7 or 8 places, 450 in all. */
const bigMonth = sheetOf(
  Array.from({ length: 60 }, (_, i) => {
    const names = Array.from({ length: 7 + (i % 2) }, (__, j) => `Conceição Araújo ${(i * 7 + j) % 150}`);
    const date = `2026-12-${String(1 + Math.floor(i / 2)).padStart(2, '0')}`;
    return massOf({ id: i, date, time: i % 2 ? '19:30' : '08:00', names });
  }),
);

describe('rosterPdf', () => {
  it.each([
    ['Escala de Natal', 'Escala de Natal, dezembro de 2026'],
    ['Escala de dezembro de 2026', 'Escala de dezembro de 2026'],
    ['Dezembro', 'Dezembro, 2026'],
  ])('should head "%s" with the month and the year once: "%s"', async (title, heading) => {
    const [page] = await pagesOf(sheetOf([massOf({ names: ['Ana'] })], { title }));
    expect(page!.split('|')).toContain(heading);
  });

  it('should list the masses of each day with names, empty places and what is missing', async () => {
    const [page, ...others] = await pagesOf(
      sheetOf([
        massOf({ names: ['Ana Conceição', 'Mãe Inês', 'Zoé Müller'], required: 5 }),
        massOf({ id: 2, time: '19:30', names: ['João Gaúcho'], location: 'Capela São José' }),
        massOf({
          id: 3,
          date: '2026-12-08',
          liturgicalName: 'Imaculada Conceição',
          names: ['Ana Conceição'],
        }),
      ]),
    );
    expect(others).toEqual([]);
    for (const text of [
      'Escala de Natal, dezembro de 2026',
      'Santuário São Judas, Ministério da Sagrada Comunhão',
      'página 1 de 1',
      'Domingo, 6 de dezembro',
      '2º Domingo do Advento · roxo',
      'Missa dominical (3 de 5, faltam 2)',
      '1. Ana Conceição',
      '2. Mãe Inês',
      '3. Zoé Müller',
      '19h30',
      'Missa dominical, Capela São José (1 de 1)',
      '1. João Gaúcho',
      'Terça-feira, 8 de dezembro',
      'Imaculada Conceição',
      'Impresso em 28/11/2026, 19h30.',
    ])
      expect(page).toContain(text);
    expect(page).toMatch(/4\. _{10,}/);
    expect(page).toMatch(/5\. _{10,}/);
    expect(page!.indexOf('João Gaúcho')).toBeGreaterThan(page!.indexOf('Zoé Müller'));
    expect(page).not.toMatch(/rascunho/i);
  });

  it('should leave places empty at a mass that has begun, and not say that anybody is missing', async () => {
    const [page] = await pagesOf(sheetOf([massOf({ names: ['Ana'], required: 3, begun: true })]));
    expect(page).toContain('Missa dominical (1 de 3)');
    expect(page).toMatch(/3\. _{10,}/);
  });

  it('should list people in the order of the alphabet with their days and hours', async () => {
    const sheet = sheetOf([
      massOf({
        people: [
          { ministerId: 1, name: 'Zélia' },
          { ministerId: 2, name: 'Érica' },
        ],
      }),
      massOf({ id: 2, date: '2026-12-10', time: '19:30', people: [{ ministerId: 1, name: 'Zélia' }] }),
      massOf({ id: 3, date: '2026-12-12', people: [{ ministerId: 3, name: 'Fábio' }] }),
    ]);
    const [page] = await pagesOf(sheet, 'person');
    expect(page).toContain(
      'Dias e horários|Érica|1|dom 06/12 8h|Fábio|1|sáb 12/12 8h|Zélia|2|dom 06/12 8h|qui 10/12 19h30|',
    );
  });

  it.each(['mass', 'person'] as const)('should mark a draft on every page, by %s', async (order) => {
    const pages = await pagesOf({ ...bigMonth, draft: true }, order);
    expect(pages.length).toBeGreaterThan(1);
    for (const [i, page] of pages.entries()) {
      expect(page).toContain(`página ${i + 1} de ${pages.length}`);
      expect(page).toContain('rascunho');
      expect(page).toContain('Rascunho, ainda não publicado.');
    }
  });

  it('should hold every place of a big month, each mass on one page', async () => {
    const pages = await pagesOf(bigMonth);
    const all = pages.join('|');
    expect(all.match(/\d\. Conceição Araújo \d+/g)).toHaveLength(450);
    for (const page of pages) {
      const last = page.match(/\(\d de (\d)\)/g)!.at(-1)!;
      expect(page.slice(page.lastIndexOf(last))).toContain(`${/de (\d)/.exec(last)![1]}. Conceição`);
    }
  });

  it('should repeat the name of a day that goes on on the next page', async () => {
    const names = Array.from({ length: 24 }, (_, i) => `Ana ${i}`);
    const times = ['06:00', '08:00', '10:00', '12:00', '16:00', '18:00', '20:00'];
    const pages = await pagesOf(sheetOf(times.map((time, id) => massOf({ id, time, names }))));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.match(/Domingo, 6 de dezembro/g)).toHaveLength(1);
  });

  it('should say that there are no masses, and name the days of a week', async () => {
    const week = { startDate: '2026-12-06', endDate: '2026-12-12' };
    const [page] = await pagesOf(sheetOf([], week));
    expect(page).toContain('Esta escala ainda não tem missas.');
    expect(page).toContain('06/12 a 12/12/2026');
  });

  it('should show hostile text as text', async () => {
    const hostile = '<b>=1</b>\u202e\u0000\n{"image":"/etc"}';
    const [page] = await pagesOf(
      sheetOf([massOf({ description: hostile, location: hostile, names: [hostile] })], { title: hostile }),
    );
    // A long word goes on on the next line.
    expect(page!.replaceAll('|', '')).toContain('1. <b>=1</b> {"image":"/etc"}');
  });
});
