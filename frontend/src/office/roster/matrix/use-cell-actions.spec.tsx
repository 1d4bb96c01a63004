import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { useCellActions } from './use-cell-actions.tsx';

vi.mock('../editor/roster-editor.tsx');

function actionsAt(place: { pinned: boolean; overrideReason: string | null }) {
  const move = vi.fn();
  const editing = { place: () => place, move, mayEdit: true };
  vi.mocked(useRosterEditor).mockReturnValue(editing as unknown as ReturnType<typeof useRosterEditor>);
  const none = () => undefined;
  const { result } = renderHook(() =>
    useCellActions({ onMenu: none, onMove: none, onExchange: none, onOpenMass: none, onExplain: none }),
  );
  const cell = { ministerId: 7, slotId: 10 };
  const offered = result.current.itemsOf(cell).map(({ label }) => label);
  return { offered, pressF: () => result.current.press('f', cell), move };
}

it('should offer to release a pinned place, by key too', () => {
  const { offered, pressF, move } = actionsAt({ pinned: true, overrideReason: null });
  expect(offered).toContain('Soltar lugar');
  expect(pressF()).toBe(true);
  expect(move).toHaveBeenCalledExactlyOnceWith({ ministerId: 7, to: 10, pinned: false });
});

it('should neither pin nor release an exception, which no computation changes', () => {
  const { offered, pressF, move } = actionsAt({ pinned: false, overrideReason: 'Pedido do pároco.' });
  expect(offered).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(Fixar|Soltar)/)]));
  expect(pressF()).toBe(false);
  expect(move).not.toHaveBeenCalled();
});
