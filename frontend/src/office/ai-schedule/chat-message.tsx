import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { recentMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { isUnderWay, type Message } from './chat-model.ts';
import { withoutChoices } from './reply-model.ts';
import { Reply, type ReplyActs } from './reply.tsx';
import styles from './chat-message.module.css';

/** One thing said, by the coordination or by the assistant. The last reply, where it failed, can be asked for again. */
export function ChatMessage({
  message,
  last,
  acts,
  proposal,
}: {
  message: Message;
  last: boolean;
  /** What can be done with what the reply says; absent: it is only read. */
  acts?: ReplyActs;
  /** The proposal that the reply brought. */
  proposal?: ReactNode;
}) {
  const { id, sender, status, activity, message: text, choices, createdAt } = message;
  const mine = sender === 'coordinator';
  const again = useApiMutation({
    run: () => call('POST /api/ai-schedule/messages/{id}/retry', { path: { id } }),
    failure: 'Erro ao tentar de novo',
  });
  return (
    <article className={styles.message} data-sender={sender} data-status={status}>
      <p className={styles.head}>
        {!mine && <Sparkles aria-hidden size={16} />}
        <strong>{mine ? 'Coordenação' : 'Assistente'}</strong>
        <time dateTime={createdAt}>{recentMoment(createdAt, new Date().toISOString())}</time>
      </p>
      {mine || status === 'failed' ? (
        text !== '' && <p className={styles.text}>{text}</p>
      ) : (
        <Reply text={withoutChoices(text, choices)} acts={acts} proposal={proposal} />
      )}
      {isUnderWay(message) && (
        <p className={styles.activity}>
          <Spinner size={16} />
          {activity ?? 'Aguardando'}...
        </p>
      )}
      {status === 'stopped' && <p className={styles.note}>Resposta interrompida.</p>}
      {last && (status === 'failed' || status === 'stopped') && (
        <div>
          <Button busy={again.isPending} onClick={() => again.mutate()}>
            Tentar de novo
          </Button>
        </div>
      )}
    </article>
  );
}
