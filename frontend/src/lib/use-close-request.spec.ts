import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCloseRequest } from './use-close-request.ts';

const watching = new Set<EventTarget>();

class Watcher extends EventTarget {
  constructor() {
    super();
    watching.add(this);
  }
  destroy(): void {
    watching.delete(this);
  }
}

beforeEach(() => void vi.stubGlobal('CloseWatcher', Watcher));
afterEach(() => void vi.unstubAllGlobals());

const open = (onClose: () => void) =>
  renderHook(({ isOpen }) => useCloseRequest(isOpen, onClose), { initialProps: { isOpen: false } });

describe('useCloseRequest', () => {
  it('should close what is open when the device asks for it, and ask for nothing when it is closed', () => {
    const onClose = vi.fn();
    const { rerender } = open(onClose);
    expect(watching.size).toBe(0);
    rerender({ isOpen: true });
    [...watching].forEach((watcher) => watcher.dispatchEvent(new Event('close')));
    expect(onClose).toHaveBeenCalledTimes(1);
    rerender({ isOpen: false });
    expect(watching.size).toBe(0);
  });

  describe('in a browser that tells only of steps in the history', () => {
    const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
    const step = (index: number, { navigationType = 'traverse', cancelable = true } = {}): boolean =>
      navigation.dispatchEvent(
        Object.assign(new Event('navigate', { cancelable }), { navigationType, destination: { index } }),
      );
    beforeEach(() => {
      vi.stubGlobal('CloseWatcher', undefined);
      vi.stubGlobal('navigation', navigation);
    });

    it('should stop a step back and close the uppermost, one after the other', () => {
      const [below, above] = [vi.fn(), vi.fn()];
      const first = open(below);
      const second = open(above);
      first.rerender({ isOpen: true });
      second.rerender({ isOpen: true });
      expect(step(2)).toBe(false);
      expect([below, above].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
      second.rerender({ isOpen: false });
      expect(step(2)).toBe(false);
      expect(below).toHaveBeenCalledOnce();
      first.rerender({ isOpen: false });
      expect(step(2)).toBe(true);
      expect(below).toHaveBeenCalledOnce();
    });

    it('should let any other step be, and one that cannot be stopped', () => {
      const onClose = vi.fn();
      open(onClose).rerender({ isOpen: true });
      expect(step(4)).toBe(true);
      expect(step(-1, { navigationType: 'push' })).toBe(true);
      step(2, { cancelable: false });
      expect(onClose).not.toHaveBeenCalled();
    });
  });

  it('should leave browsers alone that know nothing of it', () => {
    vi.stubGlobal('CloseWatcher', undefined);
    vi.stubGlobal('navigation', undefined);
    const { rerender, unmount } = open(() => undefined);
    rerender({ isOpen: true });
    unmount();
  });
});
