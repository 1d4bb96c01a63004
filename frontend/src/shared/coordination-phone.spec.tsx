import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, person, stubServer } from '../testing/screen.tsx';
import { CoordinationPhone } from './coordination-phone.tsx';

const Page = () => (
  <>
    <h1>Minha Escala</h1>
    <CoordinationPhone />
  </>
);

const open = (coordinationPhone: string | null) => {
  stubServer({ 'GET /api/auth/me': person(), 'GET /api/settings/public': { coordinationPhone } });
  openScreen({ '/': <Page /> }, '/');
};

describe('The telephone of the coordination', () => {
  it('should be dialled with a touch', async () => {
    open('+55 (15) 3333-4444');
    const link = await screen.findByRole('link', { name: /^Telefonar a quem coordena:/ });
    expect(link.getAttribute('href')).toBe('tel:+551533334444');
    expect(link.textContent).toContain('+55 (15) 3333-4444');
  });

  it('should not be spoken of where the parish names none', async () => {
    open(null);
    await screen.findByRole('heading', { name: 'Minha Escala' });
    expect(screen.queryByText(/Coordenação/)).toBeNull();
  });
});
