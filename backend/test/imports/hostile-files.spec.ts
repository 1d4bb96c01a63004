import { strToU8, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Minister } from '../../src/ministers/minister.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { readTables } from '../../src/imports/reading/read-table.js';
import { Unreadable } from '../../src/imports/reading/table.js';
import { SeededRandom } from '../../demo/random.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { importOf, sendFile, workbook } from './support.js';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook whose sheet is this very text. */
function rawWorkbook(sheet: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...more,
  });
}
const sheetOf = (rows: string, more = '') =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${more}</worksheet>`;
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const readTable = async (bytes: Uint8Array) => (await readTables(bytes))[0]!;
const refusal = (bytes: Uint8Array) =>
  readTable(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof Unreadable ? error.message : Promise.reject(error as Error)),
  );

describe('Reading files', () => {
  it.each([
    ['UTF-8 with commas', Buffer.from('Nome,Cidade\nJoão,Votorantim')],
    ['UTF-8 with its mark and semicolons', Buffer.from('\uFEFFNome;Cidade\r\nJoão;Votorantim')],
    ['Windows-1252', Buffer.from('Nome;Cidade\r\nJoão;Votorantim', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFNome\tCidade\nJoão\tVotorantim', 'utf16le')],
    ['quotes', Buffer.from('"Nome","Cidade"\n"João","Votorantim"')],
  ])('should read a text in %s', async (_, bytes) =>
    expect(await readTable(bytes)).toEqual({
      rows: [
        ['Nome', 'Cidade'],
        ['João', 'Votorantim'],
      ],
      numbers: [1, 2],
    }),
  );

  it('should see what stands between cells by most lines, were the first a title', async () => {
    const text = 'Ministros, Paróquia São José, 2026\n\nNome;Telefone\nSouza, Ana;1\nBia;2';
    expect((await readTable(Buffer.from(text))).rows.map(([name]) => name)).toEqual([
      'Ministros, Paróquia São José, 2026',
      'Nome',
      'Souza, Ana',
      'Bia',
    ]);
    expect((await readTable(Buffer.from('Ana\nBia, a segunda\nCida'))).rows).toEqual([
      ['Ana'],
      ['Bia, a segunda'],
      ['Cida'],
    ]);
  });

  it('should tell the lines of a cell apart, and read every sheet in which something stands', async () => {
    expect((await readTable(Buffer.from('Nome;Nomes\n1;"Ana\nRui"'))).rows[1]).toEqual(['1', 'Ana; Rui']);
    const file = await writeXlsxFile([
      { data: [[{ value: 'Ana' }]], sheet: 'Um' },
      { data: [[{ value: ' ' }]], sheet: 'Dois' },
      { data: [[{ value: 'Rui' }]], sheet: 'Três' },
    ]).toBuffer();
    expect(await readTables(file)).toEqual([
      { rows: [['Ana']], numbers: [1], sheet: 'Um' },
      { rows: [['Rui']], numbers: [1], sheet: 'Três' },
    ]);
  });

  it('should read cards of every version', async () => {
    const cards = [
      'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\\, a primeira\r\nTEL;TYPE=HOME:15 3222-1111\r\nTEL;TYPE=CELL:15 99999-8888\r\nEMAIL:ana@exemplo.test\r\nBDAY:1980-12-25\r\nEND:VCARD',
      'BEGIN:VCARD\nVERSION:2.1\nN:Souza;Jo=C3=A3o;;;\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Jo=C3=A3o =\nSouza\nEND:VCARD',
      'BEGIN:VCARD\nVERSION:4.0\nN:Lima;Rita;;;\nitem1.TEL;VALUE=uri:tel:+5515999990000\nBDAY:19801225\nEND:VCARD',
    ].join('\n');
    expect((await readTable(Buffer.from(cards))).rows.slice(1)).toEqual([
      ['Ana, a primeira', '15 99999-8888', 'ana@exemplo.test', '1980-12-25'],
      ['João Souza', '', '', ''],
      ['Rita Lima', '+5515999990000', '', '1980-12-25'],
    ]);
  });

  it('should read a text of which another program has lost letters', async () => {
    expect((await readTable(Buffer.from('Nome\nJo\ufffdo'))).rows).toEqual([['Nome'], ['Jo\ufffdo']]);
  });

  it('should read merged cells and hidden rows as what stands in them', async () => {
    const rows = `<row r="1">${cell('A1', 'Nome')}${cell('B1', 'Grupo')}</row><row r="2" hidden="1">${cell('A2', 'Ana')}${cell('B2', 'Um')}</row><row r="3">${cell('A3', 'Bia')}</row>`;
    const merged = '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>';
    expect(await readTable(rawWorkbook(sheetOf(rows, merged)))).toMatchObject({
      rows: [
        ['Nome', 'Grupo'],
        ['Ana', 'Um'],
        ['Bia', ''],
      ],
      numbers: [1, 2, 3],
    });
  });

  it('should know the line of each row in the list that the person has', async () => {
    const sheet = sheetOf(`<row r="2">${cell('A2', 'Nome')}</row><row r="5">${cell('A5', 'Ana')}</row>`);
    expect((await readTable(rawWorkbook(sheet))).numbers).toEqual([2, 5]);
    const text = 'Ministros;\n;\n\nNome;Telefone\n"Ana\nSouza";1\n---;\nBia;2\n;\n';
    expect((await readTable(Buffer.from(text))).numbers).toEqual([1, 4, 5, 7]);
    const card = (name: string) => `BEGIN:VCARD\nFN:${name}\nEND:VCARD\n`;
    expect((await readTable(Buffer.from(card('Ana') + card('Bia')))).numbers.slice(1)).toEqual([1, 2]);
    const far = sheetOf(`<row r="4">${cell('B4', '=1+1')}</row>`);
    await expect(readTable(rawWorkbook(far))).rejects.toThrow(/B4 tem uma fórmula/);
  });

  it.each([
    [
      'a formula',
      rawWorkbook(sheetOf('<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>')),
      /A1 tem uma fórmula/,
    ],
    ['a formula in a text', Buffer.from('Nome;Telefone\n=HYPERLINK("x");1'), /fórmula/],
    ['an error', rawWorkbook(sheetOf('<row r="2"><c r="B2" t="e"><v>#REF!</v></c></row>')), /B2 tem um erro/],
    [
      'macros',
      rawWorkbook(sheetOf(`<row r="1">${cell('A1', 'x')}</row>`), { 'xl/vbaProject.bin': strToU8('x') }),
      /macros/,
    ],
    ['a far column', rawWorkbook(sheetOf(`<row r="1">${cell('XFD1', 'x')}</row>`)), /colunas/],
    ['a far row', rawWorkbook(sheetOf(`<row r="1048576">${cell('A1048576', 'x')}</row>`)), /linhas/],
    ['a million empty rows', rawWorkbook(sheetOf('<row/>'.repeat(1_000_000))), /linhas/],
    ['a million columns', Buffer.from(`a${';'.repeat(1_000_000)}`), /colunas/],
    ['too many rows', Buffer.from('Nome\n' + 'Ana\n'.repeat(3000)), /linhas/],
    [
      'a bomb',
      zipSync({
        'xl/workbook.xml': strToU8('x'),
        'xl/worksheets/sheet1.xml': new Uint8Array(90 * 1024 * 1024),
      }),
      /grande demais/,
    ],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /\.xls/],
    ['another archive', zipSync({ 'content.xml': strToU8('x') }), /não é uma planilha/],
    ['a broken archive', Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3, 4, 5]), /danificad/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /não é uma planilha/],
    ['nothing', new Uint8Array(), /nada escrito/],
    ['a web page', Buffer.from('<html><table><tr><td>Nome</td></tr></table></html>'), /salve como .xlsx/],
    ['entities', rawWorkbook(`<!DOCTYPE x [<!ENTITY a "b">]>${sheetOf('')}`), /não são aceitas/],
  ])('should refuse %s in words', async (_, bytes, words) => expect(await refusal(bytes)).toMatch(words));
});

describe('Hostile files', () => {
  let app: TestApp;
  let coordinator: Caller;
  beforeAll(async () => {
    app = await TestApp.start();
    coordinator = await app.as('coordenador');
  });
  afterAll(() => app.stop());

  const people = async () => [await app.em().count(Minister, {}), await app.em().count(User, {})];

  it('should be refused at the door above 20 MB, and as no form', async () => {
    const large = await sendFile(app, coordinator, new Uint8Array(20 * 1024 * 1024 + 1).fill(65), 'a.csv');
    expect(large).toMatchObject({ status: 413, body: { message: expect.stringContaining('20 MB') } });
    expect((await coordinator.post('/api/imports/file', {})).status).toBe(415);
  });

  it('should read through the thread, and refuse what the thread refuses', async () => {
    expect((await sendFile(app, coordinator, await workbook([['Nome'], ['Ana']]))).status).toBe(200);
    expect(
      (await sendFile(app, coordinator, rawWorkbook(sheetOf('<row r="1"><c r="A1"><f>1</f></c></row>'))))
        .status,
    ).toBe(400);
  });

  it('should none of 2,000 generated ones write anything or end in a failure of the server', async () => {
    const random = new SeededRandom('hostile files');
    const before = await people();
    const outcomes = { refused: 0, previewed: 0 };
    for (let number = 0; number < 2000; number += 1) {
      const own = random.fork(String(number));
      const bytes = hostileFile(own);
      let table;
      try {
        table = await readTable(bytes);
      } catch (error) {
        if (!(error instanceof Unreadable))
          throw new Error(`File ${number} broke the reading`, { cause: error });
        outcomes.refused += 1;
        continue;
      }
      // Every tenth goes on through the server: reading is where files differ.
      if (number % 10 > 0) continue;
      const text = table.rows.map((row) => row.join('\t')).join('\n');
      const read = await coordinator.post<Parameters<typeof importOf>[0]>('/api/imports/text', { text });
      expect([200, 400]).toContain(read.status);
      if (read.status !== 200) continue;
      const seen = await coordinator.post('/api/imports/people/preview', importOf(read.body));
      expect([200, 400]).toContain(seen.status);
      outcomes.previewed += 1;
    }
    expect(await people()).toEqual(before);
    expect(outcomes.refused).toBeGreaterThan(100);
    expect(outcomes.previewed).toBeGreaterThan(20);
  });
});

const WORDS = [
  '',
  ' ',
  'Nome',
  'NOME COMPLETO',
  'E-mail',
  'Telefone',
  'Nascimento',
  'Disponibilidade',
  'Dom 8h',
  'Ana Souza',
  'João',
  'x',
  'sim',
  '15 99999-8888',
  '99999',
  '31/02/1980',
  '5/3/80',
  '0/0/0',
  'dom 8h',
  'domingos às 8h e 10h',
  'quando der',
  'ana@exemplo.test',
  'ana@',
  '=1+1',
  '=cmd|/c calc',
  '+55 15 99999-8888',
  '@SUM(A1)',
  '-',
  '"',
  '""',
  "'; drop table minister; --",
  '<script>alert(1)</script>',
  '\u202Eana',
  '\u200B',
  '🙏',
  'é'.repeat(600),
  'a;b',
  'a,b',
  'a\tb',
  'a\nb',
  '\\',
  '%00',
  'null',
  'undefined',
  'NaN',
  '1e999',
  '29285',
  '9'.repeat(40),
  'constructor',
  '__proto__',
];
const SEPARATORS = [',', ';', '\t', '|', ', '];
const ENDS = ['\n', '\r\n', '\r', '\n\n'];
const ENCODINGS = ['utf8', 'latin1', 'utf16le'] as const;
const escaped = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- what XML cannot hold
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\u0000-\u0008]/g, '');

/** A file that is wrong in some way, or right, as chance has it. */
function hostileFile(random: SeededRandom): Uint8Array {
  const pick = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)]!;
  const rows = Array.from({ length: random.int(0, 12) }, () =>
    Array.from({ length: random.int(0, 8) }, () => pick(WORDS)),
  );
  const kind = random.int(0, 9);
  if (kind < 5) {
    const quote = random.chance(0.3) ? '"' : '';
    const text = rows
      .map((row) => row.map((word) => quote + word + quote).join(pick(SEPARATORS)))
      .join(pick(ENDS));
    const bytes = Buffer.from((random.chance(0.2) ? '\uFEFF' : '') + text, pick(ENCODINGS));
    return damaged(bytes, random);
  }
  if (kind === 5)
    return damaged(
      Buffer.from(
        rows
          .map((row) => `BEGIN:VCARD\nFN:${row[0] ?? ''}\nTEL;${pick(WORDS)}:${row[1] ?? ''}\nEND:VCARD`)
          .join('\n'),
      ),
      random,
    );
  if (kind === 6) return Uint8Array.from({ length: random.int(0, 300) }, () => random.int(0, 255));
  const cells = rows.map((row, at) => {
    const inside = row.map((word, column) => {
      const where = `${String.fromCharCode(65 + column)}${at + 1}`;
      if (random.chance(0.01)) return `<c r="${where}"><f>${escaped(word)}</f><v>1</v></c>`;
      if (random.chance(0.01)) return `<c r="${where}" t="e"><v>#N/A</v></c>`;
      if (random.chance(0.02)) return `<c r="${where}" t="s"><v>${random.int(0, 99)}</v></c>`;
      if (random.chance(0.05))
        return `<c r="${where}" s="${random.int(0, 9)}"><v>${random.int(-9, 99999)}</v></c>`;
      return cell(where, escaped(word));
    });
    return `<row r="${at + 1}"${random.chance(0.2) ? ' hidden="1"' : ''}>${inside.join('')}</row>`;
  });
  const merged = random.chance(0.3) ? '<mergeCells count="1"><mergeCell ref="A1:C3"/></mergeCells>' : '';
  return damaged(rawWorkbook(sheetOf(cells.join(''), merged)), random);
}

/** Now and then some bytes of a file are others, or its end is missing. */
function damaged(bytes: Uint8Array, random: SeededRandom): Uint8Array {
  if (!random.chance(0.25) || bytes.length === 0) return bytes;
  if (random.chance(0.5)) return bytes.slice(0, random.int(0, bytes.length - 1));
  const copy = Uint8Array.from(bytes);
  for (let change = 0; change < 5; change += 1) copy[random.int(0, copy.length - 1)] = random.int(0, 255);
  return copy;
}
