import { describe, expect, it } from '@jest/globals';
import { describeRosters } from './layouts.js';
import { contextOf, withContext } from './month-context.js';

const TODAY = '2026-11-10';
const table = (rows: string[][], sheet = 'Plan1') => {
  const width = Math.max(...rows.map((row) => row.length));
  return {
    rows: rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')),
    numbers: rows.map((_, at) => at + 1),
    sheet,
  };
};
const described = (rows: string[][], fileName = 'escala.xlsx') =>
  describeRosters([table(rows)], fileName, TODAY);

describe('A list of masses', () => {
  it('should be found below titles, whose year its days have, without headings repeated, months and sums', () => {
    const list = described([
      ['ESCALA DOS MINISTROS 2025'],
      ['Data', 'Horário', 'Ministros'],
      ['JANEIRO'],
      ['4/1', '18h', 'Ana, Rui'],
      ['Data', 'Horário', 'Ministros'],
      ['5 de janeiro', '8h', 'Íris'],
      ['05/01/25', '10h', 'Rui'],
      ['Total do mês', '', '4'],
    ]);
    expect(list.columns).toEqual(['date', 'time', 'names']);
    expect(list.rows).toEqual([
      ['4/1/2025', '18h', 'Ana, Rui'],
      ['5 de janeiro de 2025', '8h', 'Íris'],
      ['05/01/25', '10h', 'Rui'],
    ]);
    expect(list.numbers).toEqual([4, 6, 7]);
  });

  it('should say the day of the line above where none is said, and know days from weekdays', () => {
    const list = described([
      ['Dia', 'Data', 'Hora', 'Ministro 1', 'Ministro 2'],
      ['dom', '06/09/2026', '8h', 'Ana', 'Rui'],
      ['', '', '10h', 'Íris', ''],
      ['', '"', '18h', 'Rui', ''],
    ]);
    expect(list.columns).toEqual(['', 'date', 'time', 'names', 'names']);
    expect(list.rows.map((row) => row[1])).toEqual(['06/09/2026', '06/09/2026', '06/09/2026']);
  });

  it('should give days alone the month above them', () =>
    expect(
      described(
        [['Dia', 'Hora', 'Nomes'], ['MARÇO'], ['1', '8h', 'Ana'], ['ABRIL'], ['5', '8h', 'Rui']],
        '2025.csv',
      ).rows.map(([day]) => day),
    ).toEqual(['1/3/2025', '5/4/2025']));
});

describe('People by masses', () => {
  it('should have its masses told by several rows, with merged days and a title', () => {
    const { columns, headings, rows } = described([
      ['ESCALA FEVEREIRO 2026'],
      ['Dia', '1', '', '5'],
      ['Semana', 'dom', '', 'qui'],
      ['Hora', '8h', '10h', '19h30'],
      ['Ana', 'X', '', 'X'],
      ['TOTAL', '1', '0', '1'],
    ]);
    expect(columns).toEqual(['person', 'duty', 'duty', 'duty']);
    expect(headings.slice(1)).toEqual(['1/2/2026 dom 8h', '1/2/2026 dom 10h', '5/2/2026 qui 19h30']);
    expect(rows).toEqual([['Ana', 'X', '', 'X']]);
  });

  it('should be one list when each month has a sheet of its own; a mark that is none is seen', () => {
    const month = (sheet: string, day: string, mark: string) =>
      table(
        [
          ['Nome', `${day} 8h`, `${day} 10h`],
          ['Ana', 'x', ''],
          ['Rui', mark, 'x'],
        ],
        sheet,
      );
    const all = describeRosters(
      [month('Mar 2026', '01/03', 'x'), month('Abr 2026', '05/04', 'faltou'), table([['Avisos']], 'Avisos')],
      'escalas.xlsx',
      TODAY,
    );
    expect(all.rows).toEqual([
      ['01/03/2026 8h', '', '', 'Ana; Rui'],
      ['01/03/2026 10h', '', '', 'Rui'],
      ['05/04/2026 8h', '', '', 'Ana; Rui (faltou)'],
      ['05/04/2026 10h', '', '', 'Rui'],
    ]);
    expect(all.numbers).toEqual([1, 2, 3, 4]);
    expect(all.note).toBe('Lidas 2 abas: “Mar 2026”, “Abr 2026”. Ficou de fora: “Avisos”.');
  });
});

describe('A calendar', () => {
  it('should be read cell by cell, with its hours and names, and without the remark below', () => {
    const { rows, columns } = described([
      ['JANEIRO / 2024'],
      ['DOMINGO', 'QUINTA', 'SÁBADO'],
      ['', '4', '6'],
      ['', '19h30: Ana, Rui', '18h: Íris'],
      ['7', '11', '13; 18h Rui'],
      ['7h30: Ana; 9h30: Rui e Íris', '', ''],
      ['Em caso de imprevisto, avisar a coordenação.'],
    ]);
    expect(columns).toEqual(['date', 'time', 'mass', 'names']);
    expect(rows).toEqual([
      ['4/1/2024', '19h30', '', 'Ana, Rui'],
      ['6/1/2024', '18h', '', 'Íris'],
      ['13/1/2024', '18h', '', 'Rui'],
      ['7/1/2024', '7h30', '', 'Ana'],
      ['7/1/2024', '9h30', '', 'Rui e Íris'],
    ]);
  });

  it('should take what stands alone before the hours of a day as the name of its masses', () => {
    const { rows } = described([
      ['DEZEMBRO 2025'],
      ['DOMINGO', 'QUARTA', 'QUINTA'],
      ['7 Ana, Rui', '24 - Missa da Noite, 20h Íris', '25 - Natal; 8h; Ana; 10h; Rui'],
    ]);
    expect(rows).toEqual([
      ['7/12/2025', '', '', 'Ana, Rui'],
      ['24/12/2025', '20h', 'Missa da Noite', 'Íris'],
      ['25/12/2025', '8h', 'Natal', 'Ana'],
      ['25/12/2025', '10h', 'Natal', 'Rui'],
    ]);
  });

  it('should be read with a name in each row, and several months below each other', () => {
    const weekdays = ['dom', 'seg', 'ter'];
    const { rows } = described([
      ['Maio 2025'],
      weekdays,
      ['4'],
      ['8h'],
      ['Ana'],
      ['Rui'],
      ['Junho 2025'],
      weekdays,
      ['1', '2'],
      ['8h Ana', '19h Íris'],
    ]);
    expect(rows).toEqual([
      ['4/5/2025', '8h', '', 'Ana; Rui'],
      ['1/6/2025', '8h', '', 'Ana'],
      ['2/6/2025', '19h', '', 'Íris'],
    ]);
  });
});

describe('What nobody has written down in a layout', () => {
  it('should be shown as it is', () =>
    expect(described([['Ana'], ['Rui']])).toEqual({
      headings: [''],
      columns: [''],
      rows: [['Ana'], ['Rui']],
      numbers: [1, 2],
      note: null,
    }));
});

describe('The month of a sheet', () => {
  it.each([
    [['ESCALA DE MARÇO/2025'], '', { month: 3, year: 2025 }],
    [['Set 24'], '', { month: 9, year: 2024 }],
    [['Janeiro e fevereiro de 2025'], '', { year: 2025 }],
    [['Escala 2024/2025'], '', {}],
    [['Marcos'], 'escala 2023.csv', { year: 2023 }],
  ])('should be known of %j in %j', (texts, file, context) =>
    expect(contextOf(texts, file)).toEqual(context),
  );

  it.each([
    ['5', '5/2/2025'],
    ['dom 5/2 8h', 'dom 5/2/2025 8h'],
    ['1º/12', '1/12/2025'],
    ['5 de março', '5 de março de 2025'],
    ['5/2/2024', '5/2/2024'],
    ['5 de março de 2024', '5 de março de 2024'],
    ['2024-02-05', '2024-02-05'],
    ['8h30', '8h30'],
  ])('should be given to %j', (text, whole) =>
    expect(withContext(text, { month: 2, year: 2025 })).toBe(whole),
  );
});
