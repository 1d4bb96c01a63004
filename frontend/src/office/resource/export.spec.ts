import { describe, expect, it } from 'vitest';
import { toCsv } from './export.ts';

const columns = [
  { label: 'Nome', text: ({ name }: { id: number; name: string }) => name },
  { label: 'Número', text: ({ id }: { id: number }) => String(id) },
];

describe('toCsv', () => {
  it('should write headings and rows that a Brazilian spreadsheet opens', () => {
    expect(toCsv([{ id: 1, name: 'Ana; a primeira' }], columns)).toBe(
      '\uFEFFNome;Número\r\n"Ana; a primeira";1',
    );
  });

  it.each(['=1+1', '+55 15', '-2', '@sum', '\tx'])('should neutralise %j', (name) => {
    expect(toCsv([{ id: 1, name }], columns)).toContain(`'${name}`);
  });
});
