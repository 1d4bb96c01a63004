import { Eye, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/field.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { useRosterEditor } from '../roster/editor/roster-editor.tsx';
import { changeSummary, stillEmpty } from '../roster/proposal/comparison-model.ts';
import { proposalState, type Proposal, type ProposalState } from './chat-model.ts';
import styles from './proposal-card.module.css';

const ComparisonDialog = lazyPage(() => import('../roster/proposal/comparison-dialog.tsx'), null);

const STATES: Record<ProposalState, { label: string; tone: Tone; text: string }> = {
  waiting: { label: 'Aguardando', tone: 'info', text: 'A escala só muda quando alguém aceitar.' },
  accepted: { label: 'Aceita', tone: 'success', text: 'A escala mudou, no todo ou em parte.' },
  undone: { label: 'Desfeita', tone: 'neutral', text: 'A escala voltou a ser a de antes.' },
  discarded: { label: 'Descartada', tone: 'neutral', text: 'A escala ficou como estava.' },
};

/** A proposal that a reply made, in short: opened to be compared and accepted, discarded, and undone while it can be. */
export function ProposalCard({
  proposal,
  onCompute,
}: {
  proposal: Proposal;
  /** Another proposal is wanted. */
  onCompute: () => void;
}) {
  const { runId, undoRevision } = proposal;
  const { roster, mayEdit, busy, undo } = useRosterEditor();
  const [open, setOpen] = useState(false);
  const [discarding, setDiscarding] = useState(false);
  const state = proposalState(proposal);
  const { label, tone, text } = STATES[state];
  const waits = state === 'waiting';
  const undoable = mayEdit && undoRevision !== null && undoRevision === roster.revision;
  const comparison = useApiQuery(
    '/api/roster-runs/{id}/comparison',
    { path: { id: runId } },
    { fresh: true, enabled: waits },
  );
  const discard = useApiMutation({
    run: () => call('POST /api/roster-runs/{id}/discard', { path: { id: runId } }),
    success: { title: 'Proposta descartada', description: 'A escala ficou como estava.' },
    failure: 'Erro ao descartar a proposta',
    then: () => {
      setDiscarding(false);
      setOpen(false);
    },
  });

  return (
    <Card as="h3" className={styles.proposal} title="Proposta" actions={<Badge tone={tone}>{label}</Badge>}>
      <p>
        {waits && comparison.data && (
          <>
            <strong>{changeSummary(comparison.data)}</strong> {stillEmpty(comparison.data)}{' '}
          </>
        )}
        {text}
      </p>
      {(waits || undoable) && (
        <FormActions>
          {waits && (
            <>
              <Button onClick={() => setDiscarding(true)}>
                <X aria-hidden size={20} />
                Descartar
              </Button>
              <Button look="primary" onClick={() => setOpen(true)}>
                <Eye aria-hidden size={20} />
                Ver e aceitar
              </Button>
            </>
          )}
          {undoable && (
            <Button busy={busy} onClick={undo}>
              <Undo2 aria-hidden size={20} />
              Desfazer
            </Button>
          )}
        </FormActions>
      )}
      {open && (
        <ComparisonDialog
          runId={runId}
          onClose={() => setOpen(false)}
          onLeave={() => discard.mutate()}
          onCompute={() => {
            setOpen(false);
            onCompute();
          }}
        />
      )}
      <ConfirmDialog
        open={discarding}
        onClose={() => setDiscarding(false)}
        title="Descartar proposta?"
        description="A escala fica como está. Para ter a proposta de novo, peça-a outra vez ao assistente."
        confirm="Descartar proposta"
        destructive
        busy={discard.isPending}
        onConfirm={() => discard.mutate()}
      />
    </Card>
  );
}
