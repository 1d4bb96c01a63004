import writeXlsxFile, { type Row } from 'write-excel-file/node';
import { type Option, withoutNote } from './people/availability.js';

/** The headings of a list, one invented person, and a column for each mass of the timetable. */
export async function modelWorkbook(options: readonly Option[]): Promise<Buffer> {
  const masses = options.map(({ label }) => withoutNote(label));
  const headings = [
    'Nome completo',
    'Nome na escala',
    'E-mail',
    'Telefone',
    'Data de nascimento',
    'Experiência',
    'Disponibilidade',
  ];
  const example = [
    'Ana Souza (exemplo: apague esta linha)',
    '',
    'ana@exemplo.com.br',
    '(15) 99999-9999',
    '25/12/1980',
    '2 anos',
    '',
  ];
  const rows: Row[] = [
    [...headings, ...masses].map((value) => ({ value, fontWeight: 'bold' as const })),
    [...example, ...masses.map((_, at) => (at === 0 ? 'x' : ''))].map((value) => ({ value })),
  ];
  return writeXlsxFile(rows).toBuffer();
}
