import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { FormActions } from '../../ui/field.tsx';
import { ProposalChanges } from './proposal-changes.tsx';
import {
  emptyPlacesText,
  PROPOSAL_STATUS_LABELS,
  sizeText,
  type Proposal,
  type ProposalStatus,
} from './proposal-model.ts';
import styles from './proposal-card.module.css';

const TONES: Record<ProposalStatus, Tone> = {
  open: 'info',
  applied: 'success',
  discarded: 'neutral',
  undone: 'neutral',
};

/** What the assistant would change, to be applied or discarded; what was applied can be undone. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { id, status, proven } = proposal;
  const [asked, setAsked] = useState<'discard' | 'undo' | null>(null);
  const close = (): void => setAsked(null);
  const apply = useApiMutation({
    run: () => call('POST /api/ai-schedule/proposals/{id}/apply', { path: { id } }),
    success: { title: 'Proposta aplicada', description: 'A escala mudou. Você ainda pode desfazer.' },
    failure: 'Erro ao aplicar a proposta',
  });
  const discard = useApiMutation({
    run: () => call('POST /api/ai-schedule/proposals/{id}/discard', { path: { id } }),
    success: 'Proposta descartada',
    failure: 'Erro ao descartar a proposta',
    then: close,
  });
  const undo = useApiMutation({
    run: () => call('POST /api/ai-schedule/proposals/{id}/undo', { path: { id } }),
    success: { title: 'Proposta desfeita', description: 'A escala voltou a ser a de antes.' },
    failure: 'Erro ao desfazer a proposta',
    then: close,
  });

  return (
    <Card
      as="h3"
      className={styles.proposal}
      title="Proposta"
      actions={<Badge tone={TONES[status]}>{PROPOSAL_STATUS_LABELS[status]}</Badge>}
    >
      <p>
        <strong>{emptyPlacesText(proposal)}</strong> {sizeText(proposal)}
        {proven && ' Está provado que não há escala melhor com estas respostas e regras.'}
      </p>
      <ProposalChanges proposal={proposal} />
      {(status === 'open' || status === 'applied') && (
        <FormActions>
          {status === 'open' && (
            <>
              <Button onClick={() => setAsked('discard')} disabled={apply.isPending}>
                <X aria-hidden size={20} />
                Descartar
              </Button>
              <Button look="primary" busy={apply.isPending} onClick={() => apply.mutate()}>
                <Check aria-hidden size={20} />
                Aplicar proposta
              </Button>
            </>
          )}
          {status === 'applied' && (
            <Button onClick={() => setAsked('undo')}>
              <Undo2 aria-hidden size={20} />
              Desfazer
            </Button>
          )}
        </FormActions>
      )}
      <ConfirmDialog
        open={asked === 'discard'}
        onClose={close}
        title="Descartar proposta"
        description="A escala fica como está. Para ter a proposta de novo, peça-a outra vez ao assistente."
        confirm="Descartar proposta"
        destructive
        busy={discard.isPending}
        onConfirm={() => discard.mutate()}
      />
      <ConfirmDialog
        open={asked === 'undo'}
        onClose={close}
        title="Desfazer proposta"
        description="A escala volta a ser exatamente a de antes da proposta."
        confirm="Desfazer proposta"
        destructive
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
      />
    </Card>
  );
}
