import { describe, expect, it } from '@jest/globals';
import { AI_MESSAGE_STATUSES, changeMessageStatus } from './ai-message-states.js';
import { AI_PROPOSAL_STATUSES, decideProposal, type ProposalDecision } from './ai-proposal-states.js';

const outcome = (change: () => unknown) => {
  try {
    return change();
  } catch (error) {
    return (error as Error).message;
  }
};

describe('Proposals', () => {
  it.each<[ProposalDecision, string[]]>([
    ['apply', ['open>applied']],
    ['discard', ['open>discarded']],
    ['undo', ['applied>undone']],
  ])('should be open to "%s" in these states only', (decision, allowed) => {
    const possible = AI_PROPOSAL_STATUSES.map(
      (from) => [from, outcome(() => decideProposal(from, decision))] as const,
    )
      .filter(([, to]) => (AI_PROPOSAL_STATUSES as readonly unknown[]).includes(to))
      .map(([from, to]) => `${from}>${String(to)}`);
    expect(possible).toEqual(allowed);
  });

  it('should say what state they are in', () => {
    expect(outcome(() => decideProposal('discarded', 'apply'))).toBe(
      'Não dá para aplicar: esta proposta está descartada.',
    );
  });
});

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
