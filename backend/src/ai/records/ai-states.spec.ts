import { describe, expect, it } from '@jest/globals';
import { AI_MESSAGE_STATUSES, changeMessageStatus } from './ai-message-states.js';

const outcome = (change: () => unknown) => {
  try {
    return change();
  } catch (error) {
    return (error as Error).message;
  }
};

describe('Replies', () => {
  it('should follow the table', () => {
    const possible = AI_MESSAGE_STATUSES.flatMap((from) =>
      AI_MESSAGE_STATUSES.filter((to) => outcome(() => changeMessageStatus(from, to, 'no')) === to).map(
        (to) => `${from}>${to}`,
      ),
    );
    expect(possible).toEqual([
      'pending>working',
      'pending>failed',
      'pending>stopped',
      'working>done',
      'working>failed',
      'working>stopped',
      'failed>pending',
      'stopped>pending',
    ]);
  });
});
