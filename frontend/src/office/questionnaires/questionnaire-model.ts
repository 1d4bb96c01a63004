import type { Answer } from '../../api/client.ts';
import { dateTimeOf, daysBetween, recentMoment } from '../../lib/dates.ts';
import { matches } from '../../lib/matches.ts';
import { plural } from '../../lib/plural.ts';

export type Questionnaire = Answer<'GET /api/questionnaires'>[number];
export type Question = Questionnaire['questions'][number];
export type QuestionType = Question['type'];
export type Responses = Answer<'GET /api/questionnaires/{id}/responses'>[number];

/** The values that somebody chose, or the text written, for one question. */
export function answersTo(id: string, responses: Responses['responses']): string[] {
  const values = responses[id];
  return Array.isArray(values) ? values.map(String) : [];
}

/** How often each answer was given: 'Disponível 12 · Talvez 3'. Written answers do not count. */
export function summaryOf(responses: Responses['responses'], questions: readonly Question[]): string {
  const counts = new Map<string, number>(
    questions.flatMap(({ options }) => options.map((option) => [option, 0] as const)),
  );
  questions
    .filter(({ type }) => type !== 'text')
    .flatMap(({ id }) => answersTo(id, responses))
    .forEach((answer) => counts.set(answer, (counts.get(answer) ?? 0) + 1));
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([answer, count]) => `${answer} ${count}`)
    .join(' · ');
}

export type Minister = Answer<'GET /api/ministers'>[number];
export type Unanswered = Answer<'GET /api/questionnaires/{id}/unanswered'>[number];

/** How many a questionnaire still waits for: nobody once all that it asks about has begun. */
export const waitingFor = ({
  status,
  responseCount,
  totalMinisters,
  questions,
}: Pick<Questionnaire, 'status' | 'responseCount' | 'totalMinisters'> & {
  questions: readonly Pick<Question, 'begun'>[];
}): number =>
  status === 'sent' && questions.some(({ begun }) => !begun)
    ? Math.max(0, totalMinisters - responseCount)
    : 0;

/** Whether one of somebody's names holds the text, whatever its case and accents. */
export const namedLike = (text: string, ...names: readonly string[]): boolean =>
  names.some((name) => matches(name, text));

/** Percentage of those asked who have answered. */
export const progressOf = ({
  responseCount,
  totalMinisters,
}: Pick<Questionnaire, 'responseCount' | 'totalMinisters'>): number =>
  totalMinisters === 0 ? 0 : Math.min(100, (responseCount / totalMinisters) * 100);

/** The act of reminding those who have not answered. */
export const remindWords = (waiting: number): string =>
  waiting === 1 ? 'Lembrar 1 pessoa de responder' : `Lembrar os ${waiting} de responder`;

/** Until when a questionnaire takes answers: 'Fecha em 4 dias, 01/12/2026, 23h59'. */
export function closingWords(deadline: string | null, now: string): string {
  if (deadline === null) return 'Sem prazo de resposta';
  const days = daysBetween(now, deadline);
  const when = days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`;
  return `Fecha ${when}, ${dateTimeOf(deadline)}`;
}

/** '1 ainda não respondeu', '53 ainda não responderam'. */
export const unansweredWords = (missing: number): string =>
  plural(missing, 'ainda não respondeu', 'ainda não responderam');

/** When all who had not answered were last reminded: 'Todos lembrados ontem, 21h52'; null when they never were. */
export const lastReminderWords = (
  { remindedAt }: Pick<Questionnaire, 'remindedAt'>,
  now: string,
): string | null => remindedAt && `Todos lembrados ${recentMoment(remindedAt, now)}`;

/** Whether all who have not answered were written to today: by the questionnaire itself, or by a reminder. */
export const isWrittenToday = (
  { sentAt, remindedAt }: Pick<Questionnaire, 'sentAt' | 'remindedAt'>,
  now: string,
): boolean => [sentAt, remindedAt].some((at) => at !== null && daysBetween(at, now) === 0);

/** How a button that reminds them looks: the next act only while nobody wrote to them today. */
export const reminderLook = (
  asked: Pick<Questionnaire, 'sentAt' | 'remindedAt'>,
  now: string,
): 'primary' | 'secondary' => (isWrittenToday(asked, now) ? 'secondary' : 'primary');

/** Who was reminded, and who cannot be: without an account there is no address. */
export const remindedWords = ({
  reminded,
  withoutAccount,
}: Answer<'POST /api/questionnaires/{id}/remind'>): string =>
  `${plural(reminded, 'pessoa recebe', 'pessoas recebem')} um e-mail e um aviso.${
    withoutAccount > 0 ? ` ${withoutAccount} sem conta: pergunte em pessoa.` : ''
  }`;
