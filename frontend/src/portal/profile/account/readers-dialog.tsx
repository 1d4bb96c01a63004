import { useApiQuery } from '../../../api/queries.ts';
import { shortDate } from '../../../lib/dates.ts';
import { labelOf, ROLE_LABELS } from '../../../api/labels.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Dotted } from '../../../ui/dotted.tsx';
import { Muted } from '../../../ui/page.tsx';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import styles from './account.module.css';

/** Who opened the person's data, or a list with them, and when. */
export default function ReadersDialog({ onClose }: { onClose: () => void }) {
  const readers = useApiQuery('/api/privacy/readers', {}, { fresh: true });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Quem viu meus dados"
      description="Quem coordena ou administra e abriu os seus dados, ou uma lista em que eles estão."
    >
      <QueryState query={readers} empty={<EmptyState text="Ninguém abriu os seus dados até agora." />}>
        {(rows) => (
          <ul className={styles.readers}>
            {rows.map(({ date, reader, role, what }) => (
              <li key={`${date} ${reader} ${what}`}>
                <strong>{what}</strong>
                <Muted>
                  <Dotted facts={[shortDate(date), `${reader}, ${labelOf(ROLE_LABELS, role)}`]} />
                </Muted>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
}
