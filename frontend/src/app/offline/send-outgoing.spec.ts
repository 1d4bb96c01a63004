import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putOut, waiting } from '../../lib/outgoing.ts';
import { noNetwork, refusal, stubServer } from '../../testing/screen.tsx';
import { sendOutgoing, type Outcome } from './send-outgoing.ts';

const DUTIES = 'GET /api/my-duties';
const CONFIRM = 'POST /api/my-duties/7/confirm';
const mass = { assignmentId: 7, date: '2026-12-06', time: '10:00' };

/** Sends what waits. @returns what became of it. */
async function send(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  await sendOutgoing((_, outcome) => outcomes.push(outcome));
  return outcomes;
}

beforeEach(() => {
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, run: () => Promise<void>) => run() },
  });
  putOut(mass);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('A confirmation given without network', () => {
  it('should be sent once', async () => {
    const asked = stubServer({ [DUTIES]: [mass], [CONFIRM]: { confirmedAt: '2026-12-01T10:00:00Z' } });
    expect(await send()).toEqual(['sent']);
    expect(await send()).toEqual([]);
    expect(asked.map(({ call }) => call)).toEqual([DUTIES, CONFIRM]);
  });

  it.each([
    ['there is no network', noNetwork],
    ['the server cannot be reached', refusal(503)],
    ['nobody is signed in', refusal(401)],
  ])('should wait on while %s', async (_, answer) => {
    stubServer({ [DUTIES]: [mass], [CONFIRM]: answer });
    expect(await send()).toEqual(['waiting']);
    expect(waiting()).toEqual([mass]);
  });

  it.each([
    ['has another hour', [{ ...mass, time: '08:00' }]],
    ['is somebody else’s', []],
    ['has a substitute asked for', [{ ...mass, substitution: { status: 'open' } }]],
  ])('should confirm no mass that %s by now', async (_, duties) => {
    const asked = stubServer({ [DUTIES]: duties });
    expect(await send()).toEqual(['other']);
    expect(asked.map(({ call }) => call)).toEqual([DUTIES]);
    expect(waiting()).toEqual([]);
  });

  it('should not be sent again after a refusal', async () => {
    stubServer({ [DUTIES]: [mass], [CONFIRM]: refusal(422) });
    expect(await send()).toMatchObject([{ status: 422 }]);
    expect(waiting()).toEqual([]);
  });
});
