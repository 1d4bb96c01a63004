import type { ReactNode } from 'react';
import { hour, shortWeekday } from '../../lib/dates.ts';
import { useParish } from '../../shared/parish.tsx';
import { Paper, PaperTable } from '../../ui/paper.tsx';
import styles from './printed-grid.module.css';

/** Masses beside each other on a lying A4, at most: a month of a large parish, so that a person is one line. */
const MOST_ABREAST = 42;

interface GridColumn {
  key: string | number;
  date: string;
  time: string;
}

interface GridRow {
  key: number;
  name: string;
  /** A letter or a sign for each column. */
  cells: readonly string[];
}

/** People below each other and a month's masses beside each other, so many to a page as it has room for. */
export function PrintedGrid({
  title,
  file,
  legend,
  columns,
  rows,
  total,
}: {
  title: string;
  /** The file's name, without its ending. */
  file: string;
  /** What the letters in the cells mean. */
  legend: readonly string[];
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /** A last column that counts the cells with this sign. */
  total?: { heading: string; sign: string };
}) {
  const parish = useParish();
  const pages = Math.ceil(columns.length / MOST_ABREAST);
  const abreast = Math.ceil(columns.length / pages);
  const opensDay = (at: number): boolean => columns[at]!.date !== columns[at - 1]?.date;
  return (
    <Paper lying dense file={file}>
      {Array.from({ length: pages }, (_, page) => {
        const [from, to] = [page * abreast, (page + 1) * abreast];
        return (
          <PaperTable
            key={page}
            title={title}
            owner={[parish?.parishName, legend.join(', ')].filter(Boolean).join(' · ')}
            columns={[
              { key: 'name', heading: 'Ministro' },
              ...columns
                .slice(from, to)
                .map((column) => ({ key: column.key, heading: <When {...column} /> })),
              ...(total ? [{ key: 'total', heading: total.heading }] : []),
            ]}
          >
            <tbody className={styles.people}>
              {rows.map(({ key, name, cells }) => (
                <tr key={key}>
                  <th scope="row" className={styles.person}>
                    {name}
                  </th>
                  {cells.slice(from, to).map((cell, at) => (
                    <td
                      key={columns[from + at]!.key}
                      className={styles.cell}
                      data-opens-day={opensDay(from + at) || undefined}
                    >
                      {cell}
                    </td>
                  ))}
                  {total && (
                    <td className={styles.cell} data-opens-day>
                      {cells.filter((cell) => cell === total.sign).length}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </PaperTable>
        );
      })}
    </Paper>
  );
}

const When = ({ date, time }: GridColumn): ReactNode => (
  <span className={styles.when}>
    {shortWeekday(date).replace('.', '')}
    <br />
    {Number(date.slice(-2))}
    <br />
    {hour(time)}
  </span>
);
