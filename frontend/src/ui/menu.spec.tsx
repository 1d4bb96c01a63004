import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import MenuList from './menu-list.tsx';
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

it('should head neighbours of one group with its name, and tell it to who hears the menu', () => {
  render(
    <MenuList
      openedBy="pointer"
      items={[
        { label: 'Trocar', run: vi.fn(), group: 'Mudar' },
        { label: 'Ver', to: '/ministers/1', group: 'Mudar' },
        { label: 'Retirar', run: vi.fn() },
      ]}
    >
      <button>Mais</button>
    </MenuList>,
    { wrapper: MemoryRouter },
  );
  const group = screen.getByRole('group', { name: 'Mudar' });
  const acts = within(group).getAllByRole('menuitem');
  expect(acts.map(({ textContent }) => textContent)).toEqual(['Trocar', 'Ver']);
  expect(within(group).queryByText('Retirar')).toBeNull();
  expect(screen.getByRole('menuitem', { name: 'Retirar' })).toBeDefined();
});

it('should keep the words of an act together, a telephone among them', () => {
  render(
    <MenuList
      openedBy="pointer"
      items={[{ label: 'Telefonar: +55 (15) 99999-9999', icon: <svg />, href: 'tel:+5515999999999' }]}
    >
      <button>Mais</button>
    </MenuList>,
  );
  const act = screen.getByRole('menuitem');
  expect([...act.children].map(({ textContent }) => textContent)).toEqual([
    '',
    'Telefonar: +55 (15) 99999-9999',
  ]);
  expect(act.textContent).toBe('Telefonar: +55 (15) 99999-9999');
});
