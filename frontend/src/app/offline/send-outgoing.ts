import { call, type Answer } from '../../api/client.ts';
import { ApiError } from '../../api/http.ts';
import { takeBack, waiting, type Outgoing } from '../../lib/outgoing.ts';

type Answers = Pick<
  Answer<'GET /api/questionnaires/{id}/responses'>[number],
  'responses' | 'additionalNotes'
>;

export type Outcome = 'sent' | 'waiting' | ApiError;

/**
 * Sends what waits, in one tab at a time, and says of each what became of it. What has arrived before, though its answer
 * did not come back, counts as sent; what was changed elsewhere meanwhile is not overwritten.
 */
export function sendOutgoing(tell: (outgoing: Outgoing, outcome: Outcome) => void): Promise<void> {
  return navigator.locks.request('partilha.outgoing', async () => {
    for (const outgoing of waiting()) {
      const outcome = await sendOne(outgoing);
      tell(outgoing, outcome);
      if (outcome !== 'waiting') takeBack(outgoing.questionnaireId);
    }
  });
}

async function sendOne({ questionnaireId: id, body, replaces }: Outgoing): Promise<Outcome> {
  const path = { id };
  try {
    if (replaces)
      await call('PUT /api/questionnaires/{id}/responses/{responseId}', {
        path: { id, responseId: replaces.id },
        body: { ...body, seen: replaces.updatedAt },
      });
    else await call('POST /api/questionnaires/{id}/responses', { path, body });
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) return 'waiting';
    if (error.status !== 409) return error;
    const [there] = await call('GET /api/questionnaires/{id}/responses', { path }).catch(() => []);
    return there && isSame(there, body) ? 'sent' : error;
  }
}

function isSame(a: Answers, b: Outgoing['body']): boolean {
  const text = ({ responses, additionalNotes }: Answers): string =>
    JSON.stringify([
      Object.entries(responses).sort(([x], [y]) => x.localeCompare(y)),
      additionalNotes || null,
    ]);
  return text(a) === text(b);
}
