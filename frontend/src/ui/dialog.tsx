import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { Button } from './button.tsx';
import { FormActions } from './field.tsx';
import { lazyPart, preloadLater } from './lazy-page.tsx';
import { toast } from '../api/toasts.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  /** Where the keyboard begins; absent: at the first field, or else at the act that changes nothing. */
  focus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

const frame = lazyPart(() => import('./dialog-frame.tsx'));

/**
 * A question or a form above the page; on a phone it takes the whole screen. Escape, the cross and a phone's "back" close
 * it. The keyboard then returns to where it was, or, when that is gone, to the page.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props;
  const [Frame, setFrame] = useState(frame.loaded);
  const giveUp = useEffectEvent(() => {
    toast({
      title: 'A janela não abriu',
      description: 'Confira a internet, recarregue a página e tente de novo.',
      variant: 'destructive',
    });
    onClose();
  });
  useEffect(() => preloadLater(frame), []);
  useEffect(() => {
    if (!open || Frame) return;
    let gone = false;
    frame.load().then(
      (loaded) => gone || setFrame(() => loaded),
      () => gone || giveUp(),
    );
    return () => {
      gone = true;
    };
  }, [open, Frame]);
  return Frame && <Frame {...props} />;
}

/** Asks before an act; `confirm` names the act, never 'OK'. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  confirm,
  destructive = false,
  busy = false,
  onConfirm,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  description: ReactNode;
  confirm: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}) {
  return (
    <Dialog {...{ open, onClose, title, description }}>
      {children}
      <FormActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button look={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </FormActions>
    </Dialog>
  );
}
