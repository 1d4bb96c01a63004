import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import type { BrokenRulesResponse, StaleRosterResponse } from '../../../api/generated/types.gen.ts';
import type { ApiError } from '../../../api/http.ts';
import { refresh, useApiQuery } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/page.tsx';
import { QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { toast, toastError } from '../../../api/toasts.ts';
import { showAppeared } from '../../../lib/come-to.ts';
import { plural } from '../../../lib/plural.ts';
import { ChangeList } from '../editor/change-list.tsx';
import type { BrokenRule, ConcurrentChange, RosterChange } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { AcceptRefused } from './accept-refused.tsx';
import { acceptLabel, countNotified, type Comparison } from './comparison-model.ts';
import { ComparisonVerdict } from './comparison-verdict.tsx';
import { ProposedChanges } from './proposed-changes.tsx';
import { verdictOf } from './verdict-model.ts';

/** A computed proposal beside the roster that stands: which is better and why, and what of it is accepted. */
export default function ComparisonDialog({
  runId,
  onClose,
  onLeave,
  onCompute,
}: {
  runId: number;
  onClose: () => void;
  /** The roster stays as it is. */
  onLeave: () => void;
  /** Another proposal is wanted. */
  onCompute: () => void;
}) {
  const comparison = useApiQuery(
    '/api/roster-runs/{id}/comparison',
    { path: { id: runId } },
    { fresh: true },
  );
  // What changes nothing leaves nothing to decide: seen once, it is offered no more.
  const isSame = comparison.data?.masses.length === 0;
  return (
    <Dialog open wide onClose={isSame ? onLeave : onClose} title="Comparar a proposta com a escala">
      <QueryState query={comparison} loading={<SkeletonCards lines={2} />}>
        {(data) => <Comparing comparison={data} onClose={onClose} onLeave={onLeave} onCompute={onCompute} />}
      </QueryState>
    </Dialog>
  );
}

function Comparing({
  comparison,
  onClose,
  onLeave,
  onCompute,
}: {
  comparison: Comparison;
  onClose: () => void;
  onLeave: () => void;
  onCompute: () => void;
}) {
  const { roster, masses: known, mayEdit } = useRosterEditor();
  const { runId, masses } = comparison;
  /** Null: all, whatever they come to be. */
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const accept = useAccept(runId, onClose);
  const isChosen = (slotId: number): boolean => picked === null || picked.has(slotId);
  const chosen = masses.filter(({ slotId }) => isChosen(slotId));
  const told = countNotified(chosen, (slotId) => known.get(slotId)?.begun ?? false);

  function choose(slotIds: readonly number[], wanted: boolean): void {
    const rest = chosen.map(({ slotId }) => slotId).filter((slotId) => !slotIds.includes(slotId));
    const next = new Set(wanted ? [...rest, ...slotIds] : rest);
    setPicked(next.size === masses.length ? null : next);
    accept.forget();
  }

  return (
    <Stack gap={24}>
      {accept.changes && (
        <Notice
          ref={showAppeared}
          tone="warning"
          role="alert"
          title="A escala mudou enquanto você comparava."
        >
          <Stack>
            <p>Nada foi aceito ainda. A comparação abaixo já é com a escala de agora.</p>
            <ChangeList changes={accept.changes} />
          </Stack>
        </Notice>
      )}
      {comparison.stale && !accept.changes && (
        <Notice
          title="A escala mudou depois deste cálculo."
          actions={mayEdit && <Button onClick={onCompute}>Calcular outra proposta</Button>}
        >
          A comparação é com a escala de agora. Outro cálculo leva em conta o que mudou.
        </Notice>
      )}
      <ComparisonVerdict comparison={comparison} />
      {masses.length > 0 && (
        <ProposedChanges comparison={comparison} isChosen={mayEdit ? isChosen : null} onChoose={choose} />
      )}
      {accept.rules && (
        <AcceptRefused
          rules={accept.rules}
          masses={masses}
          isChosen={isChosen}
          onChoose={choose}
          onCompute={onCompute}
        />
      )}
      {mayEdit && masses.length > 0 && (
        <DialogFoot onClose={onLeave} leave="Deixar como está">
          <Button
            look={verdictOf(comparison, roster.status === 'published').recommended ? 'primary' : 'secondary'}
            disabled={chosen.length === 0}
            busy={accept.isPending}
            onClick={() => accept.send(comparison, chosen)}
          >
            {acceptLabel(chosen.length, masses.length, roster.status === 'published' ? told : null)}
          </Button>
        </DialogFoot>
      )}
    </Stack>
  );
}

interface Acceptance {
  runId: number;
  revision: number;
  /** Absent: all. */
  slots?: number[];
}

/** Accepts masses of a proposal; keeps what the server answers when it may not be. */
function useAccept(runId: number, onAccepted: () => void) {
  const client = useQueryClient();
  const { undo } = useRosterEditor();
  const [rules, setRules] = useState<readonly BrokenRule[] | null>(null);
  const [changes, setChanges] = useState<readonly ConcurrentChange[] | null>(null);
  const forget = (): void => {
    setRules(null);
    setChanges(null);
  };
  const mutationKey = ['accept', runId];
  const { mutate, isPending } = useMutation<RosterChange, ApiError, Acceptance>({
    mutationKey,
    mutationFn: ({ revision, slots }) =>
      call('POST /api/roster-runs/{id}/accept', {
        path: { id: runId },
        body: { revision, ...(slots && { slots }) },
      }),
    onSuccess: async ({ notified }, { slots }) => {
      await refresh(client);
      toast({
        title: slots ? `Proposta aceita em ${plural(slots.length, 'missa', 'missas')}` : 'Proposta aceita',
        ...(notified > 0 && {
          description: `${plural(notified, 'pessoa é avisada', 'pessoas são avisadas')} por e-mail.`,
        }),
        action: { label: 'Desfazer', run: undo },
      });
      onAccepted();
    },
    onError: async (error) => {
      const refused = error.body as (BrokenRulesResponse & StaleRosterResponse) | null;
      if (refused?.rules) return setRules(refused.rules);
      if (!refused?.changes) return void toastError('Erro ao aceitar a proposta', error);
      await refresh(client);
      setChanges(refused.changes);
    },
  });
  return {
    rules,
    changes,
    isPending,
    forget,
    send: ({ revision, masses }: Comparison, chosen: Comparison['masses']): void => {
      // The second press of a double one comes before the button is busy.
      if (client.isMutating({ mutationKey }) > 0) return;
      forget();
      const all = chosen.length === masses.length;
      mutate({ runId, revision, ...(!all && { slots: chosen.map(({ slotId }) => slotId) }) });
    },
  };
}
