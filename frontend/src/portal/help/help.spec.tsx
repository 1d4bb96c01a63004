import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../api/queries.ts';
import { SessionProvider } from '../../shared/session.tsx';
import { piecesOf } from '../../../manual.ts';
import { Pieces } from './guide-text.tsx';
import { GUIDES } from './guides.ts';
import Help from './help.tsx';

const open = (address: string) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <SessionProvider>
          <Routes>
            <Route path="/ajuda/*" element={<Help />} />
          </Routes>
        </SessionProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('The help', () => {
  it('should list the guides of one’s own readers, for a visitor those of entering, and fold the others', async () => {
    open('/ajuda');
    const of = (audience: string) =>
      GUIDES.filter((one) => one.audience === audience).map(({ title }) => title);
    expect(titles()).toEqual(of('entrada'));
    expect(screen.getAllByRole('heading', { level: 2 })[0]!.textContent).toBe('Para entrar');
    await userEvent.click(screen.getByRole('button', { name: 'Para quem serve' }));
    expect(titles()).toEqual([...of('entrada'), ...of('ministro')]);
    await userEvent.click(screen.getByRole('link', { name: 'Ler tudo: Para quem serve' }));
    expect(await screen.findAllByRole('article')).toHaveLength(of('ministro').length);
  });

  it('should find guides by what is typed, and say when there is none', async () => {
    open('/ajuda');
    const seek = screen.getByRole('searchbox', { name: 'Buscar na ajuda' });
    await userEvent.type(seek, 'endereco da agenda');
    await waitFor(() => expect(titles()).toContain('As missas na agenda do celular'));
    expect(titles().length).toBeLessThan(GUIDES.length);
    await userEvent.clear(seek);
    await userEvent.type(seek, 'tubarão');
    await screen.findByText('Nenhum guia fala de “tubarão”. Tente outra palavra, ou pergunte à coordenação.');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
    expect(titles()).toEqual(
      GUIDES.filter(({ audience }) => audience === 'entrada').map(({ title }) => title),
    );
  });

  it('should open the guide of the page one comes from, and the list where there is none', async () => {
    open('/ajuda?de=/my-schedule');
    screen.getByRole('heading', { level: 1, name: 'Ver quando você serve' });
    await screen.findByRole('heading', { level: 2, name: 'Confirmar a presença' });
    open('/ajuda?de=/nada');
    screen.getByRole('heading', { level: 1, name: 'Ajuda' });
  });

  it('should put all guides of an audience into one booklet', () => {
    open('/ajuda/manual/coordenacao');
    const own = GUIDES.filter(({ audience }) => audience === 'coordenacao').map(({ title }) => title);
    const chapters = screen.getAllByRole('article');
    expect(chapters.map((one) => within(one).getByRole('heading', { level: 2 }).textContent)).toEqual(own);
    screen.getByRole('button', { name: 'Imprimir' });
  });

  it('should leave no empty frame where a picture does not come', () => {
    render(<Pieces pieces={piecesOf('![Minha Escala](pictures/my-schedule-phone.webp)')} />);
    fireEvent.error(screen.getByRole('img', { name: 'Minha Escala' }));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('should say that a guide is not there', () => {
    open('/ajuda/nada');
    screen.getByRole('heading', { level: 1, name: 'Guia não encontrado' });
    open('/ajuda/manual/ninguem');
    expect(screen.getAllByRole('heading', { level: 1, name: 'Guia não encontrado' })).toHaveLength(2);
  });

  it('should show what Markdown says and bring no HTML of a text’s own', () => {
    const body = [
      '## Passos',
      '1. Toque em **Editar**.\n2. Veja [a escala](12-minha-escala.md) ou [o perfil](/profile).',
      '> Uma dica.',
      '<img src=x onerror=alert(1)> e <b>nada</b>',
    ].join('\n\n');
    const { container } = render(
      <MemoryRouter>
        <Pieces pieces={piecesOf(body)} />
      </MemoryRouter>,
    );
    screen.getByRole('heading', { level: 2, name: 'Passos' });
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(container.querySelector('strong')!.textContent).toBe('Editar');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/ajuda/minha-escala',
      '/profile',
    ]);
    expect(screen.getByRole('note').textContent).toBe('Uma dica.');
    expect(container.querySelector('img, b')).toBeNull();
    expect(container.textContent).toContain('<b>nada</b>');
  });
});
