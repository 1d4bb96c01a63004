import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DAY, MINUTE } from '../platform/clock.js';
import type { RunningEnv } from '../platform/config/config.module.js';
import { RetentionTimerService } from './retention-timer.service.js';
import type { RetentionService } from './retention.service.js';

describe('RetentionTimerService', () => {
  const run = jest.fn<RetentionService['run']>();

  beforeEach(() => {
    jest.useFakeTimers();
    Logger.overrideLogger(false);
    run.mockReset().mockResolvedValue(null);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  function boot(env: Partial<RunningEnv>): RetentionTimerService {
    const settings = { pollOutbox: true, processRole: 'all', ...env } as RunningEnv;
    const timer = new RetentionTimerService(settings, { run } as unknown as RetentionService);
    timer.onApplicationBootstrap();
    return timer;
  }

  it.each(['all', 'worker'] as const)(
    'should run soon after the start and daily as %s',
    async (processRole) => {
      const timer = boot({ processRole });
      await jest.advanceTimersByTimeAsync(MINUTE);
      expect(run).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(2 * DAY);
      expect(run).toHaveBeenCalledTimes(3);
      await timer.beforeApplicationShutdown();
      await jest.advanceTimersByTimeAsync(2 * DAY);
      expect(run).toHaveBeenCalledTimes(3);
    },
  );

  it('should try again the next day after a failure', async () => {
    run.mockRejectedValueOnce(new Error('database away'));
    const timer = boot({});
    await jest.advanceTimersByTimeAsync(MINUTE + DAY);
    expect(run).toHaveBeenCalledTimes(2);
    await timer.beforeApplicationShutdown();
  });

  it.each([{ processRole: 'api' as const }, { pollOutbox: false }])(
    'should stand still with %j',
    async (env) => {
      boot(env);
      await jest.advanceTimersByTimeAsync(2 * DAY);
      expect(run).not.toHaveBeenCalled();
    },
  );
});
