import { CalendarDays, Ellipsis, MessageSquareX } from 'lucide-react';
import { useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { Button, ButtonLink, IconButton, IconLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { type Back, Page, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { Chat } from './chat.tsx';
import { PastSessions } from './past-sessions.tsx';
import { RulesCard } from './rules-card.tsx';
import { SetupPanel } from './setup-panel.tsx';
import styles from './assistant.module.css';

/** The assistant of one schedule: instructions to begin with, then the conversation, and the rules that came of it. */
export function Assistant({
  schedule,
  title,
  back,
}: {
  schedule: Answer<'GET /api/schedules/{id}'>;
  title: string;
  back: Back;
}) {
  const { id } = schedule;
  const active = useApiQuery(
    '/api/ai-schedule/sessions/{scheduleId}/active',
    { path: { scheduleId: id } },
    { fresh: true },
  );
  const session = active.data?.session;
  const narrow = useNarrow();
  const toSchedule = `/schedules/${id}`;
  return (
    <Page
      title={title}
      subtitle={schedule.title}
      back={back}
      wide
      dense
      actions={
        <>
          {!narrow && <ButtonLink to={toSchedule}>Ver escala</ButtonLink>}
          {narrow && !session && (
            <IconLink label="Ver escala" to={toSchedule}>
              <CalendarDays aria-hidden size={20} />
            </IconLink>
          )}
          {session && <SessionMenu sessionId={session.id} toSchedule={narrow ? toSchedule : undefined} />}
        </>
      }
    >
      <div className={styles.columns}>
        <QueryState query={active}>
          {({ session: open, messages }) =>
            open ? <Chat key={open.id} session={open} messages={messages} /> : <SetupPanel scheduleId={id} />
          }
        </QueryState>
        <Stack>
          <RulesCard scheduleId={id} />
          <PastSessions scheduleId={id} />
        </Stack>
      </div>
    </Page>
  );
}

/** The rarer acts; on a narrow screen all of them, so that the conversation begins beside the title. */
function SessionMenu({
  sessionId,
  toSchedule,
}: {
  sessionId: number;
  /** Where there is no room for a button of its own. */
  toSchedule: string | undefined;
}) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation({
    run: () => call('POST /api/ai-schedule/sessions/{id}/close', { path: { id: sessionId } }),
    success: 'Conversa encerrada',
    failure: 'Erro ao encerrar a conversa',
    then: () => setAsking(false),
  });
  return (
    <>
      <Menu
        items={[
          ...(toSchedule === undefined
            ? []
            : [{ label: 'Ver escala', icon: <CalendarDays aria-hidden size={20} />, to: toSchedule }]),
          {
            label: 'Encerrar conversa',
            icon: <MessageSquareX aria-hidden size={20} />,
            run: () => setAsking(true),
          },
        ]}
      >
        {toSchedule === undefined ? (
          <Button>
            <Ellipsis aria-hidden size={20} />
            Mais ações
          </Button>
        ) : (
          <IconButton label="Mais ações">
            <Ellipsis aria-hidden size={20} />
          </IconButton>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Encerrar conversa?"
        description="As regras ficam com a escala. Uma proposta que ainda não foi aceita é descartada. Depois você pode começar outra conversa."
        confirm="Encerrar conversa"
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  );
}
