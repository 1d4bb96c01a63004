import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, person, stubServer } from '../testing/screen.tsx';
import { AccessDenied } from './access.tsx';
import { CoordinationPhone, PhoneIfSentThere } from './coordination-phone.tsx';

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

  it('should not be named to the coordination itself, where a page is closed to it', async () => {
    stubServer({
      'GET /api/auth/me': person('people.write'),
      'GET /api/settings/public': { coordinationPhone: '+55 (15) 3333-4444' },
    });
    openScreen({ '/': <AccessDenied /> }, '/');
    await screen.findByText(/fale com quem administra o sistema\.$/);
    expect(screen.queryByRole('link', { name: /^Telefonar/ })).toBeNull();
  });

  it.each([
    ['Você já respondeu. Se mudou de ideia, entre no sistema ou fale com a coordenação.', 1],
    ['O seu mandato vai até 01/02. Fale com a coordenação para renovar.', 1],
    ['Na dúvida, converse com essa pessoa ou com a coordenação.', 1],
    ['O link expirou. Peça um novo à coordenação.', 1],
    ['A coordenação já sabe. Você recebe um e-mail.', 0],
    ['Fale com a sua família. A coordenação já sabe.', 0],
  ])('should stand below words that send the person there: %s', async (text, count) => {
    stubServer({
      'GET /api/auth/me': person(),
      'GET /api/settings/public': { coordinationPhone: '+55 (15) 3333-4444' },
    });
    const Told = () => (
      <>
        <PhoneIfSentThere text={text} />
        <CoordinationPhone />
      </>
    );
    openScreen({ '/': <Told /> }, '/');
    await screen.findAllByRole('link');
    expect(screen.getAllByRole('link')).toHaveLength(count + 1);
  });
});
