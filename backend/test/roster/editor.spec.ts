import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Minister } from '../../src/ministers/minister.entity.js';
import { RosterSolverService } from '../../src/roster/compute/roster-solver.service.js';
import type { MoveTargetResponse, RosterEditorResponse } from '../../src/roster/editor/roster-editor.dto.js';
import type { CandidateResponse } from '../../src/roster/explanations/candidates.dto.js';
import type {
  MinisterExplanationResponse,
  OwnExplanationResponse,
  WishCostsResponse,
} from '../../src/roster/explanations/roster-explanations.dto.js';
import { User } from '../../src/accounts/user.entity.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { until } from '../support/until.js';

describe('The roster editor', () => {
  let app: TestApp;
  let make: RosterFactory;
  let coordinator: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new RosterFactory(app);
    coordinator = await app.as('coordenador');
  });
  afterAll(() => app.stop());

  const editorOf = async (id: number) =>
    (await coordinator.get<RosterEditorResponse>(`/api/schedules/${id}/editor`)).body;
  const candidatesOf = async (slot: number) =>
    (await coordinator.get<CandidateResponse[]>(`/api/slots/${slot}/candidates`)).body;

  it('should show days, masses, people, answers, places and what speaks against them', async () => {
    const { id, slots } = await make.schedule([
      { date: '2026-12-06', time: '08:00', required: 2, location: 'Capela' },
      { date: '2026-12-06', required: 1 },
      { date: '2026-12-08', required: 1 },
    ]);
    await make.questionnaire(id, slots);
    const [rita, sara] = [await make.minister('Rita'), await make.minister('Sara')];
    const turned = {
      profileImagePosition: { x: 4, y: -6 },
      profileImageRotation: 90,
      profileImageScale: 1.5,
    };
    await app.em().nativeUpdate(Minister, { id: rita }, { photoFile: 'ab12.webp', ...turned });
    await make.answer(rita, [slots[0]!, slots[2]!]);
    await make.answer(rita, [slots[1]!], 'unavailable');
    await make.answer(sara, [slots[0]!], 'maybe');
    await make.family(rita, sara, 'separados');
    await make.place(slots[0]!, rita);
    await make.place(slots[1]!, rita, { origin: 'manual', pinned: true });
    await make.place(slots[2]!, rita);
    await make.place(slots[0]!, sara);

    const editor = await editorOf(id);
    expect(editor).toMatchObject({
      scheduleId: id,
      status: 'draft',
      revision: 1,
      canUndo: false,
      canRedo: false,
      proposalRunId: null,
      minRestDays: 3,
    });
    expect(editor.days).toHaveLength(28);
    expect(editor.days[7]).toMatchObject({
      date: '2026-12-08',
      liturgicalName: expect.stringContaining('Imaculada'),
      liturgicalColor: 'white',
    });
    expect(editor.days[24]!.holiday).toBe('Natal');
    expect(editor.masses[0]).toEqual({
      id: slots[0],
      date: '2026-12-06',
      time: '08:00',
      description: 'Missa inventada',
      location: 'Capela',
      warning: null,
      begun: false,
      asked: true,
      required: 2,
      experienced: 1,
      filled: 2,
      missing: 0,
      shortage: null,
    });
    expect(editor.ministers.find((minister) => minister.id === rita)).toEqual({
      id: rita,
      name: 'Rita',
      photo: { profileImageUrl: '/api/photos/ab12.webp', ...turned },
      serves: true,
      experienced: true,
      answers: 'ana',
      duties: 3,
      dutiesElsewhere: 0,
      limit: 4,
      offered: 2,
      share: 2.7,
      balance: 0,
      relatives: [{ ministerId: sara, wish: 'apart' }],
    });
    expect(editor.ministers.find((minister) => minister.id === sara)).toMatchObject({
      answers: 'm--',
      share: 1.3,
    });
    const conflicts = editor.assignments.map(({ slotId, ministerId, conflicts: against }) => [
      slots.indexOf(slotId),
      ministerId === rita ? 'Rita' : 'Sara',
      against.map(({ message, hard }) => (hard ? message : `(${message})`)),
    ]);
    expect(conflicts).toEqual([
      [
        0,
        'Rita',
        [
          'já serve às 10h neste dia',
          'irmã (Sara) na mesma missa: separados',
          '(serve também 2 dias depois (às 10h))',
        ],
      ],
      [0, 'Sara', ['irmã (Rita) na mesma missa: separados', '(respondeu talvez)']],
      [
        1,
        'Rita',
        ['respondeu indisponível', 'já serve às 8h neste dia', '(serve também 2 dias depois (às 10h))'],
      ],
      [2, 'Rita', ['(serve também 2 dias antes (às 8h))', '(serve também 2 dias antes (às 10h))']],
    ]);
    expect((await coordinator.get('/api/schedules/999999/editor')).status).toBe(404);
  });

  it('should tell where somebody could be moved, and who could come instead', async () => {
    const { id, slots } = await make.schedule([
      { date: '2026-12-06', time: '08:00', required: 1 },
      { date: '2026-12-06', required: 1 },
    ]);
    await make.questionnaire(id, slots);
    const [uma, ubaldo] = [await make.minister('Uma'), await make.minister('Ubaldo')];
    await make.answer(uma, slots);
    await make.answer(ubaldo, [slots[0]!], 'unavailable');
    await make.place(slots[0]!, uma);
    const targets = (query: string) =>
      coordinator.get<MoveTargetResponse[]>(`/api/schedules/${id}/roster/targets?${query}`);
    const { body } = await targets(`ministerId=${uma}&from=${slots[0]}`);
    expect(body.filter(({ ministerId }) => ministerId === uma || ministerId === ubaldo)).toEqual([
      { slotId: slots[1], ministerId: uma, obstacles: [] },
      { slotId: slots[0], ministerId: ubaldo, obstacles: ['respondeu indisponível'] },
    ]);
    expect((await targets(`ministerId=${uma}`)).body).toEqual([
      { slotId: slots[0], ministerId: uma, obstacles: ['já serve nesta missa'] },
      { slotId: slots[1], ministerId: uma, obstacles: ['já serve às 8h neste dia'] },
    ]);
    expect((await targets('ministerId=999999')).status).toBe(404);
    expect((await targets(`ministerId=${uma}&from=999999`)).status).toBe(404);
    expect((await targets('from=1')).status).toBe(400);
    expect((await coordinator.get('/api/schedules/999999/roster/targets?ministerId=1')).status).toBe(404);
  });

  it('should explain each incomplete mass as the roster stands, with what would help', async () => {
    const { id, slots } = await make.schedule([{ date: '2026-12-06', required: 3 }]);
    await make.questionnaire(id, slots);
    const [tina, vera] = [await make.minister('Tina'), await make.minister('Vera')];
    await make.answer(tina, slots);
    const mass = async () => (await editorOf(id)).masses[0]!;
    expect(await mass()).toMatchObject({
      missing: 3,
      shortage: {
        reason: expect.stringContaining('e ainda há quem possa servir'),
        suggestions: [
          { kind: 'assign', ministerId: tina, scheduleName: 'Tina', moves: [{ from: null, to: slots[0] }] },
        ],
      },
    });
    await make.place(slots[0]!, tina);
    expect(await mass()).toMatchObject({
      missing: 2,
      shortage: {
        slots,
        required: 3,
        available: 1,
        reason:
          '1 disponível para 3 lugares em 06/12 (domingo, 10h); faltam 2. 1 pessoa se ofereceu para 06/12 (domingo, 10h): 1 serve nela.',
      },
    });
    const { suggestions } = (await mass()).shortage!;
    expect(suggestions.every(({ kind }) => kind === 'ask')).toBe(true);
    expect(suggestions.map(({ message }) => message).join()).toContain(
      ', que não se ofereceu para nenhuma missa, para 06/12 (domingo, 10h).',
    );
    await make.answer(vera, slots, 'unavailable');
  });

  it('should ask nobody about a day on which they serve in another schedule', async () => {
    const date = '2026-12-12';
    const busy = await make.minister('Wanda');
    const elsewhere = await make.schedule([{ date, time: '17:00' }], { status: 'active' });
    await make.place(elsewhere.slots[0]!, busy);
    const { id, slots } = await make.schedule([{ date, required: 1 }]);
    await make.questionnaire(id, slots);
    await make.answer(busy, slots);
    const { shortage } = (await editorOf(id)).masses[0]!;
    expect(shortage!.suggestions.map(({ kind }) => kind)).not.toContain('unblock');
    expect((await candidatesOf(slots[0]!)).find(({ ministerId }) => ministerId === busy)).toMatchObject({
      possible: false,
      reason: 'já serve às 17h neste dia, em outra escala',
    });
  });

  it('should order candidates by who should serve next, with the reasons against the others', async () => {
    const { id, slots } = await make.schedule([
      { date: '2026-12-06', time: '08:00', required: 3 },
      { date: '2026-12-06' },
      { date: '2026-12-07' },
    ]);
    await make.questionnaire(id, slots);
    const names = ['Zeca', 'Yara', 'Xuxa', 'Wilma', 'Vito', 'Ugo'] as const;
    const who = new Map<string, number>();
    for (const name of names) who.set(name, await make.minister(name));
    const person = (name: (typeof names)[number]) => who.get(name)!;
    await make.answer(person('Zeca'), slots);
    await make.answer(person('Yara'), slots);
    await make.answer(person('Xuxa'), [slots[0]!], 'maybe');
    await make.answer(person('Wilma'), [slots[0]!], 'unavailable');
    await make.answer(person('Vito'), slots);
    await make.answer(person('Ugo'), slots);
    await make.place(slots[2]!, person('Yara'));
    await make.place(slots[1]!, person('Vito'));
    await make.place(slots[0]!, person('Ugo'));

    const listed = (await candidatesOf(slots[0]!)).filter(({ scheduleName }) =>
      (names as readonly string[]).includes(scheduleName),
    );
    expect(listed.slice(0, 3).map(({ scheduleName, possible }) => [scheduleName, possible])).toEqual([
      ['Zeca', true],
      ['Yara', true],
      ['Xuxa', true],
    ]);
    const reasons = Object.fromEntries(listed.map(({ scheduleName, reason }) => [scheduleName, reason]));
    expect(reasons).toMatchObject({
      Zeca: 'respondeu disponível; 0 de 4 no mês',
      Yara: 'respondeu disponível; 1 de 4 no mês',
      Xuxa: 'respondeu talvez; 0 de 4 no mês',
      Wilma: 'respondeu indisponível',
      Vito: 'já serve às 10h neste dia',
      Ugo: 'já serve nesta missa',
    });
    expect(listed[1]!.reasons).toEqual([
      { code: 'rest', message: 'serve também 1 dia depois (às 10h)', hard: false },
    ]);
    expect((await coordinator.get('/api/slots/999999/candidates')).status).toBe(404);
  });

  describe('explanations', () => {
    it('should tell the coordination, with names, why somebody serves or not', async () => {
      const { id, slots } = await make.schedule([
        { date: '2026-12-06', time: '08:00', required: 1 },
        { date: '2026-12-06', required: 1 },
        { date: '2026-12-13', required: 1 },
      ]);
      await make.questionnaire(id, slots);
      const [nina, olga] = [await make.minister('Nina'), await make.minister('Olga')];
      await make.answer(nina, slots);
      await make.answer(olga, [slots[2]!]);
      await make.answer(olga, [slots[0]!], 'unavailable');
      await make.place(slots[0]!, nina, { origin: 'manual', pinned: true });
      await make.place(slots[2]!, olga);
      const explain = async (minister: number) =>
        (
          await coordinator.get<MinisterExplanationResponse>(
            `/api/schedules/${id}/ministers/${minister}/explanation`,
          )
        ).body;
      const ninas = await explain(nina);
      expect(ninas).toMatchObject({ scheduleName: 'Nina', duties: 1, offered: 3, limit: 4, balance: 0 });
      expect(ninas.masses.map(({ chosen, code }) => [chosen, code])).toEqual([
        [true, 'pinned'],
        [false, 'same-day'],
        [false, 'order'],
      ]);
      expect(ninas.masses[1]!.message).toBe('Nina já serve no domingo, 6 de dezembro, às 8h.');
      expect(ninas.masses[2]!.message).toContain('Olga');
      expect((await explain(olga)).masses[0]!.message).toBe(
        'Olga respondeu que não pode servir no domingo, 6 de dezembro, às 8h.',
      );
      const url = (minister: number) => `/api/schedules/${id}/ministers/${minister}/explanation`;
      expect((await coordinator.get(url(999_999))).status).toBe(404);
      expect((await (await app.as('ministro')).get(url(nina))).status).toBe(403);
    });

    it('should tell each minister about themselves alone, once published', async () => {
      const masses = [
        { date: '2026-12-06', required: 1 },
        { date: '2026-12-13', required: 1 },
        { date: '2026-12-20', required: 2 },
        { date: '2026-12-27', required: 1 },
        { date: '2026-12-30', required: 1 },
      ];
      const { id, slots } = await make.schedule(masses, { status: 'published' });
      const draft = await make.schedule(masses);
      await make.questionnaire(id, slots);
      const [paula, quim, rosa] = [
        await make.minister('Paula'),
        await make.minister('Quim'),
        await make.minister('Rosa'),
      ];
      for (const person of [paula, quim, rosa]) await make.answer(person, slots.slice(0, 3));
      await make.answer(paula, [slots[4]!], 'unavailable');
      await make.family(paula, rosa, 'separados');
      await make.place(slots[0]!, quim);
      await make.place(slots[1]!, paula);
      await make.place(slots[2]!, rosa);
      const { user } = await app.em().findOneOrFail(Minister, paula, { populate: ['user'] });
      const caller = await app.withTokenOf(await app.em().findOneOrFail(User, user!.id));
      const { status, body } = await caller.get<OwnExplanationResponse>(
        `/api/my-duties/explanation?scheduleId=${id}`,
      );
      expect(status).toBe(200);
      expect(body.masses.map(({ chosen, code }) => [chosen, code])).toEqual([
        [false, 'order'],
        [true, 'order'],
        [false, 'apart'],
        [false, 'not-available'],
        [false, 'not-available'],
      ]);
      expect(body.masses.map(({ message }) => message)).toEqual([
        'A missa está completa, e a escala ficou melhor assim: você no lugar de outra pessoa aumentaria o desequilíbrio entre as pessoas.',
        'Você se ofereceu, e a escala ficou melhor assim: outra pessoa no seu lugar aumentaria o desequilíbrio entre as pessoas.',
        'Alguém com quem você não serve na mesma missa já está nesta.',
        'Você não respondeu que pode nesta missa.',
        'Você respondeu que não pode servir nesta missa.',
      ]);
      expect(JSON.stringify(body)).not.toMatch(/Quim|Rosa/);
      expect(JSON.stringify(body)).not.toContain('exchange');

      const read = (who: Caller, query: string) => who.get(`/api/my-duties/explanation${query}`);
      expect((await read(caller, `?scheduleId=${draft.id}`)).status).toBe(404);
      expect((await read(caller, '')).status).toBe(400);
      expect((await read(await app.as('reitor'), `?scheduleId=${id}`)).status).toBe(403);
    });

    it('should price the wishes, once a revision', async () => {
      const { id } = await make.parish();
      const solver = app.nest.get(RosterSolverService, { strict: false });
      let asked = 0;
      const original = solver.wishCosts.bind(solver);
      solver.wishCosts = (...args) => {
        asked += 1;
        return original(...args);
      };
      const read = async () => {
        const answer = await coordinator.get<WishCostsResponse>(`/api/schedules/${id}/wish-costs`);
        expect(answer.status).toBe(200);
        return answer.body;
      };
      const ready = () =>
        until(async () => {
          const answer = await read();
          return answer.pending ? null : answer;
        });
      const body = await ready();
      expect(body).toMatchObject({ pending: false });
      expect(body.wishes.map(({ name }) => name)).toEqual([
        'withoutExperienced',
        'familiesSplit',
        'maybes',
        'unfairness',
        'shortRest',
      ]);
      expect(body.wishes.every(({ proven, label, message }) => proven && label && message)).toBe(true);
      expect(await read()).toEqual(body);
      expect(asked).toBe(1);
      await coordinator.post(`/api/schedules/${id}/slots`, {
        date: '2026-12-28',
        time: '10:00',
        description: 'Missa',
        requiredMinisters: 1,
      });
      await ready();
      expect(asked).toBe(2);
      solver.wishCosts = original;
    });
  });
});
