import { History, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNarrow } from '../../../lib/use-narrow.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { lazyPage, preloadLater } from '../../../ui/lazy-page.tsx';
import { useRosterEditor } from './roster-editor.tsx';
import styles from './editor-bar.module.css';

const HistoryDialog = lazyPage(() => import('./history-dialog.tsx'), null);
preloadLater(HistoryDialog);

/** Undo, redo and what was done: also by Ctrl+Z and Ctrl+Y. */
export function EditorBar() {
  const { roster, mayEdit, busy, undo, redo } = useRosterEditor();
  const narrow = useNarrow();
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
      {narrow ? (
        <IconButton label="Histórico" onClick={() => setHistory(true)}>
          <History aria-hidden size={22} />
        </IconButton>
      ) : (
        <Button look="quiet" onClick={() => setHistory(true)}>
          <History aria-hidden size={20} />
          Histórico
        </Button>
      )}
      {history && <HistoryDialog scheduleId={roster.scheduleId} onClose={() => setHistory(false)} />}
    </div>
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
