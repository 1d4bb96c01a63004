import { useState } from 'react';
import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/page.tsx';
import { QueryState, SkeletonCards } from '../../ui/states.tsx';
import { ChatMessage } from './chat-message.tsx';
import styles from './rules-card.module.css';

type Session = Answer<'GET /api/ai-schedule/sessions'>[number];

const MOST = 20;

/** The conversations about a schedule that have ended, the latest first, to be read again; nothing where there are none. */
export function PastSessions({ scheduleId }: { scheduleId: number }) {
  const { data = [] } = useApiQuery(
    '/api/ai-schedule/sessions',
    { query: { filter: JSON.stringify({ scheduleId }), range: JSON.stringify([0, MOST]) } },
    { fresh: true },
  );
  const [read, setRead] = useState<Session | null>(null);
  const ended = data.filter(({ closedAt }) => closedAt !== null);
  if (ended.length === 0) return null;
  return (
    <Card title="Conversas anteriores">
      <ul className={styles.rules}>
        {ended.map((session) => (
          <li key={session.id}>
            <span className={styles.text}>
              {session.sessionTitle}
              <small>{dateTimeOf(session.createdAt)}</small>
            </span>
            <Button look="quiet" aria-label={`Ler: ${session.sessionTitle}`} onClick={() => setRead(session)}>
              Ler
            </Button>
          </li>
        ))}
      </ul>
      {read && <SessionDialog session={read} onClose={() => setRead(null)} />}
    </Card>
  );
}

function SessionDialog({
  session: { id, sessionTitle, createdAt },
  onClose,
}: {
  session: Session;
  onClose: () => void;
}) {
  const conversation = useApiQuery('/api/ai-schedule/sessions/{id}', { path: { id } });
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={sessionTitle}
      description={`Conversa de ${dateTimeOf(createdAt)}`}
    >
      <QueryState query={conversation} loading={<SkeletonCards lines={1} />}>
        {({ messages }) => (
          <Stack>
            {messages.map((message) => (
              <ChatMessage key={message.id} message={message} last={false} />
            ))}
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}
