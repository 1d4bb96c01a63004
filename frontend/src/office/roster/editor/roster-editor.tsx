import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { call, urlOf } from '../../../api/client.ts';
import type { BrokenRulesResponse, StaleRosterResponse } from '../../../api/generated/types.gen.ts';
import { messageOf, type ApiError } from '../../../api/http.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useCan } from '../../../shared/session.tsx';
import { toast } from '../../../api/toasts.ts';
import { isOpen } from '../schedule-states.ts';
import {
  applyChange,
  ASKED,
  describeChange,
  describeMoves,
  entering,
  indexOf,
  LARGE_STEP,
  stepToUndo,
  type BrokenRule,
  type ConcurrentChange,
  type HistoryStep,
  type Move,
  type MovesStep,
  type Roster,
  type RosterChange,
  type RosterIndex,
  type Step,
} from './editor-model.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { lazyPage } from '../../../ui/lazy-page.tsx';
import { ChangeList } from './change-list.tsx';

const NotifyDialog = lazyPage(() => import('./notify-dialog.tsx'), null);
const OverrideDialog = lazyPage(() => import('./override-dialog.tsx'), null);
const StaleDialog = lazyPage(() => import('./stale-dialog.tsx'), null);

export interface RosterEditing extends RosterIndex {
  /** Whether the reader may change this roster. */
  mayEdit: boolean;
  /** A change is on its way. */
  busy: boolean;
  /**
   * Changes the roster; what comes of it is told by a toast with "Desfazer". Hard rules ask for a reason, changes that
   * somebody else made meanwhile are shown, a published roster asks first because people get mail.
   */
  move: (...moves: Move[]) => void;
  /** Takes back an older step by moves; who comes back has still said that they come. */
  takeBack: (step: HistoryStep, moves: readonly Move[]) => void;
  undo: () => void;
  redo: () => void;
}

type Question =
  | { kind: 'notify'; step: Step; undone?: HistoryStep | undefined }
  | { kind: 'large'; step: Step; undone: HistoryStep }
  | { kind: 'override'; step: MovesStep; rules: BrokenRule[] }
  | { kind: 'stale'; step: Step; changes: ConcurrentChange[] };

const Context = createContext<RosterEditing | null>(null);

/** The roster that the page edits, and the ways to change it. @throws Error outside of {@link RosterEditorProvider}. */
export function useRosterEditor(): RosterEditing {
  const editing = use(Context);
  if (!editing) throw new Error('useRosterEditor needs a RosterEditorProvider above it');
  return editing;
}

const addressOf = (scheduleId: number): string =>
  urlOf('/api/schedules/{id}/editor', { path: { id: scheduleId } });

/** The roster of a schedule as its editor shows it. */
export const useRoster = (scheduleId: number): UseQueryResult<Roster, ApiError> =>
  useApiQuery('/api/schedules/{id}/editor', { path: { id: scheduleId } }, { fresh: true });

/** Holds the roster for calendar, matrix and dialogs below it, and asks what a change needs asked. */
export function RosterEditorProvider({ roster, children }: { roster: Roster; children: ReactNode }) {
  const client = useQueryClient();
  const mayEdit = useCan()('schedules.write') && isOpen(roster.status);
  const [question, setQuestion] = useState<Question | null>(null);
  const index = useMemo(() => indexOf(roster), [roster]);
  const { scheduleId } = roster;
  const queryKey: [string] = [addressOf(scheduleId)];

  // Steps wait for one another; each takes the revision that the one before it made.
  const { mutate, isPending } = useMutation<RosterChange, ApiError, Step>({
    mutationKey: queryKey,
    scope: { id: queryKey[0] },
    mutationFn: async (step) => {
      await client.cancelQueries({ queryKey });
      const { revision } = client.getQueryData<Roster>(queryKey) ?? roster;
      return send(scheduleId, revision, step);
    },
    onSuccess: (change, step) => {
      setQuestion(null);
      client.setQueryData<Roster>(queryKey, (known) => known && applyChange(known, change));
      void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
      tell(change, step);
    },
    onError: (error, step): Promise<void> => refused(error, step, mutate),
  });

  // What rules forbid is asked together with what people are told.
  const check = useMutation<BrokenRule[], ApiError, MovesStep>({
    mutationFn: ({ moves }) =>
      call('POST /api/schedules/{id}/roster/moves/check', {
        path: { id: scheduleId },
        body: { revision: roster.revision, moves: [...moves] },
      }),
    onSuccess: (rules, step) =>
      setQuestion(rules.length > 0 ? { kind: 'override', step, rules } : { kind: 'notify', step }),
    onError: (error, step): Promise<void> => refused(error, step, check.mutate),
  });

  async function refused<Given extends Step>(
    error: ApiError,
    step: Given,
    again: (step: Given) => void,
  ): Promise<void> {
    const { rules } = (error.body ?? {}) as BrokenRulesResponse;
    const { changes } = (error.body ?? {}) as StaleRosterResponse;
    if (rules && step.kind === 'moves') return setQuestion({ kind: 'override', step, rules });
    await client.invalidateQueries({ queryKey });
    if (changes) return setQuestion({ kind: 'stale', step, changes });
    toast({
      title: 'A escala não foi mudada',
      description: messageOf(error),
      variant: 'destructive',
      ...(error.status === 0 ? { action: { label: 'Tentar de novo', run: () => again(step) } } : {}),
    });
  }

  /** What a dialog confirms goes once, however often its button is pressed before the answer comes. */
  function confirm(step: Step): void {
    if (!client.isMutating({ mutationKey: queryKey })) mutate(step);
  }

  function start(step: Step): void {
    if (roster.status !== 'published') mutate(step);
    else if (step.kind === 'moves') check.mutate(step);
    else setQuestion({ kind: 'notify', step });
  }

  /** Says what it would take back before a large step goes, and before people get mail. */
  async function startUndo(): Promise<void> {
    const step: Step = { kind: 'undo' };
    const history = await call('GET /api/schedules/{id}/roster/history', { path: { id: scheduleId } }).catch(
      () => [],
    );
    const undone = stepToUndo(history);
    if (roster.status === 'published') setQuestion({ kind: 'notify', step, undone });
    else if (undone && undone.entered.length + undone.left.length >= LARGE_STEP)
      setQuestion({ kind: 'large', step, undone });
    else mutate(step);
  }

  function tell(change: RosterChange, step: Step): void {
    const { notified, left, entered } = change;
    const mails =
      notified === 1 ? 'Uma pessoa é avisada por e-mail.' : `${notified} pessoas são avisadas por e-mail.`;
    const description = notified > 0 ? { description: mails } : {};
    if (step.kind === 'moves') {
      const undo = { action: { label: 'Desfazer', run: () => void startUndo() } };
      toast({ title: describeMoves(step.moves, index), ...description, ...undo });
      return;
    }
    const title = step.kind === 'undo' ? 'Mudança desfeita' : 'Mudança refeita';
    const count = left.length + entered.length;
    const said = [describeChange(change, index), notified > 0 ? mails : ''].filter(Boolean).join('. ');
    toast({ title: count > 1 ? `${title} (${count} lugares)` : title, ...(said && { description: said }) });
  }

  const editing: RosterEditing = {
    ...index,
    mayEdit,
    busy: isPending || check.isPending,
    move: (...moves) => start({ kind: 'moves', moves }),
    takeBack: ({ revision }, moves) => start({ kind: 'moves', moves, undoes: revision }),
    undo: () => void startUndo(),
    redo: () => start({ kind: 'redo' }),
  };
  const saidOf = (step: Step): string | null =>
    step.kind === 'moves' ? describeMoves(step.moves, index, ASKED) : null;
  const close = (): void => setQuestion(null);
  return (
    <Context value={editing}>
      {children}
      {question?.kind === 'notify' && (
        <NotifyDialog
          kind={question.step.kind}
          said={saidOf(question.step)}
          undone={question.undone}
          busy={isPending}
          onClose={close}
          entering={question.step.kind === 'moves' ? entering(question.step.moves, index) : []}
          onConfirm={(confirmed) =>
            confirm(question.step.kind === 'moves' ? { ...question.step, confirmed } : question.step)
          }
        />
      )}
      {question?.kind === 'large' && (
        <ConfirmDialog
          open
          onClose={close}
          title="Desfazer uma mudança grande?"
          description={<p>Tudo isto volta a ser como era antes:</p>}
          confirm="Desfazer"
          busy={isPending}
          onConfirm={() => confirm(question.step)}
        >
          <ChangeList changes={[question.undone]} />
        </ConfirmDialog>
      )}
      {question?.kind === 'override' && (
        <OverrideDialog
          said={describeMoves(question.step.moves, index, ASKED)}
          rules={question.rules}
          published={
            roster.status === 'published' ? { entering: entering(question.step.moves, index) } : null
          }
          busy={isPending}
          onClose={close}
          onConfirm={(reason, confirmed) => confirm({ ...question.step, reason, confirmed })}
        />
      )}
      {question?.kind === 'stale' && (
        <StaleDialog
          said={saidOf(question.step)}
          changes={question.changes}
          busy={isPending}
          onClose={close}
          onRepeat={() => confirm(question.step)}
        />
      )}
    </Context>
  );
}

function send(scheduleId: number, revision: number, step: Step): Promise<RosterChange> {
  const path = { id: scheduleId };
  if (step.kind === 'moves') {
    const override = step.reason === undefined ? {} : { override: { reason: step.reason } };
    const confirmed = step.confirmed ? { confirmed: true } : {};
    const undoes = step.undoes === undefined ? {} : { undoes: step.undoes };
    const body = { revision, moves: [...step.moves], ...override, ...confirmed, ...undoes };
    return call('POST /api/schedules/{id}/roster/moves', { path, body });
  }
  return step.kind === 'undo'
    ? call('POST /api/schedules/{id}/roster/undo', { path, body: { revision } })
    : call('POST /api/schedules/{id}/roster/redo', { path, body: { revision } });
}
