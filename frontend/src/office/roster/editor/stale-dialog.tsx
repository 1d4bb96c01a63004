import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/page.tsx';
import { ChangeList } from './change-list.tsx';
import type { ConcurrentChange } from './editor-model.ts';

/** Somebody else changed the roster meanwhile: what they did, before one's own change is made or given up. */
export default function StaleDialog({
  said,
  changes,
  busy,
  onClose,
  onRepeat,
}: {
  /** What one's own moves would do, in words; null of a step back or forth. */
  said: string | null;
  changes: readonly ConcurrentChange[];
  busy: boolean;
  onClose: () => void;
  onRepeat: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      wide
      title="A escala mudou enquanto você editava"
      description={
        <>
          <p>A sua mudança ainda não foi feita{said === null ? '' : `: ${said}`}.</p>
          <p>A página já mostra a escala como está agora; veja o que mudou.</p>
        </>
      }
    >
      <Stack gap={24}>
        <ChangeList changes={changes} />
        <DialogFoot onClose={onClose} leave="Deixar como está">
          <Button look="primary" busy={busy} onClick={onRepeat}>
            Fazer a minha mudança
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
