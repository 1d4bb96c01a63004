import { localToInstant } from '../../src/platform/dates/instant.js';
import { FamilyRelationship, type ServingWish } from '../../src/ministers/family-relationship.entity.js';
import { Minister, type Experience } from '../../src/ministers/minister.entity.js';
import { JobHandlersService } from '../../src/platform/jobs/job-handlers.service.js';
import type { AvailabilityAnswerValue } from '../../src/roster/availability.js';
import { AvailabilityAnswer } from '../../src/roster/availability-answer.entity.js';
import { Questionnaire } from '../../src/questionnaires/questionnaire.entity.js';
import { problemOf, type RosterFacts } from '../../src/roster/roster.js';
import { RosterReader } from '../../src/roster/roster.reader.js';
import { Assignment, type AssignmentOrigin } from '../../src/roster/assignment.entity.js';
import { placeKey } from '../../src/solver/problem.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import type { ScheduleStatus } from '../../src/roster/schedule-states.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import type { RosterChangeResponse, RosterMoveRequest } from '../../src/roster/editor/roster-changes.dto.js';
import type { Caller, TestApp } from './test-app.js';

const ZONE = 'America/Sao_Paulo';

export interface MassValues {
  date: string;
  time?: string;
  required?: number;
  experienced?: number;
  location?: string | null;
}

/** Makes schedules, answers and families for tests of the roster, straight in the database. */
export class RosterFactory {
  constructor(private readonly app: TestApp) {}

  /** @returns the ids of the schedule and of its masses, in the order given. */
  async schedule(
    masses: MassValues[],
    { year = 2026, month = 12, status = 'draft', title = 'Dezembro' }: ScheduleValues = {},
  ): Promise<{ id: number; slots: number[] }> {
    const em = this.app.em();
    const days = `${year}-${String(month).padStart(2, '0')}`;
    const schedule = new Schedule({
      title,
      type: 'mensal',
      year,
      month,
      startDate: `${days}-01`,
      endDate: `${days}-28`,
    });
    schedule.status = status;
    if (['published', 'completed', 'archived'].includes(status)) schedule.publishedAt = this.app.clock.now();
    const slots = masses.map(
      ({ date, time = '10:00', required = 3, experienced = 1, location = null }) =>
        new ScheduleSlot({
          schedule,
          date,
          time,
          startsAt: localToInstant(date, time, ZONE),
          description: 'Missa inventada',
          requiredMinisters: required,
          experiencedRequired: experienced,
          location,
        }),
    );
    await em.persist([schedule, ...slots]).flush();
    return { id: schedule.id, slots: slots.map(({ id }) => id) };
  }

  /** Marks every mass of the schedule as asked about. */
  async questionnaire(scheduleId: number, slots: number[], { sent = true } = {}): Promise<void> {
    const em = this.app.em();
    const questionnaire = new Questionnaire({
      schedule: em.getReference(Schedule, scheduleId),
      title: 'Disponibilidade',
      questions: slots.map((slotId) => ({
        id: `slot_${slotId}`,
        question: 'Pode servir?',
        type: 'yes-no',
        required: false,
        options: ['Sim', 'Não'],
        description: null,
        slotId,
        date: null,
        time: null,
      })),
      specialMasses: [],
    });
    questionnaire.sentAt = sent ? this.app.clock.now() : null;
    questionnaire.status = sent ? 'sent' : 'draft';
    await em.persist(questionnaire).flush();
  }

  /** @returns the id of somebody who serves, called by this name in the schedule. */
  async minister(
    name: string,
    { experience = '1-3-anos', ...values }: { experience?: Experience } & Partial<Minister> = {},
  ): Promise<number> {
    const { minister } = await this.app.make.person({ name: `${name} Inventada`, experience });
    const changes = { scheduleName: name, ...values };
    await this.app.em().nativeUpdate(Minister, { id: minister!.id }, changes);
    return minister!.id;
  }

  /** Answers of one person, by mass. */
  async answer(
    ministerId: number,
    slots: number[],
    answer: AvailabilityAnswerValue = 'available',
  ): Promise<void> {
    const em = this.app.em();
    const minister = em.getReference(Minister, ministerId);
    await em
      .persist(slots.map((id) => new AvailabilityAnswer(em.getReference(ScheduleSlot, id), minister, answer)))
      .flush();
  }

  async family(first: number, second: number, wish: ServingWish): Promise<void> {
    const em = this.app.em();
    const pair = [first, second].map((id) => em.getReference(Minister, id)) as [Minister, Minister];
    const twin = (minister: Minister, relatedMinister: Minister) =>
      new FamilyRelationship({ minister, relatedMinister, relationshipType: 'irma', wish });
    await em.persist([twin(pair[0], pair[1]), twin(pair[1], pair[0])]).flush();
  }

  async place(
    slotId: number,
    ministerId: number,
    { origin = 'automatic', pinned = false }: { origin?: AssignmentOrigin; pinned?: boolean } = {},
  ): Promise<number> {
    const em = this.app.em();
    const assignment = new Assignment({
      slot: em.getReference(ScheduleSlot, slotId),
      minister: em.getReference(Minister, ministerId),
      origin,
      pinned,
    });
    await em.persist(assignment).flush();
    return assignment.id;
  }

  /** Twelve people and eight masses with their answers: two masses on one day, sisters who serve apart. */
  async parish(): Promise<{ id: number; slots: number[]; ministers: number[] }> {
    const dates = ['06', '06', '08', '13', '20', '24', '25', '27'];
    const masses = dates.map((day, i) => ({ date: `2026-12-${day}`, time: i === 1 ? '19:00' : '10:00' }));
    const { id, slots } = await this.schedule(masses);
    await this.questionnaire(id, slots);
    const ministers: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      ministers.push(await this.minister(`Pessoa ${i}`, { experience: i % 3 ? 'menos-1-ano' : '3-5-anos' }));
    }
    for (const [i, minister] of ministers.entries()) {
      const said = (wanted: number) => slots.filter((_, j) => (i * 5 + j * 3) % 7 === wanted);
      await this.answer(minister, [...said(0), ...said(2), ...said(4), ...said(5)]);
      await this.answer(minister, said(1), 'maybe');
      await this.answer(minister, said(3), 'unavailable');
    }
    await this.family(ministers[0]!, ministers[1]!, 'separados');
    await this.family(ministers[2]!, ministers[3]!, 'juntos');
    return { id, slots, ministers };
  }

  /** The rows of a schedule's places, by {@link placeKey}: a place that stays keeps its row. */
  async rows(scheduleId: number): Promise<Map<string, number>> {
    const found = await this.app.em().find(Assignment, { slot: { schedule: scheduleId } });
    return new Map(
      found.map(({ id, slot, minister }) => [placeKey({ slot: slot.id, minister: minister.id }), id]),
    );
  }

  /** Moves people by hand, as the editor does. @param revision the one seen; the present one when left out. */
  async move(caller: Caller, scheduleId: number, moves: RosterMoveRequest[], revision?: number) {
    const schedule = await this.app.em().findOne(Schedule, scheduleId);
    return caller.post<RosterChangeResponse>(`/api/schedules/${scheduleId}/roster/moves`, {
      revision: revision ?? schedule?.version ?? 1,
      moves,
    });
  }

  async facts(scheduleId: number): Promise<RosterFacts> {
    const service = this.app.nest.get(RosterReader, { strict: false });
    return service.read(this.app.em(), scheduleId);
  }

  /** The engine's problem and the places as they stand. */
  async state(scheduleId: number) {
    const facts = await this.facts(scheduleId);
    return { facts, problem: problemOf(facts), places: facts.places };
  }

  /** Does the job of a run, as a worker would. */
  work(runId: number): Promise<unknown> {
    return this.app.nest.get(JobHandlersService, { strict: false }).run('roster.compute', { runId });
  }
}

interface ScheduleValues {
  year?: number;
  month?: number;
  status?: ScheduleStatus;
  title?: string;
}
