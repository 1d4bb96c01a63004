import type { Answer } from '../../api/client.ts';
import { hour } from '../../lib/dates.ts';
import { countMasses, type Mass, type RosterOverview } from './calendar-model.ts';

export type Availability = 'available' | 'maybe' | 'unavailable';
type Questionnaire = Pick<Answer<'GET /api/questionnaires'>[number], 'id' | 'questions'>;
type Answers = Answer<'GET /api/questionnaires/{id}/responses'>[number];
type Response = Pick<Answers, 'questionnaireId' | 'ministerId' | 'responses'>;

/** Minister → what they answered about one mass. */
export type AnswersToMass = ReadonlyMap<number, Availability>;

const MEANINGS: Record<string, Availability> = {
  Disponível: 'available',
  Sim: 'available',
  Talvez: 'maybe',
  Indisponível: 'unavailable',
  Não: 'unavailable',
};

/** What each person answered about a mass; people who said nothing about it are absent. */
export function answersTo(
  slotId: number,
  questionnaires: readonly Questionnaire[],
  responses: readonly Response[],
): AnswersToMass {
  const asked = new Map(
    questionnaires.map(({ id, questions }) => [id, questions.find((each) => each.slotId === slotId)?.id]),
  );
  return new Map(
    responses.flatMap(({ questionnaireId, ministerId, responses: given }) => {
      const values = given[asked.get(questionnaireId) ?? ''];
      const meaning = Array.isArray(values) ? MEANINGS[String(values[0])] : undefined;
      return meaning ? [[ministerId, meaning] as const] : [];
    }),
  );
}

/** How many gave each answer. */
export function tally(answers: AnswersToMass): Record<Availability, number> {
  const count = (answer: Availability) => [...answers.values()].filter((each) => each === answer).length;
  return { available: count('available'), maybe: count('maybe'), unavailable: count('unavailable') };
}

/** Somebody who could be put into a mass. */
export interface Candidate {
  ministerId: number;
  scheduleName: string;
  duties: number;
  maxDuties: number;
  answer: Availability | null;
  /** What speaks against it, in a few words; null when nothing known does. The server has the last word. */
  obstacle: string | null;
}

/**
 * Who could still be put into a mass: first those against whom nothing speaks, before "talvez", who serves least first.
 * @param answers null while they are not known.
 */
export function candidatesFor(
  mass: Mass,
  masses: readonly Mass[],
  ministers: RosterOverview['ministers'],
  answers: AnswersToMass | null,
): Candidate[] {
  const present = new Set(mass.ministers.map(({ ministerId }) => ministerId));
  const elsewhere = new Map(
    masses
      .filter(({ id, date }) => date === mass.date && id !== mass.id)
      .flatMap(({ time, ministers: people }) => people.map(({ ministerId }) => [ministerId, time] as const)),
  );
  return ministers
    .filter(({ ministerId }) => !present.has(ministerId))
    .map(({ ministerId, scheduleName, duties, maxDuties }) => {
      const answer = answers?.get(ministerId) ?? null;
      const at = elsewhere.get(ministerId);
      const obstacles = [
        at === undefined ? null : `já serve às ${hour(at)} neste dia`,
        duties >= maxDuties ? `limite de ${countMasses(maxDuties)} atingido` : null,
        answer === 'unavailable' ? 'respondeu que não pode' : null,
        answers !== null && answers.size > 0 && answer === null ? 'não respondeu sobre esta missa' : null,
      ].filter((each) => each !== null);
      return { ministerId, scheduleName, duties, maxDuties, answer, obstacle: obstacles.join('; ') || null };
    })
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) || a.duties - b.duties || a.scheduleName.localeCompare(b.scheduleName, 'pt-BR'),
    );
}

function rankOf({ obstacle, answer }: Candidate): number {
  if (obstacle !== null) return 2;
  return answer === 'maybe' ? 1 : 0;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose name holds what is typed, accents and case aside. */
export function matching(candidates: readonly Candidate[], typed: string): Candidate[] {
  const wanted = plain(typed.trim());
  return candidates.filter(({ scheduleName }) => plain(scheduleName).includes(wanted));
}
