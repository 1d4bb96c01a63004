import { describe, expect, it } from 'vitest';
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
} from './photo-adjust-model.ts';

describe(moved, () => {
  it('should move by pixels on both axes', () => {
    expect(moved(CENTERED, 3, -4)).toEqual({ ...CENTERED, x: 3, y: -4 });
  });

  it.each([
    [500, 500, 20, 20],
    [-21, -20.5, -20, -20],
    [20, -20, 20, -20],
  ])('should stop 20 px from the middle: by %d, %d', (byX, byY, x, y) => {
    expect(moved(CENTERED, byX, byY)).toMatchObject({ x, y });
  });

  it('should leave the edge as soon as it is dragged back', () => {
    expect(moved(moved(CENTERED, 100, 0), -1, 0).x).toBe(19);
  });
});

describe(zoomed, () => {
  it('should step by exactly 0.1', () => {
    const scales = Array.from({ length: 5 }, (_, step) => zoomed(CENTERED, step).scale);
    expect(scales).toEqual([1, 1.1, 1.2, 1.3, 1.4]);
  });

  it('should stay between 0.8 and 2.5', () => {
    expect(zoomed(CENTERED, -9).scale).toBe(0.8);
    expect(zoomed(CENTERED, 99).scale).toBe(2.5);
  });
});

describe(zoomedByWheel, () => {
  it('should take one step a tick, however far the wheel was turned', () => {
    expect(zoomedByWheel(CENTERED, -120).scale).toBe(1.1);
    expect(zoomedByWheel(CENTERED, 3).scale).toBe(0.9);
    expect(zoomedByWheel(CENTERED, 0)).toBe(CENTERED);
  });
});

describe(rotated, () => {
  it('should turn by quarters and come back to the start', () => {
    expect(rotated(CENTERED, 1).rotation).toBe(90);
    expect(rotated(CENTERED, -1).rotation).toBe(270);
    expect([1, 1, 1, 1].reduce(rotated, CENTERED)).toEqual(CENTERED);
  });
});

describe(keyed, () => {
  it.each([
    ['ArrowLeft', { x: -1 }],
    ['ArrowRight', { x: 1 }],
    ['ArrowUp', { y: -1 }],
    ['ArrowDown', { y: 1 }],
    ['+', { scale: 1.1 }],
    ['=', { scale: 1.1 }],
    ['-', { scale: 0.9 }],
  ])('should understand %s', (key, change) => {
    expect(keyed(CENTERED, key)).toEqual({ ...CENTERED, ...change });
  });

  it('should leave other keys alone', () => {
    expect(keyed(CENTERED, 'Tab')).toBeNull();
  });
});

describe('a photo', () => {
  it('should be centred without an adjustment, and come back as it was adjusted', () => {
    expect(adjustmentOf({ profileImageUrl: '/a.webp' })).toEqual(CENTERED);
    const adjustment = { x: 5, y: -7, rotation: 90, scale: 1.3 };
    expect(adjustmentOf(adjusted('/a.webp', adjustment))).toEqual(adjustment);
  });

  it('should be told in words', () => {
    expect(inWords(CENTERED)).toBe('Zoom 1,0×, no centro');
    expect(inWords({ x: -5, y: 3, rotation: 90, scale: 1.25 })).toBe(
      'Zoom 1,25×, 5 px à esquerda e 3 px para baixo, girada 90 graus',
    );
  });
});
