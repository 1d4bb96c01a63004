import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormActions } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { ChangeList } from './change-list.tsx';
import type { ConcurrentChange } from './editor-model.ts';

/** Somebody else changed the roster meanwhile: what they did, before one's own change is made or given up. */
export default function StaleDialog({
  changes,
  busy,
  onClose,
  onRepeat,
}: {
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
        <p>
          A sua mudança ainda não foi feita. A página já mostra a escala como está agora; veja o que mudou.
        </p>
      }
    >
      <Stack gap={24}>
        <ChangeList changes={changes} />
        <FormActions>
          <Button onClick={onClose}>Desistir da minha mudança</Button>
          <Button look="primary" busy={busy} onClick={onRepeat}>
            Fazer a minha mudança
          </Button>
        </FormActions>
      </Stack>
    </Dialog>
  );
}
