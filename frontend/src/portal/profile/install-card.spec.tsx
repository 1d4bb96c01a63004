import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import InstallCard from './install-card.tsx';

it('should say how the application is installed, and do it where the browser offers it', async () => {
  render(
    <MemoryRouter>
      <InstallCard />
    </MemoryRouter>,
  );
  screen.getByRole('heading', { name: 'No seu celular' });
  screen.getByText('Escolha “Instalar aplicativo” ou “Adicionar à tela inicial”.');
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(offer));
  await userEvent.click(screen.getByRole('button', { name: 'Instalar o aplicativo' }));
  expect(prompt).toHaveBeenCalledOnce();
});

it('should say where an iPhone has it', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
  render(
    <MemoryRouter>
      <InstallCard />
    </MemoryRouter>,
  );
  screen.getByText('Na lista que sobe, procure e toque em “Adicionar à Tela de Início”.');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
