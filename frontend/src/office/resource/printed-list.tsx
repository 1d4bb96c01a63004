import type { RaRecord } from 'react-admin';
import { shortDate, today } from '../../lib/dates.ts';
import { useParish } from '../../shared/parish.tsx';
import { Paper, PaperTable } from '../../ui/paper.tsx';
import type { Column } from './column.ts';
import styles from './printed-list.module.css';

/** Letters of a text that its column has room for on one line. */
const SHORT = 28;
const isShort = (text = ''): true | undefined => text.length <= SHORT || undefined;

/** Rows of a list, in letters for an arm's length. What all have alike is said once, above, and whether there are more. */
export function PrintedList<Row extends RaRecord>({
  title,
  columns: all,
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
  const [name, ...facts] = all
    .filter(({ onPaper }) => onPaper !== false)
    .map(({ label, text, onPaper }) => ({ label, texts: rows.map(onPaper || text) }));
  const isAlike = ({ texts }: { texts: readonly string[] }): boolean =>
    texts.length > 1 && texts.every((text) => text === texts[0]);
  const alike = facts.filter(isAlike).filter(({ texts }) => texts[0] !== '');
  const columns = [name!, ...facts.filter((fact) => !isAlike(fact))];
  const written = (count: number): string => count.toLocaleString('pt-BR');
  const counted =
    rows.length < total
      ? `os primeiros ${written(rows.length)} de ${written(total)}`
      : `${written(rows.length)} ao todo`;
  return (
    <Paper lying file={`${title} - ${shortDate(today()).replaceAll('/', '-')}`}>
      <PaperTable
        title={title}
        owner={[parish?.parishName, counted, ...alike.map(({ label, texts }) => `${label}: ${texts[0]}`)]
          .filter(Boolean)
          .join(' · ')}
        columns={columns.map(({ label }) => ({ key: label, heading: label }))}
      >
        <tbody className={styles.rows}>
          {rows.map(({ id }, row) => (
            <tr key={id}>
              {columns.map(({ label, texts }, at) =>
                at === 0 ? (
                  <th key={label} scope="row" data-short={isShort(texts[row])}>
                    {texts[row]}
                  </th>
                ) : (
                  <td key={label} data-short={isShort(texts[row])}>
                    {texts[row]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </PaperTable>
    </Paper>
  );
}
