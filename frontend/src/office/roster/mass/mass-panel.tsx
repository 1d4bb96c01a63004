import { useDndMonitor } from '@dnd-kit/core';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { MassContent, MassMoment, type MassProps } from './mass-content.tsx';
import styles from './mass-panel.module.css';

/** One mass beside the calendar, which stays at hand: people are dragged from here onto other masses. */
export function MassPanel({ mass, onClose, ...rest }: MassProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  // In the same moment in which the panel comes or goes: between them the keyboard would be nowhere.
  useLayoutEffect(() => {
    const here = panel.current!;
    const opener = document.activeElement as HTMLElement | null;
    here.focus();
    return () => {
      const { activeElement } = document;
      // Whoever has pressed something else, as another mass, stays there.
      const isFree = here.contains(activeElement) || activeElement?.matches('body, main');
      if (isFree) opener?.focus({ preventScroll: true });
    };
  }, []);

  const dragging = useRef(false);
  useDndMonitor({
    onDragStart: () => (dragging.current = true),
    onDragEnd: () => (dragging.current = false),
    onDragCancel: () => (dragging.current = false),
  });

  const closeByEscape = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    // A menu, a dialog, a search field or a person in the hand has its own use for Escape. Where a dialog's opener is
    // gone, the keyboard is on the page itself.
    const isOwn = target.matches('body, main') || panel.current!.contains(target);
    const isFree = target.tagName !== 'INPUT' && !dragging.current && !event.defaultPrevented;
    if (event.key === 'Escape' && isOwn && isFree) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, []);

  return (
    <aside ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {mass.description}
        </h2>
        <IconButton label="Fechar" onClick={onClose}>
          <X aria-hidden size={24} />
        </IconButton>
        <div className={styles.moment}>
          <MassMoment mass={mass} />
        </div>
      </header>
      <MassContent mass={mass} draggable onClose={onClose} {...rest} />
    </aside>
  );
}
