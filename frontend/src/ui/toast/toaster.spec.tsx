import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog.tsx';
import Toaster from './toaster.tsx';
import { dismissToast, removeToast, toast, updateToast } from '../../api/toasts.ts';

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

  it('should give Escape to the dialog that it was pressed in, and take it itself where the keyboard is on it', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    const close = vi.fn();
    const page = (open: boolean) => (
      <>
        <Toaster />
        <Dialog open={open} onClose={close} title="Editar questionário">
          <input aria-label="Título" />
        </Dialog>
      </>
    );
    const { rerender } = render(page(true));
    act(() => void toast({ title: 'Erro ao atualizar questionário' }));
    (await screen.findByLabelText('Título')).focus();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();

    rerender(page(false));
    act(() => void toast({ title: 'Sozinho' }));
    screen.getByRole('button', { name: 'Fechar aviso' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Sozinho')).toBeNull();
    expect(close).toHaveBeenCalledOnce();
  });

  it('should make room for a dialog that opens after it, and stand at the head of one that it tells of', async () => {
    const page = (open: boolean) => (
      <>
        <Toaster />
        <Dialog open={open} onClose={vi.fn()} title="Editar questionário" />
      </>
    );
    const { rerender } = render(page(false));
    const isBefore = (title: string) => screen.getByText(title).closest('[data-before]') !== null;
    act(() => void toast({ title: 'Antes' }));
    expect(isBefore('Antes')).toBe(false);
    rerender(page(true));
    await screen.findByRole('dialog');
    expect(isBefore('Antes')).toBe(true);
    act(() => void toast({ title: 'Depois' }));
    expect(isBefore('Depois')).toBe(false);
  });

  it('should tell what was done as words, not as something to press', () => {
    render(<Toaster />);
    let id = '';
    act(() => {
      id = toast({ title: 'Cadastro aprovado', action: { label: 'Copiar link', run: vi.fn() } });
    });
    act(() => updateToast(id, { action: undefined, note: 'Link copiado!' }));
    screen.getByText('Link copiado!');
    expect(screen.queryByRole('button', { name: /copia/i })).toBeNull();
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
