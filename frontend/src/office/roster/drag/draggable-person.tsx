import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { nameOf } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import type { Mover } from './targets-model.ts';
import styles from './draggable-person.module.css';

/** A person's row that is dragged as a whole; its handle is for the keyboard. */
export function DraggableRow({ mover, children }: { mover: Mover; children: ReactNode }) {
  const editor = useRosterEditor();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: useId(),
    data: mover,
    attributes: { roleDescription: 'pessoa que se arrasta' },
  });
  return (
    <div ref={setNodeRef} {...listeners} className={styles.row} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        className={styles.handle}
        aria-label={`Arrastar ${nameOf(editor, mover.ministerId)}`}
      >
        <GripVertical aria-hidden size={18} />
      </button>
      {children}
    </div>
  );
}

/** A person's name that is dragged from mass to mass. */
export function DraggableChip({ mover }: { mover: Mover }) {
  const editor = useRosterEditor();
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: useId(),
    data: mover,
    attributes: { roleDescription: 'pessoa que se arrasta' },
  });
  return (
    <button
      type="button"
      ref={setNodeRef}
      {...attributes}
      {...listeners}
      className={styles.chip}
      data-dragging={isDragging || undefined}
    >
      <GripVertical aria-hidden size={16} />
      {nameOf(editor, mover.ministerId)}
    </button>
  );
}
