import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Says that what was being written has come back, and how to begin anew. */
export function DraftNotice({ onRestart }: { onRestart: () => void }) {
  return (
    <Notice role="status" actions={<Button onClick={onRestart}>Começar de novo</Button>}>
      Recuperamos o que você estava escrevendo.
    </Notice>
  );
}
