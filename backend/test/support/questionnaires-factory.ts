import { localToInstant } from '../../src/platform/dates/instant.js';
import { JobHandlersService } from '../../src/platform/jobs/job-handlers.service.js';
import type { QuestionnaireDetailsResponse } from '../../src/questionnaires/questionnaires.dto.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import type { Caller, TestApp } from './test-app.js';

export interface MassValues {
  date: string;
  time: string;
  description?: string;
}

/** Four masses of December 2026, the first two on a Sunday. */
const DECEMBER_MASSES: readonly MassValues[] = [
  { date: '2026-12-06', time: '08:00' },
  { date: '2026-12-06', time: '10:00' },
  { date: '2026-12-07', time: '06:30', description: 'Missa ferial' },
  { date: '2026-12-28', time: '19:30', description: 'São Judas Tadeu' },
];

/** Makes schedules with just these masses, questionnaires through the API, and does their jobs. */
export class QuestionnairesFactory {
  constructor(private readonly app: TestApp) {}

  async schedule(masses: readonly MassValues[] = DECEMBER_MASSES): Promise<Schedule> {
    const em = this.app.em();
    const schedule = new Schedule({
      title: 'Dezembro de 2026',
      type: 'mensal',
      year: 2026,
      month: 12,
      startDate: '2026-12-01',
      endDate: '2026-12-31',
    });
    em.persist(schedule);
    for (const mass of masses) em.persist(slotOf(schedule, mass));
    await em.flush();
    return schedule;
  }

  async slot(scheduleId: number, mass: MassValues): Promise<ScheduleSlot> {
    const em = this.app.em();
    const slot = slotOf(em.getReference(Schedule, scheduleId), mass);
    await em.persist(slot).flush();
    return slot;
  }

  /** A draft about a new schedule. */
  async draft(
    coordinator: Caller,
    values: Record<string, unknown> = {},
    masses: readonly MassValues[] = DECEMBER_MASSES,
  ): Promise<QuestionnaireDetailsResponse> {
    const schedule = await this.schedule(masses);
    const { status, body } = await coordinator.post<QuestionnaireDetailsResponse>('/api/questionnaires', {
      scheduleId: schedule.id,
      ...values,
    });
    if (status !== 201) throw new Error(`Creating answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async send(coordinator: Caller, id: number): Promise<QuestionnaireDetailsResponse> {
    const { status, body } = await coordinator.put<QuestionnaireDetailsResponse>(
      `/api/questionnaires/${id}`,
      {
        status: 'sent',
        sentAt: '2001-01-01T00:00:00.000Z',
      },
    );
    if (status !== 200) throw new Error(`Sending answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async sent(
    coordinator: Caller,
    values: Record<string, unknown> = {},
    masses: readonly MassValues[] = DECEMBER_MASSES,
  ): Promise<QuestionnaireDetailsResponse> {
    return this.send(coordinator, (await this.draft(coordinator, values, masses)).id);
  }

  /** Does a job now, as a worker would. */
  job(...[name, payload]: Parameters<JobHandlersService['run']>): Promise<unknown> {
    return this.app.nest.get(JobHandlersService, { strict: false }).run(name, payload);
  }
}

function slotOf(
  schedule: Schedule,
  { date, time, description = 'Missa dominical' }: MassValues,
): ScheduleSlot {
  return new ScheduleSlot({
    schedule,
    date,
    time,
    startsAt: localToInstant(date, time, 'America/Sao_Paulo'),
    description,
    requiredMinisters: 5,
  });
}
