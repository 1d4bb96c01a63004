import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { Button } from './button.tsx';
import { lazyPart, preloadLater } from './lazy-page.tsx';
import { toast } from '../api/toasts.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  /** On a phone as high as its words, at the lower edge: nothing is filled in. */
  sheet?: boolean;
  /** Where the keyboard begins; absent: at the first field, or else at the act that changes nothing. */
  focus?: RefObject<HTMLElement | null>;
  /** Where it returns to; absent: to where it was. */
  back?: RefObject<Element | null>;
  children?: ReactNode;
}

const frame = lazyPart(() => import('./dialog-frame.tsx'));

/**
 * A question or a form above the page; on a phone it takes the whole screen, a mere question only its part. Escape, the cross and a phone's "back" close
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

/**
 * The one foot of dialogs: what leaves, then what the dialog is for, on one line at every width and always in sight.
 * Leaving is 'Cancelar' where something was asked, 'Fechar' where nothing was, and in words of its own only where it is
 * an answer ('Deixar como está'). What is only read has no foot: the cross closes it.
 */
export function DialogFoot({
  onClose,
  leave = 'Cancelar',
  children,
}: {
  onClose: () => void;
  leave?: 'Cancelar' | 'Fechar' | 'Deixar como está' | 'Esperar as respostas';
  children: ReactNode;
}) {
  return (
    <div data-foot>
      <Button onClick={onClose}>{leave}</Button>
      {children}
    </div>
  );
}

/** Asks before an act: the title is a question, `confirm` names the act, never 'OK'. */
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
  title: `${string}?`;
  description: ReactNode;
  confirm: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}) {
  return (
    <Dialog sheet {...{ open, onClose, title, description }}>
      {children}
      <DialogFoot onClose={onClose}>
        <Button look={destructive ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
