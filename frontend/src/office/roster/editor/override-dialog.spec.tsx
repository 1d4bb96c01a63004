import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import OverrideDialog from './override-dialog.tsx';

it('should take one of the usual reasons with a press, and none without one', async () => {
  const onConfirm = vi.fn();
  render(
    <OverrideDialog
      said="Ana entra na missa de domingo, 6 de dezembro, 8h"
      rules={[{ code: 'unanswered', slotId: 1, ministerId: 2, message: 'Ana não respondeu.' }]}
      busy={false}
      onClose={vi.fn()}
      onConfirm={onConfirm}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar assim mesmo' }));
  screen.getByText('Escreva o motivo, em poucas palavras.');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Combinado por telefone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mudar assim mesmo' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Combinado por telefone', false);
});

it('should ask at once what a published roster asks: who is told, and whether who comes has said so', async () => {
  const onConfirm = vi.fn();
  render(
    <OverrideDialog
      said="Ana entra na missa de domingo, 6 de dezembro, 8h"
      rules={[{ code: 'unanswered', slotId: 1, ministerId: 2, message: 'Ana não respondeu.' }]}
      published={{ entering: ['Ana'] }}
      busy={false}
      onClose={vi.fn()}
      onConfirm={onConfirm}
    />,
  );
  await screen.findByText('Só quem entra ou sai é avisado por e-mail, agora.');
  await userEvent.click(screen.getByLabelText('Ana já confirmou por telefone'));
  await userEvent.click(screen.getByRole('button', { name: 'A pessoa pediu' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mudar assim mesmo e avisar' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('A pessoa pediu', true);
});
