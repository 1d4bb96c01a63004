import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ChangeList } from './change-list.tsx';
import type { HistoryStep, Step } from './editor-model.ts';
import { ConfirmedAlready, WHO_IS_TOLD } from './who-is-told.tsx';

const TITLES = {
  moves: 'Mudar a escala publicada?',
  undo: 'Desfazer na escala publicada?',
  redo: 'Refazer na escala publicada?',
} as const satisfies Record<Step['kind'], string>;

const CONFIRMS = {
  moves: 'Mudar e avisar',
  undo: 'Desfazer e avisar',
  redo: 'Refazer e avisar',
} as const satisfies Record<Step['kind'], string>;

/** A published roster is known to its people: a change of it sends mail, so it asks first. */
export default function NotifyDialog({
  kind,
  said,
  entering = [],
  undone,
  busy,
  onClose,
  onConfirm,
}: {
  kind: Step['kind'];
  /** What the moves do, in words. */
  said: string | null;
  /** The names of those who come. */
  entering?: readonly string[];
  /** What undoing takes back. */
  undone?: HistoryStep | undefined;
  busy: boolean;
  onClose: () => void;
  /** @param confirmed whether those who come have said so already. */
  onConfirm: (confirmed: boolean) => void;
}) {
  const [confirmed, setConfirmed] = useState(false);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={TITLES[kind]}
      description={
        <>
          {said !== null && <p>{said}.</p>}
          <p>{WHO_IS_TOLD}</p>
        </>
      }
      confirm={CONFIRMS[kind]}
      busy={busy}
      onConfirm={() => onConfirm(confirmed)}
    >
      <ConfirmedAlready names={entering} checked={confirmed} onCheck={setConfirmed} />
      {undone && <ChangeList changes={[undone]} />}
    </ConfirmDialog>
  );
}
