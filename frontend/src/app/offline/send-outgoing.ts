import { call, type Answer } from '../../api/client.ts';
import { ApiError, isUnanswered, patience } from '../../api/http.ts';
import {
  takeBack,
  waiting,
  type Outgoing,
  type OutgoingAnswers,
  type OutgoingConfirmation,
} from '../../lib/outgoing.ts';
import { ownDuty } from '../../portal/my-schedule/own-duty.ts';

type Answers = Pick<
  Answer<'GET /api/questionnaires/{id}/responses'>[number],
  'responses' | 'additionalNotes'
>;

/** 'other': the mass is another one by now, somebody else's, or one for which they have asked for a substitute since. */
export type Outcome = 'sent' | 'waiting' | 'other' | ApiError;

/**
 * Sends what waits, in one tab at a time, and says of each what became of it. What has arrived before, though its answer
 * did not come back, counts as sent; what was changed elsewhere meanwhile is not overwritten.
 */
export function sendOutgoing(tell: (outgoing: Outgoing, outcome: Outcome) => void): Promise<void> {
  return navigator.locks.request('partilha.outgoing', async () => {
    for (const outgoing of waiting()) {
      const outcome = await sendOne(outgoing);
      tell(outgoing, outcome);
      if (outcome !== 'waiting') takeBack(outgoing);
    }
  });
}

const SIGNED_OUT = 401;

async function sendOne(outgoing: Outgoing): Promise<Outcome> {
  try {
    return await ('questionnaireId' in outgoing ? sendAnswers(outgoing) : confirm(outgoing));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Whoever signs in again finds it waiting still.
    return isUnanswered(error) || error.status === SIGNED_OUT ? 'waiting' : error;
  }
}

async function sendAnswers({ questionnaireId: id, body, replaces }: OutgoingAnswers): Promise<Outcome> {
  const path = { id };
  try {
    if (replaces)
      await call('PUT /api/questionnaires/{id}/responses/{responseId}', {
        path: { id, responseId: replaces.id },
        body: { ...body, seen: replaces.updatedAt },
        signal: patience(),
      });
    else await call('POST /api/questionnaires/{id}/responses', { path, body, signal: patience() });
    return 'sent';
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const [there] = await call('GET /api/questionnaires/{id}/responses', { path }).catch(() => []);
    return there && isSame(there, body) ? 'sent' : error;
  }
}

/** Nobody has said that they come at another day or hour; a confirmation would take their own request back. */
async function confirm(place: OutgoingConfirmation): Promise<Outcome> {
  const own = await ownDuty(place, patience());
  if (!own || own.substitution) return 'other';
  await call('POST /api/my-duties/{id}/confirm', { path: { id: own.assignmentId }, signal: patience() });
  return 'sent';
}

function isSame(a: Answers, b: OutgoingAnswers['body']): boolean {
  const text = ({ responses, additionalNotes }: Answers): string =>
    JSON.stringify([
      Object.entries(responses).sort(([x], [y]) => x.localeCompare(y)),
      additionalNotes || null,
    ]);
  return text(a) === text(b);
}
