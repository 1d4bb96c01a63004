import { hasDraft } from '../../lib/drafts.ts';
import { Muted } from '../../ui/page.tsx';
import { requestDraft } from './asked.ts';

/** Says that a request was begun here. */
export function RequestDraftHint({ assignmentId }: { assignmentId: number }) {
  if (!hasDraft(requestDraft(assignmentId))) return null;
  return <Muted>Você começou um pedido neste aparelho. Ninguém foi perguntado ainda.</Muted>;
}
