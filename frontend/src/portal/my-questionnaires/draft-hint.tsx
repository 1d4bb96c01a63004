import { useDraft } from '../../lib/drafts.ts';
import { Muted } from '../../ui/page.tsx';

/** Under which the answers of a person are kept on the device. */
export const draftKeyOf = (questionnaireId: number): string => `answers.${questionnaireId}`;

/** Says that answers were begun here; looks once, when it appears. */
export function DraftHint({ draftKey }: { draftKey: string }) {
  const { restored } = useDraft(draftKey, null);
  return restored && <Muted>Você começou a responder neste aparelho. Nada foi enviado ainda.</Muted>;
}
