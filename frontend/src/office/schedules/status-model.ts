import type { Answer } from '../../api/client.ts';
import { dateOf, dayAndMonth, massMoment, recentMoment } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { countMasses, countPlaces } from '../roster/calendar/calendar-model.ts';
import { isUnresolved, type Roster } from '../roster/editor/editor-model.ts';
import type { Comparison } from '../roster/proposal/comparison-model.ts';
import { verdictOf } from '../roster/proposal/verdict-model.ts';
import { countsOf } from '../roster/proposal/run-model.ts';
import { isWrittenToday, lastReminderWords, waitingFor } from '../questionnaires/questionnaire-model.ts';
import { canBePublished, type Schedule } from '../roster/schedule-states.ts';

export type ScheduleQuestionnaire = Pick<
  Answer<'GET /api/questionnaires'>[number],
  | 'id'
  | 'status'
  | 'responseCount'
  | 'totalMinisters'
  | 'reachableUnanswered'
  | 'responseDeadline'
  | 'remindedAt'
  | 'sentAt'
> & { questions: readonly { begun: boolean }[] };

interface Facts {
  schedule: Pick<Schedule, 'status'> & { publishedAt: string | null };
  /** As the server lists them, the newest first. */
  questionnaires: readonly ScheduleQuestionnaire[];
  roster: Pick<Roster, 'masses' | 'assignments' | 'proposalRunId'>;
  /** Whether a checked proof says that no roster is better than this one. */
  proven?: boolean;
  /** Whether a roster was computed for the schedule. */
  computed?: boolean;
  /** The proposal that waits beside the roster; not there before it is read. */
  comparison?: Comparison | undefined;
  /** Who asked for a substitute at masses to come, and has none yet. */
  leaving?: readonly { slotId: number; name: string }[];
  /** Read by somebody who cannot change the roster: what they are told asks for nothing. */
  readOnly?: boolean;
}

/** The cards below the masses, by what a link leads to them by. */
export const CARDS = {
  information: 'informacoes',
  confirmations: 'confirmacoes',
  questionnaires: 'questionarios',
  roster: 'escala-de-ministros',
} as const;

/** A station on the way to a published roster. */
export interface Station {
  label: string;
  value: string;
  /** What may be left out where room is scarce. */
  note?: string;
  done: boolean;
  /** The card that tells more. */
  card: (typeof CARDS)[keyof typeof CARDS];
}

export type NextAct =
  | { kind: 'none' | 'generate' | 'publish' | 'repair'; words: string }
  /** A proposal waits; `worth` null as long as it is not known whether it is better than what stands. */
  | { kind: 'compare'; words: string; worth: boolean | null }
  | { kind: 'ask' | 'send'; words: string }
  /** `pressing` unless all were written to today; `answered`: half of them have, enough to make a roster of. */
  | {
      kind: 'remind';
      words: string;
      questionnaireId: number;
      reached: number;
      pressing: boolean;
      answered: boolean;
    }
  | { kind: 'fill' | 'substitute'; words: string; slotId: number };

/** The questionnaire that counts: the newest one that was sent, or else the newest. */
const decisiveOf = (questionnaires: readonly ScheduleQuestionnaire[]): ScheduleQuestionnaire | undefined =>
  questionnaires.find(({ status }) => status !== 'draft') ?? questionnaires[0];

/** How far a schedule is: asked, made, published. */
export function stationsOf({
  schedule: { status, publishedAt },
  questionnaires,
  roster,
  proven = false,
  computed,
}: Facts): Station[] {
  const asked = decisiveOf(questionnaires);
  const { filled, required } = countsOf(roster);
  return [
    {
      label: 'Respostas',
      value: answersText(asked),
      done: asked !== undefined && isAnswered(asked),
      card: CARDS.questionnaires,
    },
    {
      label: 'Escala',
      value: filled === 0 ? 'não gerada' : `${filled} de ${countPlaces(required)}`,
      ...(filled > 0 && proven && { note: 'prova conferida' }),
      done: isMade(roster, computed),
      card: CARDS.roster,
    },
    {
      label: publishedAt === null ? 'Publicação' : 'Publicada',
      value: publishedAt === null ? 'pendente' : `em ${dateOf(publishedAt)}`,
      done: !canBePublished(status),
      card: status === 'published' ? CARDS.confirmations : CARDS.information,
    },
  ];
}

/** A few people put by hand are not a roster yet. */
function isMade(roster: Facts['roster'], computed: Facts['computed']): boolean {
  const { filled, missing } = countsOf(roster);
  return filled > 0 && (filled >= missing || computed === true);
}

const isAnswered = (asked: ScheduleQuestionnaire): boolean =>
  asked.status === 'completed' || (asked.status === 'sent' && waitingFor(asked) === 0);

function answersText(asked: ScheduleQuestionnaire | undefined): string {
  if (!asked) return 'sem questionário';
  if (asked.status === 'draft') return 'não pedidas';
  return `${asked.responseCount} de ${asked.totalMinisters}`;
}

/** What is to be done next, and why. */
export function nextActOf(facts: Facts, now: string): NextAct {
  const {
    schedule: { status },
    roster,
    readOnly = false,
  } = facts;
  if (status === 'archived') return { kind: 'none', words: 'Arquivada: só para leitura.' };
  if (status === 'completed') return { kind: 'none', words: 'Concluída: nada mais muda nesta escala.' };
  if (roster.masses.length === 0)
    return { kind: 'none', words: readOnly ? 'Sem missas ainda.' : 'Inclua as missas desta escala.' };
  if (roster.proposalRunId !== null) return onProposal(facts.comparison, status === 'published');
  const { filled, missing, short } = countsOf(roster);
  const lacking = `${missing === 1 ? 'Falta' : 'Faltam'} ${countPlaces(missing)} em ${countMasses(short)}`;
  const against = brokenWords(roster);
  if (against && readOnly) return { kind: 'none', words: `${against}: veja quem nas missas com “conflito”.` };
  if (!canBePublished(status)) {
    if (against) return { kind: 'repair', words: `${against}: repare a escala, ou mude um por um.` };
    const next = roster.masses.find((mass) => !mass.begun && mass.missing > 0);
    return next
      ? { kind: 'fill', words: `${lacking}. A próxima: ${massMoment(next)}.`, slotId: next.id }
      : (nextToReplace(facts) ?? {
          kind: 'none',
          words: 'Todas as missas que ainda vêm estão completas.',
        });
  }
  if (against) return { kind: 'generate', words: `${against}: calcule uma proposta, ou mude um por um.` };
  if (isMade(roster, facts.computed))
    return { kind: 'publish', words: missing === 0 ? 'Todas as missas estão completas.' : `${lacking}.` };
  const before = nextBeforeRoster(decisiveOf(facts.questionnaires), readOnly, now);
  return filled > 0 && before.kind === 'generate' && !readOnly
    ? { kind: 'generate', words: `${lacking}: calcule uma proposta, ou ponha um por um.` }
    : before;
}

function onProposal(comparison: Comparison | undefined, isTold: boolean): NextAct {
  if (!comparison)
    return {
      kind: 'compare',
      words: 'Há uma proposta calculada. A escala só muda se alguém a aceitar.',
      worth: null,
    };
  const { answer, reason, recommended } = verdictOf(comparison, isTold);
  return {
    kind: 'compare',
    words: recommended && reason ? `${answer} ${reason}` : answer,
    worth: recommended,
  };
}

/** The first mass to come that somebody waits to leave. */
function nextToReplace({ roster, leaving = [] }: Facts): NextAct | undefined {
  const ahead = roster.masses.filter(({ begun }) => !begun);
  const mass = ahead.find(({ id }) => leaving.some(({ slotId }) => slotId === id));
  if (!mass) return undefined;
  const waiting = leaving.filter(({ slotId }) => ahead.some(({ id }) => id === slotId));
  const [one, other] = waiting;
  const isCouple = waiting.length === 2 && waiting.every(({ slotId }) => slotId === mass.id);
  const who =
    waiting.length === 1
      ? `${one!.name} pediu substituição`
      : isCouple
        ? `${one!.name} e ${other!.name} pediram substituição`
        : `${waiting.length} pessoas pediram substituição. A próxima missa`;
  return { kind: 'substitute', words: `${who}: ${massMoment(mass)}.`, slotId: mass.id };
}

/** How many people have a place to come against a rule that nobody set aside. */
function countBroken({ masses, assignments }: Facts['roster']): number {
  const ahead = new Set(masses.filter(({ begun }) => !begun).map(({ id }) => id));
  const places = assignments.filter((place) => ahead.has(place.slotId) && isUnresolved(place));
  return new Set(places.map(({ ministerId }) => ministerId)).size;
}

/** '1 pessoa serve contra uma regra'; null where nobody does. */
export function brokenWords(roster: Facts['roster']): string | null {
  const broken = countBroken(roster);
  return broken === 0 ? null : `${plural(broken, 'pessoa serve', 'pessoas servem')} contra uma regra`;
}

/** Whether a roster that is published has something to repair at masses to come: an empty place, or one against a rule. */
export const needsRepair = (roster: Facts['roster']): boolean =>
  countBroken(roster) > 0 || roster.masses.some(({ begun, missing }) => !begun && missing > 0);

function nextBeforeRoster(asked: ScheduleQuestionnaire | undefined, readOnly: boolean, now: string): NextAct {
  if (!asked)
    return {
      kind: 'ask',
      words: readOnly
        ? 'Os ministros ainda não foram perguntados.'
        : 'Pergunte aos ministros quando podem servir.',
    };
  if (asked.status === 'draft')
    return { kind: 'send', words: 'O questionário está pronto e ainda não foi enviado.' };
  const waiting = waitingFor(asked);
  if (waiting === 0) return { kind: 'generate', words: 'As respostas chegaram.' };
  const until = asked.responseDeadline === null ? '' : `, até ${dayAndMonthOf(asked.responseDeadline)}`;
  const answers = plural(waiting, 'resposta', 'respostas');
  const isPressing = !isWrittenToday(asked, now);
  const written =
    lastReminderWords(asked, now) ??
    (isPressing || asked.sentAt === null ? null : `Enviado ${recentMoment(asked.sentAt, now)}`);
  const words = `${waiting === 1 ? 'Falta' : 'Faltam'} ${answers}${until}.${written ? ` ${written}.` : ''}`;
  return {
    kind: 'remind',
    words,
    questionnaireId: asked.id,
    reached: asked.reachableUnanswered,
    pressing: isPressing,
    answered: 2 * asked.responseCount >= asked.totalMinisters,
  };
}

const dayAndMonthOf = (instant: string): string =>
  dayAndMonth(dateOf(instant).split('/').reverse().join('-'));

/** The mass in which the next act is done, and which is to be opened for it; null: none, or it is open. */
export const massToOpen = (next: NextAct, opened: number | null): number | null =>
  'slotId' in next && next.slotId !== opened ? next.slotId : null;
