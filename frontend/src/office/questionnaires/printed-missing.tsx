import { nationalPhone } from '../../lib/phone.ts';
import { useParish } from '../../shared/parish.tsx';
import { Paper, PaperTable, usePrinting } from '../../ui/paper.tsx';
import styles from './printed-missing.module.css';
import type { Unanswered } from './questionnaire-model.ts';

const COLUMNS = ['Ministro', 'Telefone', 'Ligação', 'O que respondeu'].map((heading) => ({
  key: heading,
  heading,
}));

/** Who has not answered, on paper: to telephone, and to write beside each name what they say. */
export function PrintedMissing({
  title,
  facts,
  groups,
}: {
  /** Of the questionnaire. */
  title: string;
  facts: readonly (string | null)[];
  groups: readonly { title: string; people: readonly Unanswered[] }[];
}) {
  const parish = useParish();
  if (!usePrinting()) return null;
  return (
    <Paper file={`Quem não respondeu - ${title}`}>
      <PaperTable
        title={`Quem não respondeu: ${title}`}
        owner={[parish?.parishName, ...facts].filter(Boolean).join(' · ')}
        columns={COLUMNS}
      >
        {groups
          .filter(({ people }) => people.length > 0)
          .map((group) => (
            <tbody key={group.title}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={COLUMNS.length}>
                  {group.title}
                </th>
              </tr>
              {group.people.map(({ ministerId, fullName, phone }) => (
                <tr key={ministerId} className={styles.person}>
                  <th scope="row">{fullName}</th>
                  <td className={styles.phone}>{phone ? nationalPhone(phone) : 'sem telefone'}</td>
                  <td className={styles.call} />
                  <td />
                </tr>
              ))}
            </tbody>
          ))}
      </PaperTable>
    </Paper>
  );
}
