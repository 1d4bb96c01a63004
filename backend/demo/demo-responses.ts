import type { EntityManager } from '@mikro-orm/postgresql';
import { readAnswers } from '../src/questionnaires/answers.js';
import { ANSWER_LABELS } from '../src/roster/availability.js';
import { AvailabilityAnswer } from '../src/roster/availability-answer.entity.js';
import { QuestionnaireResponse } from '../src/questionnaires/questionnaire-response.entity.js';
import type { Questionnaire } from '../src/questionnaires/questionnaire.entity.js';
import type { ScheduleSlot } from '../src/roster/schedule-slot.entity.js';
import { demoAnswer } from './answers.js';
import type { ServingPerson } from './demo-people-records.js';
import type { DemoPerson } from './people.js';
import type { SeededRandom } from './random.js';

const NOTES = [
  'Se faltar alguém na missa das 10h, podem me chamar.',
  'Nas missas da noite dependo de carona.',
  'Prefiro não servir em dois domingos seguidos, se for possível.',
  'Estou com o joelho operado: se puder, me deixem longe das escadas.',
  'Posso confirmar os "talvez" até a véspera.',
  'Deus abençoe quem monta a escala com tanto carinho!',
];

/** How one questionnaire is answered. */
export interface Answering {
  questionnaire: Questionnaire;
  slots: readonly ScheduleSlot[];
  /** Those who answer. */
  people: readonly ServingPerson[];
  /** Answers come between the questionnaire's sending and this instant. */
  until: Date;
  /** Masses that these people are sure to offer. */
  promised: { people: readonly DemoPerson[]; slots: readonly ScheduleSlot[] };
  random: SeededRandom;
}

/** Stores everybody's response to a questionnaire, and the availability that follows from it. */
export async function storeResponses(em: EntityManager, answering: Answering): Promise<void> {
  const { questionnaire, people, until, random } = answering;
  const sentAt = questionnaire.sentAt!.getTime();
  const span = until.getTime() - sentAt;
  const given = people.map(({ person, minister }) => {
    const own = random.fork(person.key);
    const at = new Date(sentAt + Math.floor(span * own.next() ** 1.5));
    const note = own.chance(0.05) ? own.pick(NOTES) : null;
    const answers = readAnswers(questionnaire.questions, answersOf(person, answering, own));
    return { minister: minister.id, at, note, ...answers };
  });
  await em.insertMany(
    QuestionnaireResponse,
    given.map(({ minister, at, note, responses }) => ({
      questionnaire: questionnaire.id,
      minister,
      responses,
      additionalNotes: note,
      createdAt: at,
      updatedAt: at,
    })),
  );
  await em.insertMany(
    AvailabilityAnswer,
    given.flatMap(({ minister, availability }) =>
      [...availability].map(([slot, answer]) => ({ slot, minister, answer })),
    ),
  );
}

/** Question id → the label of the answer. */
function answersOf(
  person: DemoPerson,
  { questionnaire, slots, promised }: Answering,
  random: SeededRandom,
): Record<string, string[]> {
  const bySlot = new Map(slots.map((slot) => [slot.id, slot]));
  return Object.fromEntries(
    questionnaire.questions.flatMap(({ id, slotId }) => {
      const slot = slotId === null ? undefined : bySlot.get(slotId);
      if (!slot) return [];
      const answer = demoAnswer(person, slot, random);
      const isPromised = promised.people.includes(person) && promised.slots.includes(slot);
      return [[id, [ANSWER_LABELS[isPromised ? 'available' : answer]]]];
    }),
  );
}
