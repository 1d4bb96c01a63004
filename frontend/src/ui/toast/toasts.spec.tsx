import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';
import { dismissToast, removeToast, toast, updateToast } from './toasts.ts';

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    act(() => removeToast(toast({ title: '' })));
    vi.useRealTimers();
  });

  it('should show one at a time, the last one', () => {
    render(<Toaster />);
    act(() => {
      toast({ title: 'Primeiro' });
      toast({ title: 'Segundo', description: 'Com detalhes' });
    });
    expect(screen.queryByText('Primeiro')).toBeNull();
    screen.getByText('Segundo');
    screen.getByText('Com detalhes');
  });

  it('should leave after 5 s, or after the time that it asks for', () => {
    render(<Toaster />);
    act(() => void toast({ title: 'Breve' }));
    act(() => void vi.advanceTimersByTime(4_900));
    screen.getByText('Breve');
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Breve')).toBeNull();

    act(() => void toast({ title: 'Demorado', duration: 10_000 }));
    act(() => void vi.advanceTimersByTime(9_900));
    screen.getByText('Demorado');
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Demorado')).toBeNull();
  });

  it('should change, close and run its action', async () => {
    render(<Toaster />);
    const run = vi.fn();
    let id = '';
    act(() => {
      id = toast({ title: 'Antes', action: { label: 'Ver protocolo', run } });
    });
    act(() => updateToast(id, { title: 'Depois' }));
    screen.getByText('Depois');
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await user.click(screen.getByRole('button', { name: 'Ver protocolo' }));
    expect(run).toHaveBeenCalledOnce();
    act(() => dismissToast(id));
    expect(screen.queryByText('Depois')).toBeNull();
  });
});
