import { History, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { toast } from '../../../api/toasts.ts';
import { ChangeList } from './change-list.tsx';
import { inverseOf, type HistoryStep } from './editor-model.ts';
import { useRosterEditor } from './roster-editor.tsx';
import styles from './editor-bar.module.css';

/** Undo, redo and what was done: also by Ctrl+Z and Ctrl+Y. */
export function EditorBar() {
  const { roster, mayEdit, busy, undo, redo } = useRosterEditor();
  const [history, setHistory] = useState(false);
  const canUndo = mayEdit && roster.canUndo && !busy;
  const canRedo = mayEdit && roster.canRedo && !busy;
  useUndoKeys(
    () => canUndo && undo(),
    () => canRedo && redo(),
  );
  return (
    <div className={styles.bar}>
      {mayEdit && (
        <>
          <IconButton label="Desfazer (Ctrl+Z)" disabled={!canUndo} onClick={undo}>
            <Undo2 aria-hidden size={22} />
          </IconButton>
          <IconButton label="Refazer (Ctrl+Y)" disabled={!canRedo} onClick={redo}>
            <Redo2 aria-hidden size={22} />
          </IconButton>
        </>
      )}
      <Button look="quiet" onClick={() => setHistory(true)}>
        <History aria-hidden size={20} />
        Histórico
      </Button>
      {history && <HistoryDialog scheduleId={roster.scheduleId} onClose={() => setHistory(false)} />}
    </div>
  );
}

function HistoryDialog({ scheduleId, onClose }: { scheduleId: number; onClose: () => void }) {
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
  const moves = inverseOf(step, editing);
  if (moves === null) return null;
  const undo = (): void => {
    if (typeof moves === 'string') {
      toast({ title: 'Não dá para desfazer só isto', description: moves, variant: 'destructive' });
      return;
    }
    onMove();
    editing.move(...moves);
  };
  return (
    <Button look="quiet" disabled={editing.busy} onClick={undo}>
      <Undo2 aria-hidden size={18} />
      Desfazer só isto
    </Button>
  );
}

/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z (⌘ on a Mac), except where text is typed or a dialog is open. */
function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (!(event.ctrlKey || event.metaKey) || target.closest('input, textarea, [role=dialog]')) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (!isRedo && key !== 'z') return;
    event.preventDefault();
    if (isRedo) onRedo();
    else onUndo();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
