import { Undo2 } from 'lucide-react';
import { useApiQuery } from '../../../api/queries.ts';
import { toast } from '../../../api/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { ChangeList } from './change-list.tsx';
import type { HistoryStep } from './editor-model.ts';
import { inverseOf } from './inverse.ts';
import { useRosterEditor } from './roster-editor.tsx';

/** The steps of a roster, the latest first, and the way back from each. */
export default function HistoryDialog({ scheduleId, onClose }: { scheduleId: number; onClose: () => void }) {
  const { mayEdit } = useRosterEditor();
  const changes = useApiQuery(
    '/api/schedules/{id}/roster/history',
    { path: { id: scheduleId } },
    { fresh: true },
  );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Histórico da escala"
      description="As últimas mudanças, a mais nova primeiro."
    >
      <QueryState
        query={changes}
        loading={<SkeletonCards lines={1} />}
        empty={<EmptyState text="Nenhuma mudança ainda." />}
      >
        {(list) => (
          <ChangeList changes={list} act={(step) => mayEdit && <UndoAlone step={step} onMove={onClose} />} />
        )}
      </QueryState>
    </Dialog>
  );
}

/** Takes back one step and leaves the later ones, unless one of them has changed the same. */
function UndoAlone({ step, onMove }: { step: HistoryStep; onMove: () => void }) {
  const editing = useRosterEditor();
  const moves = inverseOf(step, editing.place);
  if (moves === null) return null;
  const undo = (): void => {
    if (typeof moves === 'string') {
      toast({ title: 'Não dá para desfazer só isto', description: moves, variant: 'destructive' });
      return;
    }
    onMove();
    editing.takeBack(step, moves);
  };
  return (
    <Button look="quiet" disabled={editing.busy} onClick={undo}>
      <Undo2 aria-hidden size={18} />
      Desfazer só isto
    </Button>
  );
}
