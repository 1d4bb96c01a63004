import { Assignment } from '../../src/roster/assignment.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import type { ScheduleStatus } from '../../src/roster/schedule-states.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import type { ScheduleDetailResponse } from '../../src/schedules/schedules.dto.js';
import type { SlotResponse } from '../../src/schedules/slots.dto.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import type { Caller, TestApp } from './test-app.js';

/** Makes a schedule over HTTP, with the masses of the standard timetable. */
export async function createSchedule(
  caller: Caller,
  body: Record<string, unknown> = {},
): Promise<ScheduleDetailResponse> {
  const answer = await caller.post<ScheduleDetailResponse>('/api/schedules', {
    title: 'Escala inventada',
    year: 2026,
    month: 12,
    ...body,
  });
  if (answer.status !== 201) throw new Error(`POST /api/schedules: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The month view as this caller sees it. */
export async function slotsOf(caller: Caller, scheduleId: number): Promise<SlotResponse[]> {
  const { status, body } = await caller.get<SlotResponse[]>(`/api/schedules/${scheduleId}/slots`);
  if (status !== 200) throw new Error(`GET slots: ${JSON.stringify(body)}`);
  return body;
}

/** Puts a schedule into a state, whatever its present one. */
export async function setStatus(app: TestApp, scheduleId: number, status: ScheduleStatus): Promise<void> {
  await app.em().nativeUpdate(Schedule, { id: scheduleId }, { status });
}

/** Assigns people to a mass. @returns the ids of the assignments. */
export async function assign(app: TestApp, slotId: number, ...ministerIds: number[]): Promise<number[]> {
  const em = app.em();
  const slot = em.getReference(ScheduleSlot, slotId);
  const assignments = ministerIds.map(
    (id) => new Assignment({ slot, minister: em.getReference(Minister, id), origin: 'manual' }),
  );
  await em.persist(assignments).flush();
  return assignments.map(({ id }) => id);
}
