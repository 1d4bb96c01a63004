import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

it('should take a key that came before its code to the first act that may be done', async () => {
  vi.resetModules();
  const run = vi.fn();
  render(
    <Menu
      items={[
        { label: 'Fixar', run, disabled: true },
        { label: 'Mover', run },
      ]}
    >
      <button>Ações</button>
    </Menu>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ações' }), { detail: 0 });
  const first = await screen.findByRole('menuitem', { name: 'Mover' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.keyDown(first, { key: 'Enter' });
  await waitFor(() => expect(run).toHaveBeenCalledOnce());
});
