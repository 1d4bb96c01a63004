import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { call, urlOf } from '../../api/client.ts';
import { refresh, startingWith, useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useEvents } from '../../api/use-events.ts';
import { useDraft } from '../../lib/drafts.ts';
import { Card } from '../../ui/card.tsx';
import { Prompts } from '../../ui/prompts.tsx';
import { SkeletonCards } from '../../ui/states.tsx';
import type { Roster } from '../roster/editor/editor-model.ts';
import { RosterEditorProvider, useRoster } from '../roster/editor/roster-editor.tsx';
import {
  afterEvent,
  afterSending,
  answersTo,
  isUnderWay,
  promptsFor,
  replyUnderWay,
  type Conversation,
  type Message,
  type ReplyEvent,
  type Sent,
} from './chat-model.ts';
import { ChatMessage } from './chat-message.tsx';
import { Composer } from './composer.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { RemoveRuleDialog } from './remove-rule-dialog.tsx';
import type { Rule } from './rule-model.ts';
import styles from './chat.module.css';

const NEAR_END_PX = 120;

/** The conversation as it goes: what was said, what the assistant is doing, what it proposes, and the box to answer in. */
export function Chat({
  session,
  messages,
}: {
  session: NonNullable<Conversation['session']>;
  messages: readonly Message[];
}) {
  const reply = replyUnderWay(messages);
  const client = useQueryClient();
  const changeMessages = (change: (known: readonly Message[]) => Message[]) =>
    client.setQueryData<Conversation>(
      [urlOf('/api/ai-schedule/sessions/{scheduleId}/active', { path: { scheduleId: session.scheduleId } })],
      (known) => known && { ...known, messages: change(known.messages) },
    );
  useReply(session, reply, changeMessages);
  const roster = useRoster(session.scheduleId);
  const showSent = (sent: Sent) => changeMessages((known) => afterSending(known, sent));
  const say = useApiMutation<string, Sent>({
    run: (message) =>
      call('POST /api/ai-schedule/sessions/{id}/messages', {
        path: { id: session.id },
        body: { message },
      }),
    failure: 'Erro ao enviar mensagem',
    then: showSent,
    changes: [],
  });
  const { data: rules = [] } = useApiQuery(
    '/api/ai-schedule/schedules/{id}/rules',
    { path: { id: session.scheduleId } },
    { fresh: true },
  );
  const [leaving, setLeaving] = useState<Rule | null>(null);
  const typed = useDraft(`ai-message.${session.id}`, '');
  const box = useRef<HTMLTextAreaElement>(null);
  function suggest(words: string): void {
    typed.set(words);
    box.current?.focus();
  }
  const last = messages.at(-1);
  const { log, onScroll } = useScrollToEnd(messages.length, messages, roster.data);

  const prompts = promptsFor(messages, rules.length);
  return (
    <>
      <Card title="Conversa" className={styles.chat}>
        <div
          ref={log}
          role="log"
          aria-label="Conversa com o assistente"
          aria-busy={reply !== undefined}
          tabIndex={0}
          className={styles.log}
          onScroll={onScroll}
        >
          {messages.map((message) => (
            <div key={message.id} className={styles.turn}>
              <ChatMessage
                message={message}
                last={message === last}
                acts={{ rules, onRemove: setLeaving, onExample: message === last ? suggest : undefined }}
                proposal={
                  message.proposal &&
                  (roster.data ? (
                    <RosterEditorProvider roster={roster.data}>
                      <ProposalCard
                        proposal={message.proposal}
                        onCompute={() => say.mutate('Gere a escala')}
                      />
                    </RosterEditorProvider>
                  ) : (
                    <SkeletonCards lines={1} />
                  ))
                }
              />
              {message === last && !isUnderWay(message) && (
                <Answers message={message} busy={say.isPending} onChoose={(words) => say.mutate(words)} />
              )}
            </div>
          ))}
        </div>
        <Composer
          sessionId={session.id}
          typed={typed}
          box={box}
          prompts={prompts}
          reply={reply}
          onSuggest={suggest}
          onSent={showSent}
        />
        {leaving && <RemoveRuleDialog rule={leaving} onClose={() => setLeaving(null)} />}
      </Card>
      {/* Beside the talk, where no notice lies over them; where there is no room, the box has them behind a button. */}
      <Card title="Sugestões" className={styles.prompts}>
        <Prompts prompts={prompts} onChoose={suggest} />
      </Card>
    </>
  );
}

/** What can be said with one press. */
function Answers({
  message,
  busy,
  onChoose,
}: {
  message: Message;
  busy: boolean;
  onChoose: (words: string) => void;
}) {
  const answers = answersTo(message);
  if (message.sender !== 'ai' || answers.length === 0) return null;
  const label = message.choices.length > 0 ? 'Respostas' : 'Próximo passo';
  return <Prompts label={label} prompts={answers} busy={busy} onChoose={onChoose} />;
}

/**
 * Follows a reply while it comes; when it has ended, what it may have changed is read again: the rules are a step of
 * the roster's history, so that a new revision tells of them.
 */
function useReply(
  { id, scheduleId }: NonNullable<Conversation['session']>,
  reply: Message | undefined,
  changeMessages: (change: (known: readonly Message[]) => Message[]) => void,
): void {
  const client = useQueryClient();
  const conversation = `/api/ai-schedule/sessions/${scheduleId}/active`;
  const editor = `/api/schedules/${scheduleId}/editor`;
  const revision = () => client.getQueryData<Roster>([editor])?.revision;
  const readAgain = async (): Promise<void> => {
    const before = revision();
    await refresh(client, startingWith([conversation, editor]));
    if (revision() !== before)
      await refresh(client, startingWith([`/api/ai-schedule/schedules/${scheduleId}/rules`]));
  };
  useEvents<ReplyEvent['data']>(reply ? `/api/ai-schedule/sessions/${id}/events` : null, {
    onEvent: (data, type) => {
      changeMessages((known) => afterEvent(known, { type, data } as ReplyEvent));
      if (!('status' in data)) return;
      void readAgain();
      return 'last';
    },
    onPause: () => refresh(client, startingWith([conversation])),
  });
}

/**
 * Keeps the end in sight as it grows, or the beginning of the last turn where that is too long to be seen whole, unless
 * somebody has scrolled away to read. Whatever is said anew is shown.
 */
function useScrollToEnd(turns: number, ...contents: unknown[]) {
  const log = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const placed = useRef(0);
  useLayoutEffect(() => {
    following.current = true;
  }, [turns]);
  useLayoutEffect(() => {
    const box = log.current;
    const last = box?.lastElementChild;
    if (!box || !last || !following.current) return;
    const start = box.scrollTop + last.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop = Math.min(start, box.scrollHeight);
    placed.current = box.scrollTop;
  }, [turns, ...contents]);
  return {
    log,
    onScroll: () => {
      const { scrollHeight, scrollTop, clientHeight } = log.current!;
      const left = scrollHeight - scrollTop - clientHeight;
      following.current = left < NEAR_END_PX || Math.abs(scrollTop - placed.current) < 2;
    },
  };
}
