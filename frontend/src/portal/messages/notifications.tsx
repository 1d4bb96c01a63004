import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { capital } from '../../lib/dates.ts';
import { PhoneIfSentThere } from '../../shared/coordination-phone.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { sentWords, type Notification } from './messages-model.ts';
import styles from './messages.module.css';
import { Nothing } from './nothing.tsx';
import { PriorityNote } from './priority-note.tsx';

const HERE = '/messages';

/** The own notices; unread ones say so. */
export function Notifications({
  query,
  unread,
  found,
  clear,
}: {
  query: UseQueryResult<Notification[]>;
  /** How many are unread in all. */
  unread: number;
  found: readonly Notification[];
  clear: (() => void) | null;
}) {
  const readAll = useApiMutation({
    run: () => call('POST /api/notifications/read-all'),
    success: 'Todas as notificações foram lidas',
    failure: 'Erro ao marcar as notificações',
  });
  return (
    <QueryState query={query}>
      {() => (
        <Stack>
          {unread > 0 && (
            <Row>
              <Button busy={readAll.isPending} onClick={() => readAll.mutate()}>
                Marcar todas como lidas
              </Button>
            </Row>
          )}
          {found.length === 0 ? (
            <Nothing clear={clear} text="Você não tem notificações. Os avisos do ministério aparecem aqui." />
          ) : (
            <ul className={styles.items}>
              {found.map((notification) => (
                <Item key={notification.id} notification={notification} />
              ))}
            </ul>
          )}
          <Row>
            <ButtonLink look="quiet" to="/profile#avisos" className={styles.settings}>
              Como quero ser avisado
            </ButtonLink>
          </Row>
        </Stack>
      )}
    </QueryState>
  );
}

function Item({
  notification: { id, title, content, priority, link, sentAt, isRead },
}: {
  notification: Notification;
}) {
  const read = useApiMutation({
    run: () => call('POST /api/notifications/{id}/read', { path: { id } }),
    failure: 'Erro ao marcar a notificação',
  });
  const leadsElsewhere = link !== null && link !== HERE;
  return (
    <li className={styles.entry} data-unread={!isRead || undefined}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h2>
            {leadsElsewhere ? (
              <Link to={link} className={styles.whole} onClick={() => !isRead && read.mutate()}>
                {title}
              </Link>
            ) : (
              title
            )}
          </h2>
          {!isRead && <Badge tone="accent">Nova</Badge>}
        </div>
        <p>
          <Unbroken text={content} />
        </p>
        <PhoneIfSentThere text={content} />
        <p className={styles.caption}>
          <Dotted facts={[capital(sentWords(sentAt)), <PriorityNote key="priority" priority={priority} />]} />
        </p>
      </div>
      {!isRead && (
        <div className={styles.read}>
          <Button look="quiet" busy={read.isPending} onClick={() => read.mutate()}>
            Marcar como lida<span className="visually-hidden">: {title}</span>
          </Button>
        </div>
      )}
      {leadsElsewhere && <ChevronRight aria-hidden size={20} className={styles.onward} />}
    </li>
  );
}
