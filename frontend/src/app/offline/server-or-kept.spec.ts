import { describe, expect, it } from 'vitest';
import { serverOrKept } from './server-or-kept.ts';

const LONG_MS = 60_000;
const own = () => Promise.resolve(new Response('kept'));
const nothing = () => Promise.resolve(null);
const answer = (status: number) => Promise.resolve(new Response('answered', { status }));
const textOf = async (given: Promise<Response>) => (await given).text();

describe('What the device has kept', () => {
  it.each([200, 401, 404, 500])('should not stand in for a server that answers %s', async (status) => {
    expect(await textOf(serverOrKept(answer(status), LONG_MS, own))).toBe('answered');
  });

  it.each([502, 503, 504])(
    'should stand in for a server that its proxy does not find: %s',
    async (status) => {
      expect(await textOf(serverOrKept(answer(status), LONG_MS, own))).toBe('kept');
      expect(await textOf(serverOrKept(answer(status), LONG_MS, nothing))).toBe('answered');
    },
  );

  it('should stand in for one that cannot be reached', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await textOf(serverOrKept(lost(), LONG_MS, own))).toBe('kept');
    await expect(serverOrKept(lost(), LONG_MS, nothing)).rejects.toThrow('Failed to fetch');
  });

  it('should stand in for one that is silent; without it the answer is waited for', async () => {
    const silent = Promise.withResolvers<Response>();
    expect(await textOf(serverOrKept(silent.promise, 0, own))).toBe('kept');
    const waiting = serverOrKept(silent.promise, 0, nothing);
    silent.resolve(new Response('late'));
    expect(await textOf(waiting)).toBe('late');
  });
});
