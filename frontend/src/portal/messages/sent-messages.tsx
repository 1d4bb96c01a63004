import type { UseQueryResult } from '@tanstack/react-query';
import { capital } from '../../lib/dates.ts';
import { Prose } from '../../ui/prose.tsx';
import { QueryState } from '../../ui/states.tsx';
import { sentWords, type SentMessage } from './messages-model.ts';
import styles from './messages.module.css';
import { Nothing } from './nothing.tsx';

/** The messages that this person wrote; one to the coordination stands once for each of its members. */
export function SentMessages({
  query,
  found,
  clear,
}: {
  query: UseQueryResult<SentMessage[]>;
  found: readonly SentMessage[];
  clear: (() => void) | null;
}) {
  return (
    <QueryState query={query}>
      {() =>
        found.length === 0 ? (
          <Nothing clear={clear} text="Você não enviou mensagens." />
        ) : (
          <ul className={styles.items}>
            {found.map(({ id, subject, recipientName, sentAt, body }) => (
              <li key={id} className={styles.entry}>
                <div className={styles.words}>
                  <h2>{subject}</h2>
                  <p>Para {recipientName}</p>
                  <p className={styles.caption}>{capital(sentWords(sentAt))}</p>
                  <Prose text={body} />
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}
