import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CoordinatorDayResponse } from '../../src/coordination/coordinator-day.dto.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { Questionnaire } from '../../src/questionnaires/questionnaire.entity.js';
import { SubstitutionsFactory } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const NOTHING: CoordinatorDayResponse = {
  holes: [],
  substitutions: [],
  unconfirmed: [],
  questionnaires: [],
  registrations: 0,
  failedMails: 0,
  mandates: [],
};

describe('GET /api/coordination/day', () => {
  let app: TestApp;
  let make: SubstitutionsFactory;
  let coordinator: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new SubstitutionsFactory(app);
  });
  beforeEach(async () => {
    app.clock.set('2026-11-30T12:00:00-03:00');
    await app
      .em()
      .execute('truncate user_account, minister, schedule, email_message, outbox_message cascade');
    coordinator = await app.as('coordenador');
  });
  afterAll(() => app.stop());

  const day = async (caller = coordinator) =>
    (await caller.get<CoordinatorDayResponse>('/api/coordination/day')).body;

  it('should be empty when nothing needs a person', async () => {
    expect(await day()).toEqual(NOTHING);
  });

  it('should name the holes of seven days by time, with who could be asked first', async () => {
    const ana = await make.server('Ana');
    const { slots } = await make.published(
      { date: '2026-12-07', required: 1 },
      { date: '2026-12-02', required: 2 },
      { date: '2026-12-08', required: 1 },
    );
    await make.roster.answer(ana.ministerId, slots);
    const { holes } = await day();
    expect(holes.map(({ slotId, missing }) => [slotId, missing])).toEqual([
      [slots[1], 2],
      [slots[0], 1],
    ]);
    expect(holes[0]!.candidates.map(({ scheduleName }) => scheduleName)).toEqual(['Ana']);
  });

  it('should name requests without a taker, and who has not confirmed until the day after tomorrow', async () => {
    const [ana, bento, clara] = [
      await make.server('Ana'),
      await make.server('Bento'),
      await make.server('Clara'),
    ];
    const { slots } = await make.published(
      { date: '2026-12-02', required: 3 },
      { date: '2026-12-03', required: 1 },
    );
    const { id } = await make.asked(ana, slots[0]!);
    await make.roster.place(slots[0]!, bento.ministerId);
    await make.roster.place(slots[1]!, bento.ministerId);
    const sure = await make.roster.place(slots[0]!, clara.ministerId);
    expect((await clara.caller.post(`/api/my-duties/${sure}/confirm`)).status).toBe(200);
    const { substitutions, unconfirmed } = await day();
    expect(substitutions).toMatchObject([{ id, scheduleName: 'Ana', slotId: slots[0] }]);
    expect(unconfirmed.map(({ slotId, people }) => [slotId, people.map((one) => one.scheduleName)])).toEqual([
      [slots[0], ['Bento']],
    ]);
  });

  it('should name questionnaires that close in three days with who has not answered, and mandates that end', async () => {
    const ana = await make.server('Ana', { mandateUntil: '2026-12-30' });
    await make.server('Bento', { mandateUntil: '2026-12-31' });
    const { id } = await make.published({ date: '2026-12-20', required: 1 });
    const ends = (date: string) =>
      app.em().nativeUpdate(Questionnaire, { schedule: id }, { responseDeadline: new Date(date) });
    await ends('2026-12-03T15:00:01Z');
    expect((await day()).questionnaires).toEqual([]);
    await ends('2026-12-03T15:00:00Z');
    const { questionnaires, mandates } = await day();
    expect(questionnaires).toMatchObject([{ scheduleId: id, missing: 3 }]);
    expect(questionnaires[0]!.people.map(({ scheduleName }) => scheduleName).slice(0, 2)).toEqual([
      'Ana',
      'Bento',
    ]);
    expect(mandates).toEqual([
      { ministerId: ana.ministerId, scheduleName: 'Ana', mandateUntil: '2026-12-30' },
    ]);
  });

  it('should tell each only what they may act on', async () => {
    await make.server('Ana', { mandateUntil: '2026-12-30' });
    await make.published({ date: '2026-12-02', required: 1 });
    const failed = new EmailMessage({ mail: 'reset', to: 'x@exemplo.test', refs: {}, dedupeKey: 'x' });
    failed.status = 'failed';
    failed.createdAt = app.clock.now();
    await app.em().persist(failed).flush();
    expect(await day()).toMatchObject({ holes: [{}], mandates: [{}], failedMails: 0 });
    expect(await day(await app.as('admin'))).toMatchObject({ holes: [{}], failedMails: 1 });
    expect(await day(await app.as('reitor'))).toEqual(NOTHING);
  });
});
