import type { Answer } from '../../api/client.ts';
import { daysBetween, hourOf, longDateOf, onLongDateOf } from '../../lib/dates.ts';
import { askedNow, type Question } from '../../shared/answers/answers-model.ts';
import type { Tone } from '../../ui/badge.tsx';

export type SentQuestionnaire = Answer<'GET /api/questionnaires/sent'>[number];

/** The state of a questionnaire for the person who is asked, as a badge. */
export function badgeOf({ state }: Pick<SentQuestionnaire, 'state'>): { label: string; tone: Tone } {
  switch (state) {
    case 'pendente':
      return { label: 'Pendente', tone: 'warning' };
    case 'expirado':
      return { label: 'Prazo Expirado', tone: 'error' };
    case 'respondido':
      return { label: 'Respondido', tone: 'success' };
  }
}

type Waiting = Pick<SentQuestionnaire, 'state' | 'responseDeadline'>;

/** Those that wait for an answer, the nearest deadline first and those without one last. */
export function unanswered<Q extends Waiting>(questionnaires: readonly Q[]): Q[] {
  const deadline = ({ responseDeadline }: Q): number =>
    responseDeadline === null ? Number.MAX_SAFE_INTEGER : Date.parse(responseDeadline);
  return questionnaires.filter(isWaiting).sort((a, b) => deadline(a) - deadline(b));
}

/** What is to be answered first, then the others in the server's order. */
export const byUrgency = <Q extends Waiting>(questionnaires: readonly Q[]): Q[] => [
  ...unanswered(questionnaires),
  ...questionnaires.filter((one) => !isWaiting(one)),
];

/**
 * Those whose deadline is over, to be folded away; not the one that the address names, nor the newest where all are over.
 */
export function foldOver<Q extends Waiting & { id: number }>(
  questionnaires: readonly Q[],
  named: number,
  now: Date,
): { shown: Q[]; over: Q[] } {
  const ordered = byUrgency(questionnaires);
  const current = ordered.filter((one) => one.id === named || !hasEnded(one, now));
  const shown = current.length > 0 ? current : ordered.slice(0, 1);
  return { shown, over: ordered.filter((one) => !shown.includes(one)) };
}

const hasEnded = ({ responseDeadline }: Pick<Waiting, 'responseDeadline'>, now: Date): boolean =>
  responseDeadline !== null && Date.parse(responseDeadline) <= now.getTime();

const isWaiting = ({ state }: Pick<SentQuestionnaire, 'state'>): boolean => state === 'pendente';

type Terms = Pick<SentQuestionnaire, 'state' | 'hasResponse' | 'responseDeadline' | 'allowUpdates'> & {
  questions: readonly Pick<Question, 'begun'>[];
};

/** Not after the deadline nor the last mass, and not a second time where answers may not be changed. */
export function canRespond(
  { state, hasResponse, responseDeadline, allowUpdates, questions }: Terms,
  now: Date,
): boolean {
  if (!hasResponse) return state !== 'expirado';
  return allowUpdates && !hasEnded({ responseDeadline }, now) && askedNow(questions).length > 0;
}

/** Until when to answer, in words, with the days that are left when they are few. */
export function deadlineInWords(deadline: string | null, now: Date): string {
  if (deadline === null) return 'Sem prazo para responder';
  const time = hourOf(deadline);
  const when = time === '23h59' ? longDateOf(deadline) : `${longDateOf(deadline)}, às ${time}`;
  if (Date.parse(deadline) <= now.getTime()) return `O prazo terminou ${onLongDateOf(deadline)}`;
  const days = daysBetween(now.toISOString(), deadline);
  const left = days === 0 ? 'termina hoje' : days === 1 ? 'termina amanhã' : `faltam ${days} dias`;
  return `Responda até ${when} (${left})`;
}
