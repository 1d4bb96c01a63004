import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  RotateCcw,
  RotateCw,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { call } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { ADJUST_SIZE, Avatar } from '../../../ui/avatar.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import type { Minister } from '../profile-model.ts';
import {
  adjusted,
  adjustmentOf,
  CENTERED,
  inWords,
  keyed,
  moved,
  rotated,
  zoomedByWheel,
  zoomed,
  type Adjustment,
} from './photo-adjust-model.ts';
import styles from './photo.module.css';

type Step = (adjustment: Adjustment) => Adjustment;

const STEPS: readonly { label: string; icon: LucideIcon; step: Step }[] = [
  { label: 'Mover para a esquerda', icon: ArrowLeft, step: (now) => moved(now, -1, 0) },
  { label: 'Mover para cima', icon: ArrowUp, step: (now) => moved(now, 0, -1) },
  { label: 'Mover para baixo', icon: ArrowDown, step: (now) => moved(now, 0, 1) },
  { label: 'Mover para a direita', icon: ArrowRight, step: (now) => moved(now, 1, 0) },
  { label: 'Diminuir zoom', icon: ZoomOut, step: (now) => zoomed(now, -1) },
  { label: 'Aumentar zoom', icon: ZoomIn, step: (now) => zoomed(now, 1) },
  { label: 'Girar para a esquerda', icon: RotateCcw, step: (now) => rotated(now, -1) },
  { label: 'Girar para a direita', icon: RotateCw, step: (now) => rotated(now, 1) },
];

/** Moves, magnifies and turns the photo in its circle, by mouse, touch, wheel, keyboard or buttons. */
export function PhotoAdjust({ minister, onClose }: { minister: Minister; onClose: () => void }) {
  const [adjustment, setAdjustment] = useState(() => adjustmentOf(minister));
  const save = useApiMutation({
    run: ({ x, y, rotation, scale }: Adjustment) =>
      call('PATCH /api/ministers/{id}', {
        path: { id: minister.id },
        body: { profileImagePosition: { x, y }, profileImageRotation: rotation, profileImageScale: scale },
      }),
    success: 'Posição da foto salva',
    failure: 'Erro ao salvar alterações',
    then: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Ajustar foto"
      description={
        matchMedia('(pointer: coarse)').matches
          ? 'Arraste a foto com o dedo para mover. Os botões também movem e fazem o zoom.'
          : 'Arraste a foto para mover e use a roda do mouse para o zoom, ou use os botões. No teclado, setas e as teclas + e -.'
      }
    >
      <div className={styles.adjust}>
        <Handle url={minister.profileImageUrl!} adjustment={adjustment} onChange={setAdjustment} />
        <p role="status" className={styles.words}>
          {inWords(adjustment)}
        </p>
        <div role="group" aria-label="Ajustes da foto" className={styles.steps}>
          {STEPS.map(({ label, icon: Icon, step }) => (
            <IconButton key={label} label={label} onClick={() => setAdjustment(step)}>
              <Icon aria-hidden size={22} />
            </IconButton>
          ))}
        </div>
        <Button look="quiet" onClick={() => setAdjustment(CENTERED)}>
          Voltar ao centro
        </Button>
      </div>
      <DialogFoot onClose={onClose}>
        <Button look="primary" busy={save.isPending} onClick={() => save.mutate(adjustment)}>
          Concluir
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** The circle itself: it takes pointers, the wheel and keys. */
function Handle({
  url,
  adjustment,
  onChange,
}: {
  url: string;
  adjustment: Adjustment;
  onChange: (change: Step) => void;
}) {
  const circle = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ x: number; y: number; from: Adjustment } | null>(null);

  useEffect(() => {
    const element = circle.current!;
    // React's own wheel listener is passive and could not keep the page still.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      onChange((now) => zoomedByWheel(now, event.deltaY));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [onChange]);

  function press(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = { x: event.clientX, y: event.clientY, from: adjustment };
  }

  function drag(event: PointerEvent<HTMLDivElement>): void {
    if (!dragged.current) return;
    const { x, y, from } = dragged.current;
    const place = moved(from, event.clientX - x, event.clientY - y);
    onChange((now) => ({ ...now, x: place.x, y: place.y }));
  }

  function pressKey(event: KeyboardEvent): void {
    const next = keyed(adjustment, event.key);
    if (!next) return;
    event.preventDefault();
    onChange(() => next);
  }

  const release = () => {
    dragged.current = null;
  };

  return (
    <div
      ref={circle}
      role="application"
      aria-label="Posição da foto: setas movem, + e - mudam o zoom"
      tabIndex={0}
      className={styles.handle}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={pressKey}
    >
      <Avatar photo={adjusted(url, adjustment)} letters="" size={ADJUST_SIZE} />
    </div>
  );
}
