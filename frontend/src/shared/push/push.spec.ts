import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushState, renewPush, turnPushOn } from './push.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../api/client.ts', () => ({ call }));

const OWN = { endpoint: 'https://push.example/a', keys: { p256dh: 'BA', auth: 'AA' } };

describe('Notices on this device', () => {
  let subscription: object | null;
  const subscribed = {
    options: { applicationServerKey: null },
    toJSON: () => OWN,
    unsubscribe: () => Promise.resolve((subscription = null)),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: () => Promise.resolve((subscription = subscribed)),
  };

  /** A browser that has answered, or would answer, the person's permission like this. */
  function browser(
    permission: NotificationPermission,
    answer = permission,
    registration: object = { pushManager },
  ) {
    vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(answer) });
    const serviceWorker = {
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    };
    vi.stubGlobal('navigator', { serviceWorker, userAgent: 'Mozilla/5.0 (Linux; Android 15)' });
  }

  beforeEach(() => {
    subscription = null;
    localStorage.clear();
    call.mockReset().mockResolvedValue({ publicKey: 'BKey' });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('should be turned on by the person, told to the server, and be theirs alone', async () => {
    browser('default', 'granted');
    expect(await pushState(1)).toBe('off');
    expect(await turnPushOn(1)).toBe('on');
    expect(call).toHaveBeenCalledWith('PUT /api/push/subscription', { body: OWN });
    expect(await pushState(1)).toBe('on');
    expect(await pushState(2)).toBe('off');
  });

  it.each([
    ['denied', 'denied'],
    ['default', 'off'],
  ] as const)('should stay as they are when the person answers %s', async (answer, state) => {
    browser('default', answer);
    expect(await turnPushOn(1)).toBe(state);
    expect(call).not.toHaveBeenCalled();
  });

  it('should say what is in the way', async () => {
    browser('denied');
    expect(await pushState(1)).toBe('denied');
    browser('default', 'default', {});
    expect(await pushState(1)).toBe('unsupported');
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' });
    expect(await pushState(1)).toBe('not-installed');
  });

  it('should be told to the server again at the start, for whoever wanted them', async () => {
    browser('granted');
    await renewPush(1);
    expect(call).not.toHaveBeenCalled();
    await turnPushOn(1);
    call.mockClear();
    await renewPush(2);
    expect(call).not.toHaveBeenCalled();
    await renewPush(1);
    expect(call).toHaveBeenCalledWith('PUT /api/push/subscription', { body: OWN });
  });
});
