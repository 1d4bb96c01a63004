import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditEvent } from '../../src/platform/audit/audit-event.entity.js';
import { Notification } from '../../src/messages/notification.entity.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import type { CandidateResponse } from '../../src/roster/explanations/candidates.dto.js';
import type { SubstitutionResponse } from '../../src/substitutions/substitutions.dto.js';
import { MailSink } from '../support/mail-sink.js';
import { SubstitutionsFactory, type Server } from '../support/substitutions-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';

const accept = (caller: Caller, id: number, ministerId: number, note?: string) =>
  caller.post<SubstitutionResponse>(`/api/substitutions/${id}/accept`, { ministerId, note });
const decline = (caller: Caller, id: number, note: string) =>
  caller.post<SubstitutionResponse>(`/api/substitutions/${id}/decline`, { note });
const candidatesOf = (caller: Caller, id: number) =>
  caller.get<CandidateResponse[]>(`/api/substitutions/${id}/candidates`);

describe('Deciding on requests for a substitute', () => {
  let app: TestApp;
  let make: SubstitutionsFactory;
  let coordinator: Caller & { userId: number };
  let ana: Server;
  let bia: Server;

  beforeAll(async () => {
    app = await TestApp.start();
    make = new SubstitutionsFactory(app);
    coordinator = await app.as('coordenador');
    [ana, bia] = [await make.server('Ana'), await make.server('Bia')];
  });
  afterAll(() => app.stop());

  const peopleAt = async (slot: number) => {
    const places = await app.em().find(Assignment, { slot }, { orderBy: { id: 'asc' } });
    return places.map(({ minister, origin }) => [minister.id, origin]);
  };
  const noticesTo = (userId: number) =>
    app.em().find(Notification, { recipient: userId }, { orderBy: { id: 'desc' } });

  describe('GET /api/substitutions', () => {
    it('should list the open ones first by the date of the mass, and filter', async () => {
      const { id, slots } = await make.published(
        { date: '2026-12-03' },
        { date: '2026-12-01' },
        { date: '2026-12-02' },
      );
      const third = await make.asked(ana, slots[0]!);
      const first = await make.asked(ana, slots[1]!);
      const second = await make.asked(ana, slots[2]!);
      await make.published({ date: '2026-12-03' }).then(({ slots: [slot] }) => make.asked(bia, slot!));
      await decline(coordinator, first.id, 'Ninguém pode.');

      const ids = async (query: string) =>
        (await coordinator.get<SubstitutionResponse[]>(`/api/substitutions?${query}`)).body.map(
          (row) => row.id,
        );
      expect(await ids(`scheduleId=${id}`)).toEqual([second.id, third.id, first.id]);
      expect(await ids(`scheduleId=${id}&status=declined`)).toEqual([first.id]);
      expect(await ids(`filter={"scheduleId":${id}}&sort=["dateTime","DESC"]&range=[0,1]`)).toEqual([
        third.id,
        second.id,
      ]);
      expect(await ids(`filter={"id":[${first.id}]}`)).toEqual([first.id]);
      const { headers } = await coordinator.get(`/api/substitutions?scheduleId=${id}`);
      expect(headers['content-range']).toBe('substitutions 0-2/3');
      for (const query of ['status=gone', 'sort=["reason","ASC"]'])
        expect((await coordinator.get(`/api/substitutions?${query}`)).status).toBe(400);
    });

    it('should be read by overseers, and decided by coordinators alone', async () => {
      const { slots } = await make.published({ date: '2026-12-04' });
      const { id } = await make.asked(ana, slots[0]!);
      const rector = await app.as('reitor');
      expect((await rector.get('/api/substitutions')).status).toBe(200);
      expect((await candidatesOf(rector, id)).status).toBe(200);
      for (const caller of [ana.caller, await app.as('user')]) {
        expect((await caller.get('/api/substitutions')).status).toBe(403);
        expect((await candidatesOf(caller, id)).status).toBe(403);
      }
      for (const caller of [ana.caller, rector]) {
        expect((await accept(caller, id, bia.ministerId)).status).toBe(403);
        expect((await decline(caller, id, 'Não.')).status).toBe(403);
      }
      expect((await app.visitor.get('/api/substitutions')).status).toBe(401);
      expect((await decline(await app.as('admin'), id, 'Ninguém pode.')).status).toBe(200);
    });

    it('should be counted on the coordination page while they wait', async () => {
      const open = async () =>
        (await coordinator.get<{ openSubstitutions: number }>('/api/stats/coordination')).body
          .openSubstitutions;
      const before = await open();
      const { slots } = await make.published({ date: '2026-12-05' });
      const { id } = await make.asked(ana, slots[0]!);
      expect(await open()).toBe(before + 1);
      await decline(coordinator, id, 'Ninguém pode.');
      expect(await open()).toBe(before);
    });
  });

  describe('POST /api/substitutions/{id}/accept', () => {
    it('should give the place to the chosen person, and tell both', async () => {
      const { id: scheduleId, slots } = await make.published({ date: '2026-12-06' });
      await make.roster.answer(bia.ministerId, slots);
      const { id } = await make.asked(ana, slots[0]!);
      const { status, body } = await accept(coordinator, id, bia.ministerId, 'Boa viagem!');
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'accepted', substituteName: 'Bia' });
      expect(await peopleAt(slots[0]!)).toEqual([[bia.ministerId, 'substitution']]);
      expect(await make.stored(id)).toMatchObject({
        assignment: null,
        substitute: { id: bia.ministerId },
        note: 'Boa viagem!',
        decidedBy: { id: coordinator.userId },
        decidedAt: app.clock.now(),
      });
      expect((await app.em().findOneOrFail(Schedule, scheduleId)).version).toBe(2);
      const events = await app.em().find(AuditEvent, { subjectType: 'schedule', subjectId: scheduleId });
      expect(events).toMatchObject([
        {
          action: 'substitution-accepted',
          actorId: coordinator.userId,
          details: {
            requestId: id,
            slotId: slots[0],
            ministerId: ana.ministerId,
            substituteId: bia.ministerId,
          },
        },
      ]);

      const mails = await app
        .em()
        .find(
          EmailMessage,
          { mail: ['substitution-found', 'roster-changed'], user: [ana.userId, bia.userId] },
          { orderBy: { id: 'asc' } },
        );
      const mass = { date: '2026-12-06', time: '10:00', description: 'Missa inventada' };
      const common = { followsCalendar: false, link: 'http://partilha.test/my-schedule' };
      const written = await Promise.all(
        mails.map(async (mail) => [
          mail.to,
          await app.nest.get(MailsService, { strict: false }).variablesOf(mail),
        ]),
      );
      expect(Object.fromEntries(written)).toEqual({
        [ana.email]: {
          name: 'Ana Inventada',
          substitute: 'Bia',
          mass: { uid: `duty-${slots[0]}-${ana.ministerId}@partilha`, ...mass },
          note: 'Boa viagem!',
          ...common,
        },
        [bia.email]: {
          name: 'Bia Inventada',
          title: 'Dezembro',
          added: [{ uid: `duty-${slots[0]}-${bia.ministerId}@partilha`, ...mass }],
          removed: [],
          note: 'Boa viagem!',
          ...common,
        },
      });
      expect((await noticesTo(ana.userId))[0]).toMatchObject({
        title: 'Substituição confirmada',
        content:
          'Bia serve no seu lugar na missa de domingo, 6 de dezembro, 10h. A coordenação escreveu: “Boa viagem!”',
        link: '/my-schedule',
      });
      expect((await noticesTo(bia.userId))[0]).toMatchObject({
        title: 'Você serve em mais uma missa',
        content:
          'É a missa de domingo, 6 de dezembro, 10h, no lugar de Ana. A coordenação escreveu: “Boa viagem!”',
        link: `/my-schedule#missa-${slots[0]}`,
      });
    });

    it('should note at once that the person has said so by telephone', async () => {
      const [ana, bia] = [await make.server('Ana'), await make.server('Bia')];
      const { slots } = await make.published({ date: '2026-12-06' });
      const { id } = await make.asked(ana, slots[0]!);
      const { status } = await coordinator.post(`/api/substitutions/${id}/accept`, {
        ministerId: bia.ministerId,
        confirmed: true,
      });
      expect(status).toBe(200);
      const [place] = await app.em().find(Assignment, { slot: slots[0]! });
      expect(place).toMatchObject({ minister: { id: bia.ministerId }, confirmedAt: app.clock.now() });
      expect(
        await app.em().count(AuditEvent, { action: 'confirmation-noted', subjectId: bia.ministerId }),
      ).toBe(1);
    });

    it('should hold through a computation after the schedule went back to planning, until it is unpinned', async () => {
      const { id: scheduleId, slots } = await make.published(
        { date: '2026-12-14', required: 1, experienced: 0 },
        { date: '2026-12-21', required: 1, experienced: 0 },
      );
      const dora = await make.server('Dora');
      const clara = await make.server('Clara', { maxDutiesPerMonth: 1 });
      await make.roster.answer(dora.ministerId, slots);
      // Clara has said nothing of the first mass: she is asked in person.
      await make.roster.answer(clara.ministerId, [slots[1]!]);
      const { id } = await make.asked(dora, slots[0]!);
      expect((await accept(coordinator, id, clara.ministerId)).status).toBe(200);
      const unpublished = await coordinator.post(`/api/schedules/${scheduleId}/unpublish`);
      expect(unpublished.status).toBe(200);
      const computed = async () => {
        const { body } = await coordinator.post<{ jobId: number }>(`/api/schedules/${scheduleId}/roster`);
        await make.roster.work(body.jobId);
        return [await peopleAt(slots[0]!), await peopleAt(slots[1]!)];
      };
      expect(await computed()).toEqual([
        [[clara.ministerId, 'substitution']],
        [[dora.ministerId, 'automatic']],
      ]);
      const place = await app.em().findOneOrFail(Assignment, { slot: slots[0]! });
      expect(place.pinned).toBe(true);
      // Dora serves at the first mass alone from now on: the second waits for Clara.
      await app
        .em()
        .getConnection()
        .execute(`delete from availability_answer where slot_id = ? and minister_id = ?`, [
          slots[1],
          dora.ministerId,
        ]);
      const released = { ministerId: clara.ministerId, to: slots[0]!, pinned: false };
      await make.roster.move(coordinator, scheduleId, [released]);
      expect(await computed()).toEqual([[[dora.ministerId, 'automatic']], [[clara.ministerId, 'automatic']]]);
    });

    it('should happen once: of two coordinators at the same moment one is refused', async () => {
      const { slots } = await make.published({ date: '2026-12-07' });
      const caio = await make.server('Caio');
      const { id } = await make.asked(ana, slots[0]!);
      const people = [bia.ministerId, caio.ministerId];
      const answers = await Promise.all(people.map((person) => accept(coordinator, id, person)));
      // The one refused finds the place gone (409), or, when it asks a moment later, the request decided (422).
      const [won, lost] = answers.map(({ status }) => status).sort();
      expect(won).toBe(200);
      expect([409, 422]).toContain(lost);
      const chosen = people[answers.findIndex(({ status }) => status === 200)];
      expect(await peopleAt(slots[0]!)).toEqual([[chosen, 'substitution']]);
      expect(
        await app.em().count(EmailMessage, { refs: { substitutionId: id }, mail: 'substitution-found' }),
      ).toBe(1);
      expect(await accept(coordinator, id, bia.ministerId)).toMatchObject({
        status: 422,
        body: { message: 'Este pedido está em "Aceito" e não pode passar para "Aceito".' },
      });
      expect((await candidatesOf(coordinator, id)).status).toBe(422);
    });

    it('should lose against who takes the place away, or take it before', async () => {
      const { id: scheduleId, slots } = await make.published({ date: '2026-12-08' });
      const { id } = await make.asked(ana, slots[0]!);
      const [given, taken] = await Promise.all([
        accept(coordinator, id, bia.ministerId),
        make.roster.move(coordinator, scheduleId, [{ ministerId: ana.ministerId, from: slots[0]! }], 1),
      ]);
      expect(['200 409', '404 200', '409 200']).toContain(`${given.status} ${taken.status}`);
      expect(await peopleAt(slots[0]!)).toEqual(
        given.status === 200 ? [[bia.ministerId, 'substitution']] : [],
      );
    });

    it('should not meet a withdrawal half-way', async () => {
      const { slots } = await make.published({ date: '2026-12-11' });
      const { id } = await make.asked(ana, slots[0]!);
      const [given, withdrawn] = await Promise.all([
        accept(coordinator, id, bia.ministerId),
        ana.caller.post(`/api/substitutions/${id}/cancel`),
      ]);
      expect([given.status, withdrawn.status].sort()).toEqual([200, 422]);
      expect(await peopleAt(slots[0]!)).toEqual([
        given.status === 200 ? [bia.ministerId, 'substitution'] : [ana.ministerId, 'automatic'],
      ]);
    });

    it('should refuse whoever cannot serve there, and change nothing', async () => {
      const { slots } = await make.published({ date: '2026-12-09' });
      const { id } = await make.asked(ana, slots[0]!);
      const dora = await make.server('Dora');
      await make.roster.answer(dora.ministerId, slots, 'unavailable');
      const inactive = await make.server('Inês', { isActive: false });
      expect(await accept(coordinator, id, dora.ministerId)).toMatchObject({
        status: 409,
        body: { message: 'Dora não pode servir nesta missa: respondeu indisponível.' },
      });
      for (const person of [inactive.ministerId, ana.ministerId, 999_999])
        expect(await accept(coordinator, id, person)).toMatchObject({
          status: 409,
          body: { message: 'Escolha outra pessoa: esta não serve no momento.' },
        });
      expect(await peopleAt(slots[0]!)).toEqual([[ana.ministerId, 'automatic']]);
      expect((await make.stored(id))?.status).toBe('open');
      expect((await accept(coordinator, 999_999, bia.ministerId)).status).toBe(404);
      expect((await coordinator.post(`/api/substitutions/${id}/accept`, {})).status).toBe(400);
    });

    it('should refuse once the mass has begun or the schedule is over', async () => {
      const { id: scheduleId, slots } = await make.published({ date: '2026-12-10' });
      const { id } = await make.asked(ana, slots[0]!);
      app.clock.set('2026-12-10T10:00:00-03:00');
      expect(await accept(coordinator, id, bia.ministerId)).toMatchObject({
        status: 422,
        body: { message: 'Esta missa já começou.' },
      });
      app.clock.set('2026-11-10T12:00:00-03:00');
      await app.em().nativeUpdate(Schedule, scheduleId, { status: 'completed' });
      expect((await accept(coordinator, id, bia.ministerId)).status).toBe(422);
    });
  });

  describe('POST /api/substitutions/{id}/decline', () => {
    it('should leave the place as it is and tell who asked, with the note', async () => {
      const { id: scheduleId, slots } = await make.published({ date: '2026-12-13' });
      const { id } = await make.asked(ana, slots[0]!);
      expect((await decline(coordinator, id, '  ')).status).toBe(400);
      expect(await decline(coordinator, id, 'Todos já servem.')).toMatchObject({
        status: 200,
        body: { status: 'declined', substituteName: null },
      });
      expect(await peopleAt(slots[0]!)).toEqual([[ana.ministerId, 'automatic']]);
      const mail = await app
        .em()
        .findOneOrFail(EmailMessage, { refs: { substitutionId: id }, mail: 'substitution-declined' });
      expect(mail.to).toBe(ana.email);
      expect(await app.nest.get(MailsService, { strict: false }).variablesOf(mail)).toMatchObject({
        note: 'Todos já servem.',
        mass: { date: '2026-12-13' },
      });
      expect((await noticesTo(ana.userId))[0]?.content).toBe(
        'Você continua na escala da missa de domingo, 13 de dezembro, 10h. A coordenação escreveu: “Todos já servem.”',
      );
      expect(
        await app.em().count(AuditEvent, { action: 'substitution-declined', subjectId: scheduleId }),
      ).toBe(1);
      expect((await decline(coordinator, id, 'De novo.')).status).toBe(422);
      expect((await decline(coordinator, 999_999, 'Nada.')).status).toBe(404);
    });
  });
});

describe('The mails of a substitution', () => {
  let sink: MailSink;
  let app: TestApp;

  beforeEach(async () => {
    sink = await new MailSink().start();
    app = await TestApp.start({ smtpUrl: sink.url() });
  });
  afterEach(async () => {
    await app.stop();
    await sink.stop();
  });

  it('should arrive: the question, the confirmation, and the new mass with its calendar file', async () => {
    const make = new SubstitutionsFactory(app);
    const { user } = await app.make.person({ role: 'admin' });
    const [ana, bia] = [await make.server('Ana'), await make.server('Bia')];
    const { slots } = await make.published({ date: '2026-12-06' });
    const { id } = await make.asked(ana, slots[0]!);
    await make.work();
    expect((await accept(await app.withTokenOf(user), id, bia.ministerId)).status).toBe(200);
    await make.work();
    const to = (email: string) => sink.mails.filter((mail) => mail.to === email);
    expect(sink.mails).toHaveLength(3);
    expect(to(bia.email)[0]?.content).toContain('/substitution?token=');
    expect(to(ana.email)[0]?.content).toContain('Substitui');
    expect(to(ana.email)[0]?.content).not.toContain('.ics');
    expect(to(bia.email)[1]?.content).toContain('minhas-missas.ics');
  });
});
