import { afterEach, expect, it, jest } from '@jest/globals';
import type { RunningEnv } from '../../platform/config/config.module.js';
import { LocalAssistant } from '../local/index.js';
import { ParishAssistantService } from './parish-assistant.service.js';

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['all', true, 1],
  ['worker', true, 1],
  ['api', true, 0],
  ['all', false, 0],
])(
  'should be ready from the start where replies are made (%s, %s)',
  async (processRole, pollOutbox, times) => {
    const prepared = jest.spyOn(LocalAssistant, 'prepare').mockReturnValue();
    const env = { processRole, pollOutbox } as unknown as RunningEnv;
    new ParishAssistantService(env, {} as never, {} as never).onApplicationBootstrap();
    await new Promise((resolve) => setImmediate(resolve));
    expect(prepared).toHaveBeenCalledTimes(times);
  },
);
