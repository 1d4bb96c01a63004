import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import type { ProspectResponse } from '../../src/questionnaires/prospect.dto.js';
import { AvailabilityAnswer } from '../../src/roster/availability-answer.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { QuestionnairesFactory } from '../support/questionnaires-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

describe('GET /api/questionnaires/{id}/prospect', () => {
  let app: TestApp;
  let make: QuestionnairesFactory;
  let coordinator: Caller;
  let minister: Caller & { ministerId: number | null };

  beforeAll(async () => {
    app = await TestApp.start();
    make = new QuestionnairesFactory(app);
    coordinator = await app.as('coordenador');
  });
  beforeEach(async () => {
    minister = await app.as('ministro');
  });
  afterAll(() => app.stop());

  /** A questionnaire whose masses stand for these availability options. */
  async function ask(options: (string | null)[]) {
    const questionnaire = await make.sent(coordinator);
    const slots = questionnaire.questions.map(({ slotId }) => slotId!);
    for (const [index, slot] of slots.entries())
      await app.em().nativeUpdate(ScheduleSlot, slot, { optionValue: options[index] ?? null });
    return { id: questionnaire.id, scheduleId: questionnaire.scheduleId, slots };
  }
  const read = async (id: number) =>
    (await minister.get<ProspectResponse>(`/api/questionnaires/${id}/prospect`)).body;
  const usual = async (id: number) => (await read(id)).masses.map((mass) => mass.usual);

  it('should begin with the profile, and know no habit without one or for a mass outside the timetable', async () => {
    const { id } = await ask(['domingo-8h', 'domingo-10h', 'segunda', null]);
    const set = (availability: string[]) =>
      app.em().nativeUpdate(Minister, minister.ministerId!, { availability });
    await set([]);
    expect(await usual(id)).toEqual([null, null, null, null]);
    await set(['domingo-8h', 'segunda']);
    expect(await usual(id)).toEqual(['available', 'unavailable', 'available', null]);
  });

  it('should prefer what was answered last to the profile, and a blocked day to both', async () => {
    await app.em().nativeUpdate(Minister, minister.ministerId!, { availability: ['domingo-8h'] });
    const before = await ask(['domingo-8h', 'domingo-10h', 'domingo-10h', 'domingo-10h']);
    await app
      .em()
      .nativeUpdate(Schedule, before.scheduleId, { startDate: '2026-11-01', endDate: '2026-11-30' });
    const answers = ['maybe', 'available', 'available', 'unavailable'] as const;
    const em = app.em();
    const self = em.getReference(Minister, minister.ministerId!);
    for (const [index, slot] of before.slots.entries())
      em.persist(new AvailabilityAnswer(em.getReference(ScheduleSlot, slot), self, answers[index]!));
    await em.flush();
    const { id } = await ask(['domingo-8h', 'domingo-10h', 'segunda', 'domingo-8h']);
    expect(await usual(id)).toEqual(['maybe', 'available', 'unavailable', 'maybe']);

    await em.persist(new BlockedDate({ minister: self, date: '2026-12-28', reason: null })).flush();
    expect(await usual(id)).toEqual(['maybe', 'available', 'unavailable', 'unavailable']);
    expect((await read(id)).masses.map((mass) => mass.blocked)).toEqual([false, false, false, true]);
    expect((await read(id)).masses.at(-1)?.chance).toBe(0);
  });

  it('should tell how likely one serves where, from the answers of the others alone', async () => {
    const { id, slots } = await ask([]);
    const alone = await read(id);
    expect(alone.limit).toBeGreaterThan(0);
    const other = await app.as('ministro');
    await other.post(`/api/questionnaires/${id}/responses`, {
      responses: { [`slot_${slots[0]}`]: ['Disponível'], [`slot_${slots[1]}`]: ['Indisponível'] },
    });
    const [wanted, refused] = (await read(id)).masses;
    expect(wanted!.chance).toBeLessThanOrEqual(alone.masses[0]!.chance);
    expect(refused!.chance).toBeGreaterThanOrEqual(wanted!.chance);
    const then = await read(id);
    await minister.post(`/api/questionnaires/${id}/responses`, {
      responses: { [`slot_${slots[0]}`]: ['Disponível'] },
    });
    expect((await read(id)).masses).toEqual(then.masses);
  });

  it('should answer 404 about a draft and to nobody who does not serve', async () => {
    const draft = await make.draft(coordinator);
    expect((await minister.get(`/api/questionnaires/${draft.id}/prospect`)).status).toBe(404);
    const { id } = await ask([]);
    await app.em().nativeUpdate(Minister, minister.ministerId!, { isActive: false });
    expect((await minister.get(`/api/questionnaires/${id}/prospect`)).status).toBe(404);
  });
});
