import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { formatDateTime } from '../src/platform/dates/format.js';
import { addDays } from '../src/platform/dates/month.js';
import { type Clock, HOUR } from '../src/platform/clock.js';
import { ChannelsService } from '../src/mail/index.js';
import { InboxService } from '../src/messages/inbox.service.js';
import { OutboxService } from '../src/platform/jobs/outbox.service.js';
import { Assignment } from '../src/roster/assignment.entity.js';
import { Minister } from '../src/ministers/minister.entity.js';
import { toDecide } from '../src/substitutions/notice-parts.js';
import { SubstitutionOffer } from '../src/substitutions/substitution-offer.entity.js';
import { SubstitutionRequest } from '../src/substitutions/substitution-request.entity.js';
import { drawOf } from '../src/substitutions/waves.js';
import { planExpiry } from '../src/substitutions/waves.service.js';
import { madeAt, type DemoMoment } from './demo-moment.js';
import type { PeopleRecords } from './demo-people-records.js';
import type { DemoMonth } from './demo-schedules.js';

const REASON =
  'Vou acompanhar minha mãe a uma consulta em Campinas e só volto à noite. Peço desculpas pelo aviso em cima da hora.';

/** How many days ahead the mass is, where the month still has one. */
const DAYS_AHEAD = 3;

/** When each wave of three was asked, on the morning of the day before. */
const WAVES = ['08:10', '10:10', '12:10'];
const WAVE_SIZE = 3;
const SEED = 1;

/**
 * Stores a request for a substitute that nobody could take, so that the coordination is to decide: at a mass to come of
 * the published month, by somebody without a demo login. On the last evening of a month there is no such mass, and no
 * request.
 */
export async function storeSubstitution(
  em: EntityManager,
  clock: Clock,
  moment: DemoMoment,
  { logins }: PeopleRecords,
  months: readonly DemoMonth[],
): Promise<void> {
  const toCome = months
    .filter(({ schedule }) => schedule.status === 'published')
    .flatMap(({ slots }) => slots.filter(({ startsAt }) => startsAt > moment.now));
  const mass = toCome.find(({ date }) => date >= addDays(moment.today, DAYS_AHEAD)) ?? toCome.at(-1);
  const known = Object.values(logins).map(({ id }) => id);
  const assignment =
    mass &&
    (await em.findOne(
      Assignment,
      { slot: mass, minister: { user: { id: { $nin: known } } } },
      { orderBy: { id: 'asc' }, populate: ['minister'] },
    ));
  if (!assignment) return;
  const at = moment.daysAgo(1, '08:09');
  const request = madeAt(new SubstitutionRequest({ assignment, reason: REASON }), at);
  Object.assign(request, {
    status: 'exhausted',
    seed: SEED,
    wave: WAVES.length,
    coordinationToldAt: clock.now(),
  });
  await em.persist(request).flush();
  await em.persist(await refusals(em, moment, request, known)).flush();
  await planExpiry(em, new OutboxService(em, clock), request);
  await new InboxService(em, clock, new ChannelsService()).deliver(
    em,
    [logins.coordenador.id, logins.admin.id],
    {
      title: 'Ninguém pôde substituir',
      content: `Todos os que podiam servir no lugar de ${assignment.minister.scheduleName} na missa de ${formatDateTime(mass.date, mass.time)} disseram que não ou não responderam.`,
      priority: 'high',
      link: toDecide({ scheduleId: mass.schedule.id, slotId: mass.id }),
    },
  );
}

/** Three waves of people who were free that day: of each, two said no and one nothing. */
async function refusals(
  em: EntityManager,
  moment: DemoMoment,
  request: SubstitutionRequest,
  known: readonly number[],
): Promise<SubstitutionOffer[]> {
  const { rows } = await sql<{ id: number }>`
    select a.minister_id as id from availability_answer a join minister m on m.id = a.minister_id
    where a.slot_id = ${request.slot.id} and a.answer = 'available' and m.is_active
      and m.user_id <> all(${known}::int[]) and not exists (
        select from assignment other join schedule_slot t on t.id = other.slot_id
        where other.minister_id = a.minister_id and t.date = ${request.slot.date})
    order by a.minister_id limit ${WAVES.length * WAVE_SIZE}`.execute(em.getKysely());
  return rows.map(({ id }, i) => {
    const wave = Math.floor(i / WAVE_SIZE);
    const askedAt = moment.daysAgo(1, WAVES[wave]!);
    const minister = em.getReference(Minister, id);
    const offer = new SubstitutionOffer(request, {
      minister,
      wave: wave + 1,
      askedAt,
      channel: 'email',
      draw: drawOf(SEED, id),
    });
    const said = i % WAVE_SIZE < WAVE_SIZE - 1;
    return madeAt(
      Object.assign(offer, said && { answer: 'declined', answeredAt: new Date(askedAt.getTime() + HOUR) }),
      askedAt,
    );
  });
}
