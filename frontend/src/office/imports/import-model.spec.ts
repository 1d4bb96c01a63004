import { describe, expect, it } from 'vitest';
import {
  columnTitle,
  lackOf,
  namesIn,
  onlyOpenOf,
  openWords,
  othersAlike,
  peopleBodyOf,
  peopleDraftOf,
  previewWords,
  withColumn,
  withLeftOut,
  withOther,
  withoutOpen,
  withPhoneOf,
  withRow,
  withSplit,
  type Preview,
  samplesOf,
} from './import-model.ts';

const TABLE = {
  fileName: 'a.csv',
  headings: ['Nome', ''],
  columns: ['fullName', 'phone'],
  lines: ['Ana\t15 99999-8888', 'Bia\t'],
  numbers: [4, 6],
  note: null,
};
const DRAFT = peopleDraftOf(TABLE);

describe('import model', () => {
  it('should say that no column has the names', () => {
    expect(lackOf(DRAFT)).toBeNull();
    expect(lackOf(withColumn(DRAFT, 0, ''))).toContain('Escolha “Nome completo”');
  });

  it('should send what was read, cells apart by tabs', () =>
    expect(peopleBodyOf(DRAFT)).toEqual({
      fileName: 'a.csv',
      columns: ['fullName', 'phone'],
      lines: ['Ana\t15 99999-8888', 'Bia\t'],
      numbers: [4, 6],
      leftOut: [],
      otherPeople: [],
      defaultExperience: 'nunca-participei',
      areaCode: '15',
    }));

  it('should give a meaning to one column alone', () => {
    expect(withColumn(DRAFT, 1, 'fullName').columns).toEqual(['', 'fullName']);
    expect(withColumn(withColumn(DRAFT, 0, ''), 1, '').columns).toEqual(['', '']);
    expect(withColumn(DRAFT, 1, 'fullName', ['fullName']).columns).toEqual(['fullName', 'fullName']);
  });

  it('should correct a row on one line, and take it in again', () => {
    const corrected = withRow(withLeftOut(DRAFT, 6, true), 6, ['Bia\nLima', ' 15\t98888-7777 ']);
    expect(corrected.cells[1]).toEqual(['Bia Lima', '15 98888-7777']);
    expect(corrected.leftOut).toEqual([]);
    expect(withOther(withOther(DRAFT, 4, true), 4, false)).toEqual(DRAFT);
  });

  it('should correct rows that said the same in one act, and no other column of them', () => {
    const draft = {
      ...DRAFT,
      cells: [
        ['Ana', '8'],
        ['Bia', '8'],
        ['Cida', '9'],
      ],
      numbers: [4, 6, 7],
    };
    expect([othersAlike(draft, 4, 1), othersAlike(draft, 4, 0)]).toEqual([1, 0]);
    expect(withRow(draft, 4, ['Ana L.', '8h'], [1]).cells).toEqual([
      ['Ana L.', '8h'],
      ['Bia', '8h'],
      ['Cida', '9'],
    ]);
  });

  it('should know the area code that most telephones have', () => {
    const area = (...lines: string[]) =>
      peopleDraftOf({ ...TABLE, lines: lines.map((line) => `Ana\t${line}`) }).areaCode;
    expect(area('99999-8888', '(15) 99999-8888', '+55 11 98888 7777', '015 9999-8888')).toBe('15');
    expect(area('99999-8888', '')).toBe('');
  });

  it('should give two people of a row a row each', () => {
    const draft = {
      ...DRAFT,
      columns: ['fullName', 'phone', 'experience'],
      cells: [
        ['Ana e Rui Lima', '1111-1111 / 2222-2222', '2 anos'],
        ['Bia', '', ''],
      ],
    };
    const split = withSplit(draft, 4);
    expect(split.cells).toEqual([
      ['Ana Lima', '1111-1111', '2 anos'],
      ['Rui Lima', '2222-2222', '2 anos'],
      ['Bia', '', ''],
    ]);
    expect(split.numbers).toEqual([4, 7, 6]);
    expect(namesIn('Ana Lima; Rui Prado')).toEqual(['Ana Lima', 'Rui Prado']);
    expect(namesIn('Ana')).toEqual(['Ana']);
    const called = (nickname: string) =>
      withSplit(
        {
          ...DRAFT,
          columns: ['fullName', 'scheduleName'],
          cells: [['Ana e Rui Lima', nickname]],
          numbers: [4],
        },
        4,
      ).cells.map(([, one]) => one);
    expect(called('Aninha e Ruizinho')).toEqual(['Aninha', 'Ruizinho']);
    expect(called('casal')).toEqual(['', '']);
  });

  it('should call columns by their heading, or by letter and first value', () =>
    expect([columnTitle(DRAFT, 0), columnTitle(DRAFT, 1)]).toEqual(['Nome', 'Coluna B: 15 99999-8888']));

  it('should count in words', () => {
    const row = {
      row: 1,
      facts: [],
      like: null,
      likeRow: null,
      likeMinisterId: null,
      newPhone: null,
      mayBeOther: false,
      problems: [],
    };
    expect(previewWords({ toMake: 1, wrong: 0, unsure: 0, rows: [{ ...row, outcome: 'new' }] })).toBe(
      '1 pessoa será cadastrada',
    );
    expect(previewWords({ toMake: 58, wrong: 2, unsure: 3, rows: [{ ...row, outcome: 'like' }] })).toBe(
      '58 pessoas serão cadastradas; 1 já está; 3 a conferir; 2 linhas a corrigir',
    );
    const open = { toMake: 0, rows: [], wrong: 1, unsure: 1 };
    expect(openWords(open)).toBe(
      'Para importar, diga de cada nome parecido se é a mesma pessoa; corrija as linhas com erro, ou deixe-as de fora.',
    );
    expect(openWords({ ...open, unsure: 0 })).toBe(
      'Para importar, corrija as linhas com erro, ou deixe-as de fora.',
    );
    expect(openWords({ ...open, unsure: 0, toMake: 3 })).toBe(
      'Entra o que está certo; o resto continua aqui: corrija as linhas com erro, ou deixe-as de fora.',
    );
  });

  it('should import what is right and keep the rest', () => {
    const [one, other] = DRAFT.numbers;
    const draft = { ...DRAFT, otherPeople: [one!] };
    const preview = {
      toMake: 1,
      wrong: 1,
      unsure: 0,
      rows: [
        { row: one, outcome: 'new' },
        { row: other, outcome: 'wrong' },
      ],
    } as Preview;
    expect(withoutOpen(draft, preview)).toEqual({ ...draft, leftOut: [other] });
    expect(onlyOpenOf(draft, preview)).toEqual({
      ...draft,
      cells: [draft.cells[1]],
      numbers: [other],
      otherPeople: [],
    });
  });

  it('should give the telephone of a row to the person of another', () => {
    const [one, other] = DRAFT.numbers;
    expect(withPhoneOf(DRAFT, one!, other!).cells[1]).toEqual(['Bia', '15 99999-8888']);
  });
});

describe('samplesOf', () => {
  it('should show three cells that hold something, on a line each at most', () => {
    const cells = [['Ana'], [''], ['Ana, Bento, Caio, Dora, Elisa,\nFelipe, Gil'], ['Bia'], ['Caio']];
    expect(samplesOf(cells, 0)).toBe('Ana · Ana, Bento, Caio, Dora, Elisa, F… · Bia');
    expect(samplesOf(cells, 1)).toBe('');
  });
});
