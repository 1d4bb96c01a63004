import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { capital } from '../../lib/dates.ts';
import { senderFacts, senderOf } from '../../shared/sender.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Prose } from '../../ui/prose.tsx';
import { QueryState } from '../../ui/states.tsx';
import { sentWords, type PersonalMessage } from './messages-model.ts';
import styles from './messages.module.css';
import { Nothing } from './nothing.tsx';

/** The messages that were written to this person; opening one marks it as read. */
export function PersonalMessages({
  query,
  found,
  clear,
  onReply,
}: {
  query: UseQueryResult<PersonalMessage[]>;
  found: readonly PersonalMessage[];
  clear: (() => void) | null;
  onReply: (message: PersonalMessage) => void;
}) {
  const [params, setParams] = useSearchParams();
  const open = query.data?.find(({ id }) => String(id) === params.get('message'));
  return (
    <>
      <QueryState query={query}>
        {() =>
          found.length === 0 ? (
            <Nothing
              clear={clear}
              text="Você não recebeu mensagens. As conversas com a coordenação aparecem aqui."
            />
          ) : (
            <ul className={styles.items}>
              {found.map(({ id, subject, sentAt, isRead, ...sender }) => (
                <li key={id} className={styles.entry} data-unread={!isRead || undefined}>
                  <div className={styles.words}>
                    <div className={styles.head}>
                      <h2>{subject}</h2>
                      {!isRead && <Badge tone="accent">Nova</Badge>}
                    </div>
                    <p>
                      <Dotted facts={senderFacts(sender)} />
                    </p>
                    <p className={styles.caption}>{capital(sentWords(sentAt))}</p>
                  </div>
                  <div className={styles.actions}>
                    <Button onClick={() => setParams({ tab: 'pessoais', message: String(id) })}>
                      Abrir<span className="visually-hidden">: {subject}</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {open && (
        <OpenMessage
          message={open}
          onReply={() => onReply(open)}
          onClose={() => setParams({ tab: 'pessoais' }, { replace: true })}
        />
      )}
    </>
  );
}

function OpenMessage({
  message: { id, subject, sentAt, body, isRead, ...sender },
  onReply,
  onClose,
}: {
  message: PersonalMessage;
  onReply: () => void;
  onClose: () => void;
}) {
  const can = useCan();
  const { mutate: markRead } = useApiMutation({
    run: (read: number) => call('POST /api/personal-messages/{id}/read', { path: { id: read } }),
    failure: 'Erro ao marcar a mensagem como lida',
  });
  useEffect(() => {
    if (!isRead) markRead(id);
  }, [id, isRead, markRead]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={subject}
      description={`De ${senderOf(sender)}, ${sentWords(sentAt)}`}
    >
      <div className={styles.reading}>
        <Prose text={body} />
        <DialogFoot onClose={onClose} leave="Fechar">
          <Button look="primary" onClick={onReply}>
            {can('people.read') ? 'Responder' : 'Responder à coordenação'}
          </Button>
        </DialogFoot>
      </div>
    </Dialog>
  );
}
