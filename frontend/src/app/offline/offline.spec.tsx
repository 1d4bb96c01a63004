import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { request } from '../../api/http.ts';
import { putOut, waiting } from '../../lib/outgoing.ts';
import { putAside } from '../../lib/unsent-requests.ts';
import { loseNetwork, noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import Offline from './offline.tsx';

const DUTIES = 'GET /api/my-duties';
const CONFIRM = 'POST /api/my-duties/7/confirm';
const ASK = 'POST /api/substitutions';
const mass = { assignmentId: 7, date: '2090-12-03', time: '10:00' };
const unsent = { ...mass, dateTime: '2090-12-03T13:00:00.000Z', body: { assignmentId: 7, reason: null } };
const TOLD = /^Substituição ainda não pedida: domingo, 3 de dezembro, 10h/;

beforeEach(() =>
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: (_: string, run: () => Promise<void>) => run() },
  }),
);
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

const HERE = 'A página';

/** A page of somebody signed in, with what the server answers. */
async function open(more: Record<string, unknown>, path = '/dashboard') {
  const answers = { 'GET /api/auth/me': person('duties.own'), [DUTIES]: [mass], ...more };
  const asked = stubServer(answers);
  const page = (
    <>
      <p>{HERE}</p>
      <Offline />
    </>
  );
  openScreen({ [path]: page }, path);
  await screen.findByText(HERE);
  return { asked, answers: answers as Record<string, unknown> };
}

it('should lead whoever sees the schedules to who serves, without network', async () => {
  await open({ 'GET /api/auth/me': person('schedules.read') }, '/coordination');
  loseNetwork();
  const link = await screen.findByRole('link', { name: 'Ver quem serve' });
  expect(link.getAttribute('href')).toBe('/dashboard#quem-serve');
  await userEvent.click(link);
  expect(screen.queryByRole('link', { name: 'Ver quem serve' })).toBeNull();
});

describe('What the server did not get', () => {
  it('should be sent as soon as the server answers anything, though the device had network all the time', async () => {
    const { asked, answers } = await open({ [CONFIRM]: noNetwork, 'GET /api/news': [] });
    act(() => putOut(mass));
    await act(() => request('/api/news'));
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain(CONFIRM));
    expect(waiting()).toEqual([mass]);
    answers[CONFIRM] = {};
    await act(() => request('/api/news'));
    await screen.findByText('Presença confirmada');
    expect(waiting()).toEqual([]);
  });

  it('should, when it is a request for a substitute, go only by a press, offered beside the page', async () => {
    const { asked } = await open({ [ASK]: { namedName: null, nextWaveAt: null } });
    act(() => putAside(unsent));
    await screen.findByText(TOLD);
    expect(asked.map(({ call }) => call)).not.toContain(ASK);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    await screen.findByText('Substituição solicitada');
    expect(asked.find(({ call }) => call === ASK)!.body).toEqual(unsent.body);
    expect(screen.queryByText(TOLD)).toBeNull();
  });

  it('should stand aside on my schedule, where the mass says it, and when it is put off', async () => {
    await open({}, '/my-schedule');
    act(() => putAside(unsent));
    expect(screen.queryByText(TOLD)).toBeNull();
    await open({});
    await screen.findByText(TOLD);
    await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(screen.queryByText(TOLD)).toBeNull();
  });
});
