import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/http.ts';
import { EmptyState, ErrorState, SkeletonCards } from './states.tsx';

describe('SkeletonCards', () => {
  it('should be three', () => {
    render(<SkeletonCards />);
    expect(screen.getAllByTestId('skeleton')).toHaveLength(3);
    screen.getByText('Carregando...');
  });
});

describe('ErrorState', () => {
  it('should say what the server says and try again', async () => {
    const retry = vi.fn();
    const error = new ApiError(503, JSON.stringify({ message: 'O banco de dados está fora do ar.' }));
    render(<ErrorState error={error} retry={retry} />);
    screen.getByText('O banco de dados está fora do ar.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each([
    ['of the application', new ApiError(0, 'Failed to fetch')],
    ['of react-admin', Object.assign(new Error('Failed to fetch'), { status: 0 })],
  ])('should say without network that this is not on the device, and nothing of a server: %s', (_, error) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<ErrorState error={error} />);
    screen.getByText('Isto não está guardado neste aparelho. Aparece quando a internet voltar.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('EmptyState', () => {
  it('should say what would be here and offer the way to it', () => {
    render(<EmptyState text="Nenhum curso ainda." action={<button>Novo curso</button>} />);
    screen.getByText('Nenhum curso ainda.');
    screen.getByRole('button', { name: 'Novo curso' });
  });
});
