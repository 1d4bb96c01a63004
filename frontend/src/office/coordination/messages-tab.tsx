import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '../../shared/session.tsx';
import { dateTimeOf } from '../../lib/dates.ts';
import { senderFacts } from '../../shared/sender.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { PagedList, usePagedList } from '../parts/paged-list.tsx';
import { WRITE_MESSAGE } from './coordination-model.ts';
import styles from './coordination.module.css';

const GroupMessageDialog = lazyPage(() => import('../parts/group-message-dialog.tsx'), null);

/** What was written to the coordination; reading and answering happen in the message centre. */
export function MessagesTab() {
  const list = usePagedList('/api/personal-messages', { size: 10 });
  const mayWriteToAll = useCan()('people.write');
  const [writing, setWriting] = useState(false);
  return (
    <Stack>
      <Row gap={16} justify="space-between">
        <h2>Mensagens recebidas</h2>
        <div className={styles.writing}>
          <ButtonLink to={WRITE_MESSAGE}>
            <PenLine aria-hidden size={20} />
            Escrever mensagem
          </ButtonLink>
          {mayWriteToAll && <Button onClick={() => setWriting(true)}>Escrever a todos</Button>}
        </div>
      </Row>
      {writing && (
        <GroupMessageDialog
          group={{ kind: 'everyone', words: 'todos os que usam o sistema' }}
          onClose={() => setWriting(false)}
        />
      )}
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
