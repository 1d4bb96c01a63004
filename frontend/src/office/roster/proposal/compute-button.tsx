import { Calculator } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { ComputeKind } from './run-model.ts';

const WORDS: Record<ComputeKind, { label: string; busyLabel: string }> = {
  generate: { label: 'Gerar escala', busyLabel: 'Gerando escala...' },
  propose: { label: 'Gerar proposta', busyLabel: 'Gerando proposta...' },
  repair: { label: 'Reparar escala', busyLabel: 'Reparando escala...' },
};

/** What the act will do, said before it is done; null where its name says it. */
export const COMPUTE_PROMISES: Record<ComputeKind, string | null> = {
  generate: null,
  propose:
    'Uma proposta não muda a escala: você compara e aceita tudo ou só algumas missas. Lugares fixados e postos à mão ficam.',
  repair:
    'Se alguém não puder mais, repare a escala: quem já serve fica onde está sempre que possível, e só quem entra ou sai é avisado, depois que você aceitar.',
};

/** Has the roster computed in the way that fits its state. */
export function ComputeButton({
  kind,
  busy,
  onCompute,
}: {
  kind: ComputeKind;
  busy: boolean;
  onCompute: () => void;
}) {
  const { label, busyLabel } = WORDS[kind];
  return (
    <Button look={kind === 'generate' ? 'primary' : 'secondary'} busy={busy} onClick={onCompute}>
      {!busy && <Calculator aria-hidden size={20} />}
      {busy ? busyLabel : label}
    </Button>
  );
}
