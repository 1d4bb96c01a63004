import { describe, expect, it } from 'vitest';
import { queryClient } from './queries.ts';

describe('queryClient', () => {
  it('should have the defaults of the specification', () => {
    expect(queryClient.getDefaultOptions()).toMatchObject({
      queries: { retry: false, staleTime: Infinity, refetchInterval: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    });
  });
});
