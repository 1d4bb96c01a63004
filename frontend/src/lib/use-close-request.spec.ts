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

  it('should leave browsers alone that know nothing of it', () => {
    vi.stubGlobal('CloseWatcher', undefined);
    const { rerender, unmount } = open(() => undefined);
    rerender({ isOpen: true });
    unmount();
  });
});
