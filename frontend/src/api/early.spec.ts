import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { earlyData } from './early.ts';
import { request } from './http.ts';

const json = (body: unknown) => new Response(JSON.stringify(body));
const server = vi.fn<(url: string) => Promise<Response>>();
const asked = (): string[] => server.mock.calls.map(([url]) => url);

/** The page's own script runs, on a page, as whoever has the token. */
async function openPage(address: string, me: object | Response, token: string | null = 'ana'): Promise<void> {
  const answer = me instanceof Response ? me : json(me);
  if (token !== null) localStorage.setItem('auth_token', token);
  history.replaceState(null, '', address);
  server
    .mockReset()
    .mockImplementation((url) => Promise.resolve(url === '/api/auth/me' ? answer : json([url])));
  vi.stubGlobal('fetch', server);
  vi.resetModules();
  await import('./ask-early.ts');
}

/** The same, until it has asked for everything. */
async function openSchedule(): Promise<void> {
  await openPage('/my-schedule', MEMBER);
  await waitFor(() => expect(asked()).toHaveLength(7));
}

const MEMBER = { permissions: ['account.own', 'content.read', 'duties.own', 'questionnaires.answer'] };

describe('What a page asks for while its code is still coming', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    window.early = undefined;
    history.replaceState(null, '', '/');
  });

  it('should be who is there and what the page shows first, with their token', async () => {
    await openSchedule();
    expect(asked()).toEqual([
      '/api/auth/me',
      '/api/settings/public',
      '/api/calendar/today',
      '/api/dashboard',
      '/api/my-duties',
      '/api/my-offers',
      '/api/my-duties/share',
    ]);
    expect(server).toHaveBeenCalledWith('/api/my-duties', {
      credentials: 'include',
      headers: { authorization: 'Bearer ana' },
    });
  });

  it('should be nothing for a visitor, and nothing that the person may not read', async () => {
    await openPage('/my-schedule', MEMBER, null);
    expect(asked()).toEqual([]);
    await openPage('/dashboard', { permissions: ['account.own', 'content.read'] });
    await waitFor(() => expect(asked()).toContain('/api/dashboard'));
    expect(asked()).not.toContain('/api/my-duties');
  });

  it('should be the same at / as at /dashboard, and only what each may read', async () => {
    const asksOf = async (address: string, me: object) => {
      await openPage(address, me);
      await waitFor(() => expect(asked()).toContain('/api/dashboard'));
      return asked().slice(2);
    };
    const home = ['/api/calendar/today', '/api/dashboard', '/api/my-duties', '/api/my-offers'];
    for (const address of ['/', '/dashboard']) expect(await asksOf(address, MEMBER)).toEqual(home);
    const stranger = { permissions: ['account.own', 'content.read'] };
    for (const address of ['/', '/dashboard', '/my-schedule', '/my-questionnaires'])
      expect(await asksOf(address, stranger)).toEqual(home.slice(0, 2));
  });

  it.each([
    ['before consent', { ...MEMBER, consentRequired: true }],
    ['before a second factor', { ...MEMBER, secondFactorNeeded: true }],
    ['with a session that has ended', new Response('{}', { status: 401 })],
  ])('should be the account alone %s', async (_, me: object) => {
    await openPage('/dashboard', me);
    await new Promise((later) => setTimeout(later));
    expect(asked()).toEqual(['/api/auth/me', '/api/settings/public']);
  });

  it('should answer the same question once, and the next one anew', async () => {
    await openSchedule();
    const before = asked().length;
    expect(await request('/api/my-duties')).toEqual(['/api/my-duties']);
    expect(await request('/api/auth/me')).toEqual(MEMBER);
    expect(asked()).toHaveLength(before);
    await request('/api/my-duties');
    expect(asked()).toHaveLength(before + 1);
  });

  it.each<[string, () => unknown]>([
    ['another account', () => localStorage.setItem('auth_token', 'bia')],
    ['nobody', () => localStorage.removeItem('auth_token')],
    ['anybody after a change', () => request('/api/my-duties/1/confirm', { method: 'POST' })],
    ['anybody half a minute later', () => vi.spyOn(performance, 'now').mockReturnValue(30_001)],
  ])('should not answer %s', async (_, then) => {
    await openSchedule();
    await Promise.resolve(then());
    const before = asked().length;
    await request('/api/my-duties');
    expect(asked().slice(before)).toEqual(['/api/my-duties']);
  });

  it('should be drawn at once where it has come, for the same session alone', async () => {
    await openSchedule();
    await waitFor(() => expect(earlyData('/api/my-duties', 'ana', true)).toEqual(['/api/my-duties']));
    expect(earlyData('/api/questionnaires/sent', 'ana', true)).toBeUndefined();
    expect(earlyData('/api/my-duties', 'bia', true)).toBeUndefined();
    expect(earlyData('/api/my-duties', 'ana', true)).toBeUndefined();
  });

  it('should be drawn once, and asked for again by pages that want it fresh', async () => {
    await openSchedule();
    await waitFor(() => expect(earlyData('/api/my-duties', 'ana', true)).toBeDefined());
    const before = asked().length;
    await request('/api/my-duties');
    expect(asked()).toHaveLength(before);
    expect(earlyData('/api/my-duties', 'ana', true)).toBeUndefined();
    await waitFor(() => expect(earlyData('/api/dashboard', 'ana', false)).toBeDefined());
    expect(earlyData('/api/dashboard', 'ana', false)).toBeUndefined();
    await request('/api/dashboard');
    expect(asked().slice(before)).toEqual(['/api/dashboard']);
  });

  it('should fail for whoever takes it as it would have for them', async () => {
    await openSchedule();
    window.early!.answers['/api/my-duties'] = Promise.resolve(new Response('{}', { status: 503 }));
    await expect(request('/api/my-duties')).rejects.toMatchObject({ status: 503 });
    const failed = Promise.reject<Response>(new TypeError('Failed to fetch'));
    window.early!.answers['/api/dashboard'] = failed;
    await expect(request('/api/dashboard')).rejects.toMatchObject({ status: 0 });
  });
});
