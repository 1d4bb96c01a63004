import { hasDraft } from '../../lib/drafts.ts';
import { useOutgoing, WAITS } from '../../lib/outgoing.ts';
import { Muted } from '../../ui/page.tsx';

/** Under which the answers of a person are kept on the device. */
export const draftKeyOf = (questionnaireId: number): string => `answers.${questionnaireId}`;

/** Says that answers were begun here, or that they wait for the network. */
export function DraftHint({ questionnaireId }: { questionnaireId: number }) {
  const waits = useOutgoing({ questionnaireId });
  if (waits) return <Muted>{WAITS}</Muted>;
  if (!hasDraft(draftKeyOf(questionnaireId))) return null;
  return <Muted>Você começou a responder neste aparelho. Nada foi enviado ainda.</Muted>;
}
