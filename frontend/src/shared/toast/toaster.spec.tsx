import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../ui/dialog.tsx';
import Toaster from './toaster.tsx';
import { ApiError } from '../../api/http.ts';
import { dismissToast, removeToast, toast, toastError, updateToast } from '../../api/toasts.ts';
import { openScreen, stubServer } from '../../testing/screen.tsx';

const refused = (message: string): string => JSON.stringify({ statusCode: 422, message });

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

  describe('what gives way to what one does next', () => {
    const told = { title: 'Presença confirmada' };
    const page = (open = false) => (
      <>
        <Toaster />
        <button>Adiante</button>
        <p>Palavras</p>
        <Dialog open={open} onClose={vi.fn()} title="Editar questionário" />
      </>
    );
    const show = (given: Parameters<typeof toast>[0], ms: number) =>
      act(() => {
        toast(given);
        vi.advanceTimersByTime(ms);
      });
    const press = (name: string) =>
      userEvent
        .setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
        .click(screen.getByText(name, { exact: true }));

    it.each([
      ['one that only tells', told, null],
      ['an error', { ...told, variant: 'destructive' } as const, 1],
      ['one that offers an act', { ...told, action: { label: 'Desfazer', run: vi.fn() } }, 1],
      ['one that asks for its own time', { ...told, duration: 10_000 }, 1],
    ])('should be, at a press and at a dialog, %s', async (_, given, left) => {
      const { rerender } = render(page());
      const expectLeft = () => expect(screen.queryAllByText(told.title)).toHaveLength(left ?? 0);
      show(given, 1000);
      await press('Adiante');
      expectLeft();
      show(given, 1000);
      rerender(page(true));
      await screen.findByRole('dialog');
      expectLeft();
    });

    it('should not be what was shown just now, nor by a press on words or on itself', async () => {
      render(page());
      show(told, 0);
      await press('Adiante');
      screen.getByText(told.title);
      act(() => void vi.advanceTimersByTime(1000));
      await press('Palavras');
      await press(told.title);
      screen.getByText(told.title);
    });
  });

  it('should have the telephone beside words that send one to the coordination, and the time to dial', async () => {
    stubServer({ 'GET /api/settings/public': { coordinationPhone: '+55 (15) 3333-4444' } });
    openScreen({ '/': <p>Página</p> }, '/', { visitor: true });
    act(
      () => void toastError('Erro ao enviar resposta', new ApiError(422, refused('Fale com a coordenação.'))),
    );
    await screen.findByRole('link', { name: /^Telefonar a quem coordena/ });
    act(() => void vi.advanceTimersByTime(14_000));
    screen.getByText('Fale com a coordenação.');
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
