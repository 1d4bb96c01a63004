import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openScreen, person, stubServer } from '../../../testing/screen.tsx';
import { PushOffer } from './push-offer.tsx';

afterEach(() => vi.unstubAllGlobals());

it('should say what to do where the browser forbids notices', async () => {
  vi.stubGlobal('Notification', { permission: 'denied' });
  const getRegistration = () => Promise.resolve({ pushManager: {} });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: { getRegistration } }));
  stubServer({ 'GET /api/auth/me': person() });
  openScreen({ '/profile': <PushOffer /> }, '/profile');
  await screen.findByText(/^O navegador está bloqueando os avisos/);
  expect(screen.queryByRole('button')).toBeNull();
});
