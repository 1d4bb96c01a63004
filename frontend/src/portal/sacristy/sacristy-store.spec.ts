import { renderHook, act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { discardTaps, sendTaps, tap, useWaiting } from './sacristy-store.ts';

interface Sent {
  token: string;
  taps: { id: string; ministerId: number }[];
}

/** A server that answers each sending by what the test says; everything that was sent. */
function server(answer: (sent: Sent) => Promise<Response>): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    const { taps } = JSON.parse(init!.body as string) as Pick<Sent, 'taps'>;
    const token = (init!.headers as Record<string, string>)['x-sacristy-token']!;
    sent.push({ token, taps });
    return answer({ token, taps });
  });
  return sent;
}

const takes = ({ taps }: Sent) =>
  Promise.resolve(new Response(JSON.stringify({ kept: taps.length, unknown: 0 })));
const waiting = () => renderHook(useWaiting).result.current;

describe('What the sacristy sends', () => {
  it('should stay on the device without network, and go once with the same ids', async () => {
    tap('today', { slotId: 1, ministerId: 7, arrived: true });
    const id = waiting()[0]?.id;
    server(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(sendTaps()).rejects.toMatchObject({ status: 0 });
    expect(waiting()).toHaveLength(1);
    vi.restoreAllMocks();
    const sent = server(takes);
    expect(await sendTaps()).toEqual([]);
    expect(sent.flatMap(({ taps }) => taps.map((one) => one.id))).toEqual([id]);
    expect(waiting()).toEqual([]);
    await sendTaps();
    expect(sent).toHaveLength(1);
  });

  it('should go in the session in which it was made, fifty at once', async () => {
    for (let ministerId = 1; ministerId <= 60; ministerId += 1)
      tap('yesterday', { slotId: 1, ministerId, arrived: true });
    tap('today', { slotId: 2, ministerId: 1, arrived: true });
    const sent = server(takes);
    await sendTaps();
    expect(sent.map(({ token, taps }) => [token, taps.length])).toEqual([
      ['yesterday', 50],
      ['yesterday', 10],
      ['today', 1],
    ]);
  });

  it('should keep what came while something was on its way', async () => {
    tap('today', { slotId: 1, ministerId: 1, arrived: true });
    let first = true;
    const sent = server((given) => {
      if (first) tap('today', { slotId: 1, ministerId: 2, arrived: true });
      first = false;
      return takes(given);
    });
    await sendTaps();
    expect(sent.map(({ taps }) => taps.map(({ ministerId }) => ministerId))).toEqual([[1], [2]]);
  });

  it('should stay when its session has ended, until it is thrown away, and hold back nothing else', async () => {
    tap('ended', { slotId: 1, ministerId: 1, arrived: true });
    tap('today', { slotId: 1, ministerId: 1, arrived: true });
    const refusal = JSON.stringify({ statusCode: 404, code: 'sacristy-closed', message: 'Encerrado.' });
    const sent = server((given) =>
      given.token === 'ended' ? Promise.resolve(new Response(refusal, { status: 404 })) : takes(given),
    );
    expect(await sendTaps()).toEqual(['ended']);
    expect(sent.map(({ token }) => token)).toEqual(['ended', 'today']);
    expect(waiting().map(({ token }) => token)).toEqual(['ended']);
    expect(await sendTaps(undefined, ['ended'])).toEqual(['ended']);
    expect(sent).toHaveLength(2);
    act(() => discardTaps(['ended']));
    expect(waiting()).toEqual([]);
  });
});
