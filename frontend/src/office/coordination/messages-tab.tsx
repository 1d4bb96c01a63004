import { Link } from 'react-router';
import { dateTimeOf } from '../../lib/dates.ts';
import { senderFacts } from '../../shared/sender.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { Stack } from '../../ui/page.tsx';
import { PagedList, usePagedList } from '../parts/paged-list.tsx';
import styles from './coordination.module.css';

/** What was written to the coordination; reading and answering happen in the message centre. */
export function MessagesTab() {
  const list = usePagedList('/api/personal-messages', { size: 10 });
  return (
    <Stack>
      <h2>Mensagens recebidas</h2>
      <PagedList
        list={list}
        empty="Nenhuma mensagem recebida. O que os ministros escrevem à coordenação aparece aqui."
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map(({ id, subject, sentAt, isRead, ...sender }) => (
              <li key={id}>
                <Link
                  to={`/messages?tab=pessoais&message=${id}`}
                  className={styles.message}
                  data-unread={!isRead || undefined}
                >
                  <span className={styles.words}>
                    <strong>
                      {!isRead && <span className="visually-hidden">Não lida: </span>}
                      {subject}
                    </strong>
                    <span>
                      <Dotted facts={senderFacts(sender)} />
                    </span>
                  </span>
                  <span className={styles.when}>{dateTimeOf(sentAt)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Stack>
  );
}
