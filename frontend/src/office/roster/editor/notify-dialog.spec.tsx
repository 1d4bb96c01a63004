import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import NotifyDialog from './notify-dialog.tsx';

const open = (props: Partial<Parameters<typeof NotifyDialog>[0]>) =>
  render(
    <NotifyDialog kind="moves" said={null} busy={false} onClose={vi.fn()} onConfirm={vi.fn()} {...props} />,
  );

it.each([
  ['moves', 'Mudar e avisar'],
  ['undo', 'Desfazer e avisar'],
  ['redo', 'Refazer e avisar'],
] as const)('should name the act of %s', async (kind, act) => {
  open({ kind });
  await screen.findByRole('button', { name: act });
});

it.each([
  [['Ana'], 'Ana já confirmou por telefone'],
  [['Ana', 'Bento'], 'Ana e Bento já confirmaram por telefone'],
  [['Ana', 'Bento', 'Caio'], 'Quem entra já confirmou por telefone'],
])('should ask whether %s have confirmed, and pass that on', async (entering, label) => {
  const onConfirm = vi.fn();
  open({ entering, onConfirm });
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.click(screen.getByRole('button', { name: 'Mudar e avisar' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(true);
});
