import { describe, expect, it } from '@jest/globals';
import { availabilityOptions } from '../../timetable/availability-options.js';
import { STANDARD_TIMETABLE } from '../../timetable/standard-timetable.js';
import { AvailabilityIndex, readAvailability } from './availability.js';
import { readDate, readEmail, readExperience, readPhone, readTick } from './cells.js';
import { chatList } from './chat-list.js';
import { headingsAt, recogniseColumns } from './columns.js';
import { readPerson } from './read-people.js';

const index = new AvailabilityIndex(availabilityOptions(STANDARD_TIMETABLE));
const TODAY = '2026-11-22';

describe('readAvailability', () => {
  it.each([
    ['dom 8h', ['domingo-8h']],
    ['Dom. 8:00', ['domingo-8h']],
    ['domingos às 8h e 10h', ['domingo-8h', 'domingo-10h']],
    ['Domingo 8h, 10h e 19h', ['domingo-8h', 'domingo-10h', 'domingo-19h']],
    ['todos os domingos', ['domingo-8h', 'domingo-10h', 'domingo-19h']],
    ['Domingo, 8h', ['domingo-8h']],
    ['terça', ['terca-6h30']],
    ['seg, qua e sex', ['segunda-6h30', 'quarta-6h30', 'sexta-6h30']],
    ['seg a qua 6h30', ['segunda-6h30', 'terca-6h30', 'quarta-6h30']],
    ['2ª a 6ª feira', ['segunda-6h30', 'terca-6h30', 'quarta-6h30', 'quinta-6h30', 'sexta-6h30']],
    ['segunda-feira 6h30; domingo 19h', ['segunda-6h30', 'domingo-19h']],
    ['10 horas de domingo', null],
    ['dia 28 às 7h', 'dia 28'],
    ['1ª sexta', 'sexta-feira'],
    ['primeira quinta 19h30', 'quinta-feira'],
    ['não', []],
    ['', []],
  ])('should read %j', (text, expected) => {
    const read = readAvailability(text, index);
    if (expected === null) return expect(read).toHaveProperty('problem');
    expect(read).toHaveProperty('values');
    const { values } = read as { values: string[] };
    if (Array.isArray(expected)) return expect([...values].sort()).toEqual([...expected].sort());
    expect(values).toHaveLength(1);
    const { label } = index.options.find(({ value }) => value === values[0])!;
    return expect(label.toLowerCase()).toContain(expected);
  });

  it('should take everything at its word', () => {
    for (const text of ['todos', 'Todas as missas', 'qualquer horário', 'sempre'])
      expect(readAvailability(text, index)).toEqual({ values: index.options.map(({ value }) => value) });
  });

  it.each(['quando der', 'domingo 23h', '6h30', 'domingo de manhã'])(
    'should say what is not clear in %j',
    (text) => expect(readAvailability(text, index)).toHaveProperty('problem'),
  );
});

describe('readDate', () => {
  it.each([
    ['5/3/1980', '1980-03-05'],
    ['05.03.80', '1980-03-05'],
    ['05-03-1980', '1980-03-05'],
    ['5 de março de 1980', '1980-03-05'],
    ['5/mar/80', '1980-03-05'],
    ['1º de maio de 1975', '1975-05-01'],
    ['1980-03-05', '1980-03-05'],
    ['1980-03-05 00:00', '1980-03-05'],
    ['29285', '1980-03-05'],
    ['01/01/10', '2010-01-01'],
    ['01/01/30', '1930-01-01'],
    ['1º/05/1975', '1975-05-01'],
  ])('should read %j', (text, value) => expect(readDate(text, TODAY)).toEqual({ value }));
  it.each(['31/02/1980', '5/3', '5/13/1980', 'ontem', '05/03/2090', '1/1/1850', '12'])(
    'should refuse %j',
    (text) => expect(readDate(text, TODAY)).toHaveProperty('problem'),
  );
});

describe('readPhone', () => {
  it.each([
    ['15 99999-8888', undefined, '+55 (15) 99999-8888'],
    ['(15)999998888', undefined, '+55 (15) 99999-8888'],
    ['+55 15 99999 8888', undefined, '+55 (15) 99999-8888'],
    ['015 99999-8888', undefined, '+55 (15) 99999-8888'],
    ['15 999 998 888', undefined, '+55 (15) 99999-8888'],
    ['15999998888', undefined, '+55 (15) 99999-8888'],
    ['(15) 3222-1111 / 99999-8888', undefined, '+55 (15) 3222-1111'],
    ['99999-8888', '15', '+55 (15) 99999-8888'],
    ['9999-8888', '15', '+55 (15) 99999-8888'],
    ['(15) 8999-8888', undefined, '+55 (15) 98999-8888'],
    ['3222-1111', '15', '+55 (15) 3222-1111'],
  ])('should read %j with the area code %j', (text, areaCode, value) =>
    expect(readPhone(text, areaCode)).toEqual({ value }),
  );
  it.each(['99999-8888', '123', 'não tem', '00 0000-0000'])('should refuse %j', (text) =>
    expect(readPhone(text)).toHaveProperty('problem'),
  );
});

describe('readEmail, readExperience and readTick', () => {
  it.each([
    ['Ana@Exemplo.com.br', 'ana@exemplo.com.br'],
    ['Ana Souza <ana@exemplo.com.br>', 'ana@exemplo.com.br'],
    ['mailto:ana@exemplo.com.br', 'ana@exemplo.com.br'],
  ])('should read the address in %j', (text, value) => expect(readEmail(text)).toEqual({ value }));
  it.each(['ana', 'ana@', 'ana exemplo.com', 'não tem'])('should refuse the address %j', (text) =>
    expect(readEmail(text)).toHaveProperty('problem'),
  );
  it.each([
    ['Nunca participei', 'nunca-participei'],
    ['novo', 'nunca-participei'],
    ['6 meses', 'menos-1-ano'],
    ['menos de 1 ano', 'menos-1-ano'],
    ['1 ano', '1-3-anos'],
    ['2 anos e meio', '1-3-anos'],
    ['media', '1-3-anos'],
    ['1 a 3 anos', '1-3-anos'],
    ['há 4 anos', '3-5-anos'],
    ['mais de 5 anos', 'mais-5-anos'],
    ['desde 2015', 'mais-5-anos'],
    ['2025', '1-3-anos'],
    ['Pentecostes 2004', 'mais-5-anos'],
    ['2025-05-20', '1-3-anos'],
    ['05/2025', '1-3-anos'],
  ])('should read the experience %j', (text, value) =>
    expect(readExperience(text, TODAY)).toEqual({ value }),
  );
  it.each(['muito tempo', 'desde 2040', '?'])('should refuse the experience %j', (text) =>
    expect(readExperience(text, TODAY)).toHaveProperty('problem'),
  );
  it('should know ticks', () => {
    for (const text of ['x', 'X', 'sim', '1', '✓']) expect(readTick(text)).toEqual({ value: true });
    for (const text of ['', 'não', '-', '0']) expect(readTick(text)).toEqual({ value: false });
    expect(readTick('talvez')).toHaveProperty('problem');
  });
});

describe('recogniseColumns', () => {
  it('should know the headings that parishes write', () => {
    const headings = [
      'Nº',
      'NOME',
      'E-mail',
      'WhatsApp',
      'Data de Nasc.',
      'Tempo de ministério',
      'Horários',
      'Dom 8h',
      'Domingo às 10h',
      'Obs.',
    ];
    expect(recogniseColumns(headings, index)).toEqual([
      '',
      'fullName',
      'email',
      'phone',
      'birthDate',
      'experience',
      'availability',
      'mass:domingo-8h',
      'mass:domingo-10h',
      '',
    ]);
  });

  it('should give no meaning twice', () =>
    expect(recogniseColumns(['Nome', 'Nome completo', 'Telefone', 'Celular'], index)).toEqual([
      'fullName',
      '',
      'phone',
      '',
    ]));
});

describe('headingsAt', () => {
  it('should find the headings under a title, and none where there are none', () => {
    const people = ['Ana Souza', '15 99999-8888', 'dom 8h'];
    const headings = ['Nome', 'Celular', 'Horários'];
    expect(headingsAt([headings, people], index)).toBe(0);
    expect(headingsAt([['Ministros', '', ''], ['Atualizado em maio', '', ''], headings, people], index)).toBe(
      2,
    );
    expect(headingsAt([['Nome'], ['Ana Souza']], index)).toBe(0);
    expect(headingsAt([people, people], index)).toBe(-1);
  });
});

describe('readPerson', () => {
  const options = { index, today: TODAY, defaultExperience: 'nunca-participei' as const };

  it('should read a row, ticks and words together', () => {
    const columns = ['fullName', 'email', 'availability', 'mass:domingo-10h'];
    const { values, problems } = readPerson(['  Ana   Souza ', 'ana@exemplo.test', 'dom 8h', 'x'], {
      ...options,
      columns,
    });
    expect(problems).toEqual([]);
    expect(values).toMatchObject({
      fullName: 'Ana Souza',
      email: 'ana@exemplo.test',
      availability: ['domingo-8h', 'domingo-10h'],
    });
  });

  it('should name the column of each problem', () => {
    const columns = ['fullName', 'birthDate', 'baptismDate', 'phone'];
    const { problems } = readPerson(['', '10/10/1980', '10/10/1970', '123'], { ...options, columns });
    expect(problems.map(({ column }) => column).sort()).toEqual([0, 2, 3]);
  });

  it('should take what people write where there is nothing as nothing', () => {
    const columns = ['fullName', 'email', 'phone', 'birthDate'];
    const { values, problems } = readPerson(['Ana Souza', 'não tem', '--', '.'], { ...options, columns });
    expect(problems).toEqual([]);
    expect(values).toMatchObject({ email: null, phone: null, birthDate: null });
  });

  it.each([
    ['MARIA DA CONCEIÇÃO DE SOUZA', 'Maria da Conceição de Souza'],
    ["joão d'ávila e silva", "João D'Ávila e Silva"],
    ['Ana MacDonald', 'Ana MacDonald'],
  ])('should write %s as names are written', (name, written) => {
    expect(readPerson([name], { ...options, columns: ['fullName'] }).values.fullName).toBe(written);
  });

  it('should ask of a title between groups, but not of a person whose data stand beside', () => {
    const columns = ['fullName', 'phone'];
    const of = (cells: string[]) => readPerson(cells, { ...options, columns }).problems;
    expect(of(['EQUIPE DA NOITE', ''])).toEqual([
      {
        column: 0,
        message: 'Nome completo: parece um título da lista. Corrija o nome, ou deixe a linha de fora.',
      },
    ]);
    expect(of(['Ministra Ana', '15 99999-8888'])).toEqual([]);
    expect(of(['Ana Souza', ''])).toEqual([]);
  });

  it('should not be held up by a birthday without its year, and say that it is not taken', () => {
    const { values, problems, remarks } = readPerson(['Ana Souza', '5/set'], {
      ...options,
      columns: ['fullName', 'birthDate'],
    });
    expect([values.birthDate, problems]).toEqual([null, []]);
    expect(remarks).toEqual(['aniversário 5/set sem o ano: não entra']);
  });

  it.each([
    ['Ana Lima / Rui Lima', '', true],
    ['Ana e Rui Lima', '', true],
    ['Ana Lima e Rui Prado', '', true],
    ['Ana Lima e Silva', '15 99999-8888 / 15 99999-7777', true],
    ['Ana Lima e Silva', '15 99999-8888', false],
  ])('should ask of %j with %j whether they are two', (name, phone, isTwo) => {
    const { problems } = readPerson([name, phone], { ...options, columns: ['fullName', 'phone'] });
    expect(problems.map(({ message }) => message)).toEqual(
      isTwo ? ['Nome completo: parecem duas pessoas na mesma linha.'] : [],
    );
  });

  it('should keep nothing invisible of a name', () => {
    const { values } = readPerson(['Ana\u202E\u200B Souza'], { ...options, columns: ['fullName'] });
    expect(values.fullName).toBe('Ana Souza');
  });

  it.each(['Jo\ufffdo Souza', 'Jo?o Souza'])('should ask for a name that has lost a letter: %s', (name) => {
    expect(readPerson([name], { ...options, columns: ['fullName'] }).problems).toEqual([
      { column: 0, message: 'Nome completo: uma letra se perdeu na planilha.' },
    ]);
  });
});

describe('chatList', () => {
  const list = (...lines: string[]) =>
    chatList({ rows: lines.map((line) => [line]), numbers: lines.map((_, at) => at + 1) });

  it('should read names and telephones of a message, numbered and with signs', () => {
    const { rows, numbers, note } = list(
      '[08/03/2026 19:22:10] Neusa: Boa noite! Lista atualizada',
      '1- Ana Souza 98374-3019',
      '2) *Rui Prado* ✅',
      '• Íris de Campos - (15) 979675265',
      '08/03/2026 19:30 - Neusa: 4. Marta Lima',
    )!;
    expect(rows).toEqual([
      ['Ana Souza', '98374-3019'],
      ['Rui Prado', ''],
      ['Íris de Campos', '(15) 979675265'],
      ['Marta Lima', ''],
    ]);
    expect(numbers).toEqual([2, 3, 4, 5]);
    expect(note).toBe('1 linha não parece um nome e ficou de fora: “Boa noite! Lista atualizada”.');
  });

  it('should take a single word for a name where it is listed as one', () => {
    const { rows, note } = list('1. Ana Souza', '2. Neide', 'Cida (15) 98374-3019', 'Obrigado')!;
    expect(rows).toEqual([
      ['Ana Souza', ''],
      ['Neide', ''],
      ['Cida', '(15) 98374-3019'],
    ]);
    expect(note).toBe('1 linha não parece um nome e ficou de fora: “Obrigado”.');
  });

  it('should leave alone what is mostly something else', () =>
    expect(list('Ana Souza', 'bom dia!', 'missa às 8h')).toBeNull());
});
