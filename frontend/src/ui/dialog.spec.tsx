import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { useToasts } from '../api/toasts.ts';

const frame = vi.hoisted(() => ({ load: (): unknown => null }));
vi.mock('./dialog-frame.tsx', async (original) => {
  await frame.load();
  return original();
});

const Toasts = () => (
  <>
    {useToasts().map(({ id, title }) => (
      <p key={id}>{title}</p>
    ))}
  </>
);

describe('Dialog', () => {
  it('should say that its code does not come, and open when it does', async () => {
    frame.load = () => Promise.reject(new TypeError('error loading dynamically imported module'));
    const onClose = vi.fn();
    const dialog = (open: boolean) => (
      <>
        <Dialog open={open} onClose={onClose} title="Descartar?">
          <button>Descartar</button>
        </Dialog>
        <Toasts />
      </>
    );
    const { rerender } = render(dialog(true));
    await screen.findByText('A janela não abriu');
    expect(onClose).toHaveBeenCalledOnce();

    frame.load = () => null;
    rerender(dialog(false));
    rerender(dialog(true));
    await screen.findByRole('dialog', { name: 'Descartar?' });
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(dialog(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
