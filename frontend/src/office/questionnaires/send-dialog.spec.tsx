import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import type { Questionnaire } from './questionnaire-model.ts';
import SendDialog from './send-dialog.tsx';

const closed = {
  id: 4,
  title: 'Dezembro',
  status: 'completed',
  totalMinisters: 160,
  reachableMinisters: 150,
  responseDeadline: '2020-01-02T02:59:59.999Z',
  unaskedMasses: 0,
} as Questionnaire;

it('should lead to a new deadline where it has passed, and promise no e-mail', async () => {
  const onEdit = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <SendDialog questionnaire={closed} onClose={vi.fn()} onEdit={onEdit} />
    </QueryClientProvider>,
  );
  await screen.findByText(/esperava respostas até 01\/01\/2020/);
  expect(screen.queryByText(/avisada/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mudar o prazo' }));
  expect(onEdit).toHaveBeenCalledOnce();
});
