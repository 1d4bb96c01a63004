import { screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { openScreen, person, stubServer } from '../../testing/screen.tsx';
import { Person } from './person.tsx';

describe('Who is signed in', () => {
  it('should be called Ministro, with the letter M, without a name', async () => {
    stubServer({ 'GET /api/auth/me': { ...person(), name: '' } });
    openScreen({ '/': <Person /> }, '/');
    await screen.findByText('Ministro');
    screen.getByText('M');
  });
});
