import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AiRule } from '../../src/ai/records/ai-rule.entity.js';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import { SubstitutionOffer } from '../../src/substitutions/substitution-offer.entity.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import type { CandidateResponse } from '../../src/roster/explanations/candidates.dto.js';
import { SubstitutionsFactory } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const candidatesOf = (caller: Caller, id: number) =>
  caller.get<CandidateResponse[]>(`/api/substitutions/${id}/candidates`);

describe('GET /api/substitutions/{id}/candidates', () => {
  let app: TestApp;
  let make: SubstitutionsFactory;
  let coordinator: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new SubstitutionsFactory(app);
    coordinator = await app.as('admin');
  });
  afterAll(() => app.stop());

  it('should order by who should serve next, and say why each can or cannot, and their telephone', async () => {
    const { id: schedule, slots } = await make.published(
      { date: '2026-12-06', required: 2 },
      { date: '2026-12-06', time: '19:00', required: 9 },
      { date: '2026-12-13', required: 9 },
      { date: '2026-12-14', required: 9 },
    );
    const [mass, evening, another, fourth] = slots as [number, number, number, number];
    const { roster } = make;
    const ana = await make.server('Ana');
    const someone = async (
      name: string,
      answer?: 'available' | 'maybe' | 'unavailable',
      duties: number[] = [],
    ) => {
      const id = await roster.minister(name, name === 'Vencida' ? { mandateUntil: '2026-12-05' } : {});
      if (answer) await roster.answer(id, [mass], answer);
      for (const slot of duties) await roster.place(slot, id);
      return id;
    };
    await someone('Muda');
    await someone('Talvez', 'maybe');
    await someone('Livre com uma', 'available', [another]);
    await someone('Livre', 'available');
    await someone('Negou', 'unavailable');
    await someone('Noite', 'available', [evening]);
    await someone('Vencida', 'available');
    const full = await someone('Cheia', 'available', [another, fourth]);
    await app.em().nativeUpdate(Minister, full, { maxDutiesPerMonth: 2, phone: '+55 (15) 90000-0002' });
    const blocked = await someone('Longe', 'available');
    const em = app.em();
    await em
      .persist(new BlockedDate({ minister: em.getReference(Minister, blocked), date: '2026-12-06' }))
      .flush();
    const sister = await someone('Irmã', 'available');
    const there = await someone('Presente', 'available', [mass]);
    await roster.family(sister, there, 'separados');
    const elsewhere = await someone('Alhures', 'available');
    const other = await roster.schedule([{ date: '2026-12-06', time: '07:00' }], { status: 'active' });
    await roster.place(other.slots[0]!, elsewhere);
    await roster.minister('Inativa', { isActive: false });

    const kept = await someone('Afastada');
    const capped = await someone('Poupada', 'available', [another]);
    const rule = (values: Pick<AiRule, 'kind' | 'parameters'>) =>
      new AiRule({
        ...values,
        schedule: em.getReference(Schedule, schedule),
        createdBy: null,
        sourceMessage: null,
      });
    await em
      .persist([
        rule({ kind: 'exclude', parameters: { ministerId: kept, masses: { date: '2026-12-06' } } }),
        rule({ kind: 'cap', parameters: { ministerId: capped, count: 1 } }),
      ])
      .flush();

    const { id } = await make.asked(ana, mass);
    const { status, body } = await candidatesOf(coordinator, id);
    expect(status).toBe(200);
    const lines = body.map(({ scheduleName, possible, reason }) => [scheduleName, possible, reason]);
    expect(lines.slice(0, 4)).toEqual([
      ['Livre', true, 'respondeu disponível; 0 de 4 no mês'],
      ['Livre com uma', true, 'respondeu disponível; 1 de 4 no mês'],
      ['Talvez', true, 'respondeu talvez; 0 de 4 no mês'],
      ['Muda', true, 'não respondeu sobre esta missa; 0 de 4 no mês'],
    ]);
    expect(lines.slice(4).sort()).toEqual([
      ['Afastada', false, 'uma regra da escala impede'],
      ['Alhures', false, 'já serve às 7h neste dia, em outra escala'],
      ['Cheia', false, 'limite de 2 missas atingido'],
      ['Irmã', false, 'irmã (Presente) na mesma missa: separados'],
      ['Longe', false, 'data bloqueada'],
      ['Negou', false, 'respondeu indisponível'],
      ['Noite', false, 'já serve às 19h neste dia'],
      ['Poupada', false, 'limite de 1 missa atingido'],
      ['Presente', false, 'já serve nesta missa'],
      ['Vencida', false, 'mandato vencido (até 05/12/2026)'],
    ]);
    expect(body.find(({ scheduleName }) => scheduleName === 'Cheia')).toMatchObject({
      answer: 'available',
      duties: 2,
      phone: '+55 (15) 90000-0002',
    });
    expect((await candidatesOf(coordinator, 999_999)).status).toBe(404);
  });

  it('should put those who have said no to this request after the others, and say so', async () => {
    const { slots } = await make.published({ date: '2026-12-08', required: 2 });
    const [willing, unwilling] = [await make.server('Disposta'), await make.server('Recusou')];
    await make.roster.answer(unwilling.ministerId, slots, 'available');
    const { id } = await make.asked(await make.server('Eva'), slots[0]!);
    const em = app.em();
    const offer = new SubstitutionOffer(em.getReference(SubstitutionRequest, id), {
      minister: em.getReference(Minister, unwilling.ministerId),
      wave: 1,
      askedAt: app.clock.now(),
      channel: 'email',
      draw: 0,
    });
    offer.answer = 'declined';
    await em.persist(offer).flush();
    const { body } = await candidatesOf(coordinator, id);
    const two = [willing.ministerId, unwilling.ministerId];
    expect(body.filter(({ possible }) => possible).at(-1)).toMatchObject({
      ministerId: unwilling.ministerId,
      reason: 'disse que não pode ir; respondeu disponível; 0 de 4 no mês',
    });
    expect(body.map(({ ministerId }) => ministerId).filter((one) => two.includes(one))).toEqual(two);
  });

  it('should put who has left the mass, or another of its day, after all others, say so, and ask them no more', async () => {
    const { id, slots } = await make.published(
      { date: '2026-12-20', time: '08:00', required: 2 },
      { date: '2026-12-20', time: '19:00', required: 2 },
    );
    const [early, late] = slots as [number, number];
    const [left, swapped, fresh] = [
      await make.server('Saiu'),
      await make.server('Passou'),
      await make.server('Nova'),
    ];
    for (const { ministerId } of [left, swapped, fresh]) await make.roster.answer(ministerId, slots);
    for (const { ministerId } of [left, swapped]) await make.roster.place(early, ministerId);
    const move = (revision: number, moves: object[]) =>
      coordinator.post(`/api/schedules/${id}/roster/moves`, { revision, moves });
    expect((await move(1, [{ ministerId: left.ministerId, from: early }])).status).toBe(200);
    expect((await move(2, [{ ministerId: swapped.ministerId, from: early }])).status).toBe(200);
    const { id: request } = await make.asked(await make.server('Pede'), late);
    const { body } = await candidatesOf(coordinator, request);
    const free = body.filter(({ possible }) => possible);
    expect(free[0]).toMatchObject({ ministerId: fresh.ministerId, gaveAway: false });
    expect(
      free
        .slice(-2)
        .map(({ ministerId }) => ministerId)
        .sort(),
    ).toEqual([left.ministerId, swapped.ministerId].sort());
    expect(free.at(-1)!.reason).toMatch(/^já saiu de uma missa deste dia; /);

    const { body: there } = await coordinator.get<CandidateResponse[]>(`/api/slots/${early}/candidates`);
    const own = there.find(({ ministerId }) => ministerId === left.ministerId)!;
    expect(own).toMatchObject({ possible: true, gaveAway: true });
    expect(own.reason).toMatch(/^já saiu desta missa; respondeu disponível/);

    await make.work();
    const asked = await coordinator.get<{ ministerId: number }[]>(`/api/substitutions/${request}/offers`);
    const ids = asked.body.map(({ ministerId }) => ministerId);
    expect(ids).toContain(fresh.ministerId);
    expect(ids).not.toContain(left.ministerId);

    // What is taken back was not given away.
    await coordinator.post(`/api/schedules/${id}/roster/undo`, { revision: 3 });
    await coordinator.post(`/api/schedules/${id}/roster/undo`, { revision: 4 });
    await app.em().nativeDelete(Assignment, { slot: early });
    const { body: again } = await coordinator.get<CandidateResponse[]>(`/api/slots/${early}/candidates`);
    expect(again.filter(({ gaveAway }) => gaveAway)).toEqual([]);
  });

  it('should tell the balance of the months before, by which it orders, and of two alike name who serves less', async () => {
    const { roster } = make;
    const past = await roster.schedule([{ date: '2026-10-04' }, { date: '2026-10-11' }], {
      status: 'published',
      month: 10,
    });
    const { slots } = await make.published(
      { date: '2026-12-06', required: 2 },
      { date: '2026-12-20', required: 9 },
    );
    const [mass, later] = slots as [number, number];
    const people = { Assídua: [] as number[], Bernarda: [later], Celina: [] as number[] };
    const ids: Record<string, number> = {};
    for (const [name, duties] of Object.entries(people)) {
      const id = (ids[name] = await roster.minister(name));
      await roster.answer(id, [mass], 'available');
      for (const slot of duties) await roster.place(slot, id);
    }
    for (const name of ['Assídua', 'Bernarda']) await roster.answer(ids[name]!, past.slots, 'available');
    for (const slot of past.slots) await roster.place(slot, ids.Assídua!);

    const { id } = await make.asked(await make.server('Dora'), mass);
    const { body } = await candidatesOf(coordinator, id);
    const chosen = body.filter(({ ministerId }) => Object.values(ids).includes(ministerId));
    expect(chosen.map(({ scheduleName, reason }) => [scheduleName, reason])).toEqual([
      ['Celina', 'respondeu disponível; 0 de 4 no mês'],
      ['Bernarda', 'respondeu disponível; 1 de 4 no mês; 1 missa abaixo da parte justa dos meses anteriores'],
      ['Assídua', 'respondeu disponível; 0 de 4 no mês; 1 missa acima da parte justa dos meses anteriores'],
    ]);
  });

  it('should say that a mass was not asked about', async () => {
    const { slots } = await make.roster.schedule([{ date: '2026-12-21' }], { status: 'published' });
    const { id } = await make.asked(await make.server('Zoé'), slots[0]!);
    const { body } = await candidatesOf(coordinator, id);
    expect(body[0]).toMatchObject({
      possible: true,
      answer: null,
      reason: expect.stringMatching(/^ninguém foi perguntado sobre esta missa; /),
    });
  });
});
