import type { EntityManager } from '@mikro-orm/postgresql';
import { AuditService } from '../src/platform/audit/audit.service.js';
import { formatMonth } from '../src/platform/dates/format.js';
import { addDays, datesOfMonth } from '../src/platform/dates/month.js';
import { DAY, type Clock } from '../src/platform/clock.js';
import { MassesService } from '../src/timetable/masses.service.js';
import { OutboxService } from '../src/platform/jobs/outbox.service.js';
import { readDeadline } from '../src/questionnaires/deadline.js';
import { QuestionnaireSendingService } from '../src/questionnaires/questionnaire-sending.service.js';
import { Questionnaire } from '../src/questionnaires/questionnaire.entity.js';
import { questionsOf } from '../src/questionnaires/questions.js';
import type { RosterResult } from '../src/roster/compute/roster-result.js';
import type { ScheduleStatus } from '../src/roster/schedule-states.js';
import type { ScheduleSlot } from '../src/roster/schedule-slot.entity.js';
import { Schedule } from '../src/roster/schedule.entity.js';
import { RosterHistoryService } from '../src/roster/roster-history.service.js';
import { SlotsService } from '../src/schedules/slots.service.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import type { User } from '../src/accounts/user.entity.js';
import { madeAt, type DemoMoment } from './demo-moment.js';
import type { PeopleRecords, ServingPerson } from './demo-people-records.js';
import { storeResponses } from './demo-responses.js';
import { coupleMasses, storeRoster } from './demo-rosters.js';
import { DEMO_LOGINS } from './people.js';
import { SeededRandom } from './random.js';

const STATUSES: Record<number, ScheduleStatus> = {
  [-2]: 'completed',
  [-1]: 'completed',
  [0]: 'published',
  [1]: 'planning',
};
const LATE_DAYS = 5;

/** One month of the demonstration. */
export interface DemoMonth {
  schedule: Schedule;
  slots: readonly ScheduleSlot[];
  questionnaire: Questionnaire;
  /** Null for the month that is still being asked about. */
  roster: RosterResult | null;
}

/** When a month's schedule was made, asked about and published. */
interface Timeline {
  createdAt: Date;
  sentAt: Date;
  deadline: Date;
  /** Null while there is no roster yet. */
  publishedAt: Date | null;
}

/**
 * Stores two past months, the present one with its published roster and the next one, whose questionnaire is out and
 * answered by some four in five, the demo minister not among them.
 */
export class DemoSchedules {
  private readonly slots: SlotsService;
  private readonly sending: QuestionnaireSendingService;
  private readonly random: SeededRandom;
  private readonly serving: ServingPerson[];
  private readonly couple: ServingPerson[];
  private readonly coordinator: User;

  constructor(
    private readonly em: EntityManager,
    clock: Clock,
    seed: string,
    private readonly moment: DemoMoment,
    { ministers, logins }: PeopleRecords,
  ) {
    const settings = new SettingsService(em);
    const audit = new AuditService(em, clock);
    this.slots = new SlotsService(
      em,
      new MassesService(em, settings),
      settings,
      new RosterHistoryService(em),
    );
    this.sending = new QuestionnaireSendingService(clock, new OutboxService(em, clock), audit);
    this.random = new SeededRandom(seed).fork('schedules');
    this.serving = ministers.filter(({ person }) => person.isActive);
    const household = ministers.find(({ person }) => person.email === DEMO_LOGINS.ministro)!.person.household;
    this.couple = ministers.filter(({ person }) => person.household && person.household.id === household?.id);
    this.coordinator = logins.coordenador;
  }

  /** The four months, oldest first. */
  async store(): Promise<DemoMonth[]> {
    const months: DemoMonth[] = [];
    for (const offset of [-2, -1, 0, 1]) months.push(await this.storeMonth(offset));
    return months;
  }

  private async storeMonth(offset: number): Promise<DemoMonth> {
    const timeline = this.timeline(offset);
    const schedule = await this.storeSchedule(offset, timeline);
    const slots = await this.slots.slotsOf(this.em, schedule.id);
    const questionnaire = await this.storeQuestionnaire(schedule, slots, timeline);
    const couple = this.couple.map(({ person }) => person);
    const promised = offset === 0 ? coupleMasses(slots, couple, this.moment.today) : [];
    const random = this.random.fork(String(offset));
    await storeResponses(this.em, {
      questionnaire,
      slots,
      people: this.serving.filter((serving) => this.answers(serving, offset, random)),
      until: timeline.deadline < this.moment.now ? timeline.deadline : this.moment.now,
      promised: { people: couple, slots: promised },
      random,
    });
    if (!timeline.publishedAt) return { schedule, slots, questionnaire, roster: null };
    const roster = await storeRoster(this.em, {
      schedule,
      requestedBy: this.coordinator,
      at: new Date(timeline.publishedAt.getTime() - DAY),
      pins: promised.flatMap(({ id }) =>
        this.couple.map(({ minister }) => ({ slot: id, minister: minister.id })),
      ),
    });
    return { schedule, slots, questionnaire, roster };
  }

  private async storeSchedule(offset: number, { createdAt, publishedAt }: Timeline): Promise<Schedule> {
    const { year, month } = this.moment.month(offset);
    const dates = datesOfMonth(year, month);
    const schedule = madeAt(
      new Schedule({
        title: `Escala de ${formatMonth(year, month)}`,
        description: 'Missas do mês segundo o cronograma padrão do santuário.',
        type: 'mensal',
        year,
        month,
        startDate: dates[0]!,
        endDate: dates.at(-1)!,
      }),
      createdAt,
    );
    schedule.status = STATUSES[offset]!;
    schedule.publishedAt = publishedAt;
    schedule.updatedAt = publishedAt ?? createdAt;
    this.em.persist(schedule);
    await this.slots.addMassesOfPeriod(this.em, schedule, dates);
    await this.em.flush();
    return schedule;
  }

  private async storeQuestionnaire(
    schedule: Schedule,
    slots: readonly ScheduleSlot[],
    { createdAt, sentAt, deadline }: Timeline,
  ): Promise<Questionnaire> {
    const questionnaire = madeAt(
      new Questionnaire({
        schedule,
        title: `Disponibilidade para ${formatMonth(schedule.year, schedule.month)}`,
        description:
          'Marque em quais missas você pode servir. Use “Talvez” só quando houver chance real de vir.',
        responseDeadline: deadline,
        questions: questionsOf(slots),
        specialMasses: [],
      }),
      createdAt,
    );
    const isOpen = deadline > this.moment.now;
    questionnaire.status = isOpen ? 'sent' : 'completed';
    questionnaire.sentAt = sentAt;
    questionnaire.updatedAt = sentAt;
    questionnaire.round = 1;
    this.em.persist(questionnaire);
    await this.em.flush();
    if (isOpen) await this.sending.scheduleDeadline(this.em, questionnaire);
    return questionnaire;
  }

  /** Past months were made, asked about and published in the month before; the next one has been out for a week. */
  private timeline(offset: number): Timeline {
    const { moment } = this;
    const before = (day: number, time: string) => moment.at(moment.dayOfMonth(offset - 1, day), time);
    const endOf = (date: string) => readDeadline(date, moment.timeZone);
    if (offset <= 0) {
      return {
        createdAt: before(3, '10:12'),
        sentAt: before(8, '09:00'),
        deadline: endOf(moment.dayOfMonth(offset - 1, 20)),
        publishedAt: before(25, '18:00'),
      };
    }
    const usual = endOf(moment.dayOfMonth(offset - 1, 25));
    return {
      createdAt: moment.daysAgo(9, '10:12'),
      sentAt: moment.daysAgo(7, '09:00'),
      deadline: usual > moment.now ? usual : endOf(addDays(moment.today, LATE_DAYS)),
      publishedAt: null,
    };
  }

  private answers({ person }: ServingPerson, offset: number, random: SeededRandom): boolean {
    if (offset > 0 && person.email === DEMO_LOGINS.ministro) return false;
    const isShown = person.role === 'coordenador' || this.couple.some((one) => one.person === person);
    return random.chance(offset > 0 ? 0.8 : 0.86) || isShown;
  }
}
