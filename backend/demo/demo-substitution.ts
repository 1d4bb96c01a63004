import type { EntityManager } from '@mikro-orm/postgresql';
import { formatDateTime } from '../src/platform/dates/format.js';
import { addDays } from '../src/platform/dates/month.js';
import type { Clock } from '../src/platform/clock.js';
import { InboxService } from '../src/messages/inbox.service.js';
import { OutboxService } from '../src/platform/jobs/outbox.service.js';
import { Assignment } from '../src/roster/assignment.entity.js';
import { SubstitutionRequest } from '../src/substitutions/substitution-request.entity.js';
import { planExpiry } from '../src/substitutions/substitutions.service.js';
import { madeAt, type DemoMoment } from './demo-moment.js';
import type { PeopleRecords } from './demo-people-records.js';
import type { DemoMonth } from './demo-schedules.js';

const REASON =
  'Vou acompanhar minha mãe a uma consulta em Campinas e só volto à noite. Peço desculpas pelo aviso em cima da hora.';

/** How many days ahead the mass is, where the month still has one. */
const DAYS_AHEAD = 3;

/**
 * Stores a request for a substitute that waits for the coordination's decision: at a mass to come of the published
 * month, by somebody without a demo login. On the last evening of a month there is no such mass, and no request.
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
  const at = moment.daysAgo(1, '20:14');
  const request = madeAt(new SubstitutionRequest({ assignment, reason: REASON }), at);
  await em.persist(request).flush();
  await planExpiry(em, new OutboxService(em, clock), request);
  await new InboxService(em, clock).deliver(em, [logins.coordenador.id, logins.admin.id], {
    title: 'Pedido de substituição',
    content: `${assignment.minister.scheduleName} não pode servir na missa de ${formatDateTime(mass.date, mass.time)}. Escolha quem substitui.`,
    priority: 'high',
    link: '/coordination?tab=escalas',
  });
}
