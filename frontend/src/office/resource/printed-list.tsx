import type { RaRecord } from 'react-admin';
import { shortDate, today } from '../../lib/dates.ts';
import { useParish } from '../../shared/parish.tsx';
import { Paper, PaperTable } from '../../ui/paper.tsx';
import type { Column } from './column.ts';

/** Rows of a list in the columns of its file; the paper says when there are more. */
export function PrintedList<Row extends RaRecord>({
  title,
  columns,
  rows,
  total,
}: {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** How many answer to the filters. */
  total: number;
}) {
  const parish = useParish();
  const written = (count: number): string => count.toLocaleString('pt-BR');
  const counted =
    rows.length < total
      ? `os primeiros ${written(rows.length)} de ${written(total)}`
      : `${written(rows.length)} ao todo`;
  return (
    <Paper lying file={`${title} - ${shortDate(today()).replaceAll('/', '-')}`}>
      <PaperTable
        title={title}
        owner={[parish?.parishName, counted].filter(Boolean).join(' · ')}
        columns={columns.map(({ label }) => ({ key: label, heading: label }))}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ label, text }, at) =>
                at === 0 ? (
                  <th key={label} scope="row">
                    {text(row)}
                  </th>
                ) : (
                  <td key={label}>{text(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </Paper>
  );
}
