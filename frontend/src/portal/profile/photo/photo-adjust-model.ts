import type { Photo } from '../../../ui/avatar.tsx';

/** Where a photo sits in its circle: pixels from the middle at 128 px, degrees, magnification. */
export interface Adjustment {
  x: number;
  y: number;
  rotation: number;
  scale: number;
}

/** Specification section 9. */
const MAX_OFFSET = 20;
const MIN_SCALE = 0.8;
const MAX_SCALE = 2.5;
const SCALE_STEP = 0.1;
const FULL_TURN = 360;

export const CENTERED: Adjustment = { x: 0, y: 0, rotation: 0, scale: 1 };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export function adjustmentOf(photo: Photo): Adjustment {
  const { x, y } = photo.profileImagePosition ?? CENTERED;
  const { profileImageRotation: rotation, profileImageScale: scale } = photo;
  return { x, y, rotation: rotation ?? CENTERED.rotation, scale: scale ?? CENTERED.scale };
}

/** The photo as it would be shown. */
export const adjusted = (url: string, { x, y, rotation, scale }: Adjustment): Photo => ({
  profileImageUrl: url,
  profileImagePosition: { x, y },
  profileImageRotation: rotation,
  profileImageScale: scale,
});

/** Moves by pixels, at most 20 from the middle on either axis. */
export const moved = (adjustment: Adjustment, byX: number, byY: number): Adjustment => ({
  ...adjustment,
  x: clamp(adjustment.x + byX, -MAX_OFFSET, MAX_OFFSET),
  y: clamp(adjustment.y + byY, -MAX_OFFSET, MAX_OFFSET),
});

/** Magnifies by steps of 0.1, between 0.8 and 2.5. */
export const zoomed = (adjustment: Adjustment, steps: number): Adjustment => ({
  ...adjustment,
  scale: clamp(Math.round((adjustment.scale + steps * SCALE_STEP) * 10) / 10, MIN_SCALE, MAX_SCALE),
});

/** Turns by quarters, clockwise when positive; kept from 0 to 270 degrees. */
export const rotated = (adjustment: Adjustment, quarters: number): Adjustment => ({
  ...adjustment,
  rotation: (((adjustment.rotation + quarters * 90) % FULL_TURN) + FULL_TURN) % FULL_TURN,
});

/** What a key does to the adjustment: arrows move by one pixel, + and - magnify; null for every other key. */
export function keyed(adjustment: Adjustment, key: string): Adjustment | null {
  switch (key) {
    case 'ArrowLeft':
      return moved(adjustment, -1, 0);
    case 'ArrowRight':
      return moved(adjustment, 1, 0);
    case 'ArrowUp':
      return moved(adjustment, 0, -1);
    case 'ArrowDown':
      return moved(adjustment, 0, 1);
    case '+':
    case '=':
      return zoomed(adjustment, 1);
    case '-':
    case '_':
      return zoomed(adjustment, -1);
    default:
      return null;
  }
}

/** A tick of the wheel: away from the person magnifies. */
export const zoomedByWheel = (adjustment: Adjustment, deltaY: number): Adjustment =>
  deltaY === 0 ? adjustment : zoomed(adjustment, deltaY < 0 ? 1 : -1);

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1 });

/** The adjustment in words. */
export function inWords({ x, y, rotation, scale }: Adjustment): string {
  const side = x === 0 ? '' : `${Math.abs(Math.round(x))} px à ${x < 0 ? 'esquerda' : 'direita'}`;
  const height = y === 0 ? '' : `${Math.abs(Math.round(y))} px para ${y < 0 ? 'cima' : 'baixo'}`;
  const place = [side, height].filter(Boolean).join(' e ') || 'no centro';
  const turn = rotation === 0 ? '' : `, girada ${rotation} graus`;
  return `Zoom ${decimal.format(scale)}×, ${place}${turn}`;
}
