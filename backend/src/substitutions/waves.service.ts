import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, HOUR } from '../platform/clock.js';
import { JobHandlersService } from '../platform/jobs/job-handlers.service.js';
import type { JobName, Jobs } from '../platform/jobs/jobs.js';
import { OutboxService } from '../platform/jobs/outbox.service.js';
import { afterNight } from '../platform/settings/quiet-hours.js';
import type { ParishSettings, SubstitutionLimits } from '../platform/settings/settings.js';
import { readSettings } from '../platform/settings/settings.service.js';
import { Minister } from '../ministers/index.js';
import { CandidatesService } from './candidates.service.js';
import { OfferNoticesService } from './offer-notices.service.js';
import { SubstitutionNoticesService } from './substitution-notices.service.js';
import { SubstitutionOffer } from './substitution-offer.entity.js';
import { isPersonal, type PersonalRequest, SubstitutionRequest } from './substitution-request.entity.js';
import { closeRequest, lockRequest } from './substitution-requests.js';
import {
  allows,
  changeSubstitutionStatus,
  isLive,
  type SubstitutionAct,
  type SubstitutionActor,
} from './substitution-states.js';
import { drawOf, nextWave, soonest, type Wave } from './waves.js';

/** Who has the next people asked. */
interface Asking {
  actor: SubstitutionActor;
  act: SubstitutionAct;
  /** Whether it happens now though people sleep. */
  evenAtNight?: boolean;
}

/**
 * The clock of requests for a substitute: it asks wave after wave, tells the coordination when the mass is near, and
 * closes what nobody has decided. Each of these is a row of the outbox with its instant; a row that comes late does what
 * is right then, and one that has lost its reason does nothing.
 */
@Injectable()
export class WavesService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly candidates: CandidatesService,
    private readonly notices: SubstitutionNoticesService,
    private readonly offerNotices: OfferNoticesService,
    private readonly outbox: OutboxService,
    private readonly jobs: JobHandlersService,
  ) {}

  onModuleInit(): void {
    this.jobs.register('substitution.wave', ({ requestId, wave }) =>
      this.onTime(requestId, async (em, request) => {
        if (isPersonal(request)) await this.onWave(em, request, wave);
      }),
    );
    this.jobs.register('substitution.alarm', ({ requestId }) =>
      this.onTime(requestId, async (em, request) => {
        if (isPersonal(request)) await this.watch(em, request);
      }),
    );
    this.jobs.register('substitution.expire', ({ requestId }) =>
      this.onTime(requestId, (em, request) => this.onMass(em, request)),
    );
  }

  /** Sets the clock of a new request, whose mass and people are loaded. */
  async begin(em: EntityManager, request: PersonalRequest): Promise<void> {
    await planExpiry(em, this.outbox, request);
    await this.watch(em, request);
    await this.plan(em, request, this.clock.now(), await readSettings(em));
  }

  /** Sets the clock of a locked request by the new time of its mass. */
  async restart(em: EntityManager, request: SubstitutionRequest): Promise<void> {
    await planExpiry(em, this.outbox, request);
    if (!isPersonal(request)) return;
    await this.watch(em, request);
    // No wave was to come before the old time.
    if (request.nextWaveAt === null && allows(request, 'clock', 'ask-next'))
      await this.plan(em, request, this.clock.now(), await readSettings(em));
  }

  /**
   * Asks the next people of a locked request now, or in the morning when it is night; nobody being left exhausts it.
   * @throws AppError 422 when the table of states forbids it.
   */
  async askNext(em: EntityManager, request: PersonalRequest, asking: Asking): Promise<void> {
    const settings = await readSettings(em);
    const limits = settings.substitutions;
    const { slot } = request;
    const { actor, act, evenAtNight = false } = asking;
    const now = this.clock.now();
    const start = evenAtNight ? now : soonest(now, slot, settings);
    if (start === null || start > now) return this.plan(em, request, now, settings);
    // While its schedule is back in planning, the place may still change.
    if (slot.schedule.status !== 'published')
      return this.plan(em, request, this.clock.in(limits.waveHours * HOUR), settings);
    // Who is asked at night answers from the morning on.
    const awake = afterNight(now, limits, settings.timeZone);
    const { ministerIds, nextAt } = await this.waveOf(em, request, limits, awake);
    if (ministerIds.length === 0) {
      request.status = changeSubstitutionStatus(request, actor, act, 'exhausted');
      request.nextWaveAt = null;
      return this.notices.exhausted(em, request);
    }
    request.status = changeSubstitutionStatus(request, actor, act, 'offered');
    request.wave += 1;
    await this.offer(em, request, ministerIds, evenAtNight ? now : slot.startsAt);
    await this.plan(em, request, nextAt, settings);
  }

  private async waveOf(
    em: EntityManager,
    request: SubstitutionRequest,
    limits: SubstitutionLimits,
    awake: Date,
  ): Promise<Wave> {
    const { named, returnSlot, seed, wave } = request;
    const { startsAt } = request.slot;
    const now = this.clock.now();
    if (returnSlot) {
      return {
        ministerIds: wave === 0 && named ? [named.id] : [],
        nextAt: new Date(awake.getTime() + limits.namedHours * HOUR),
      };
    }
    const offers = await em.find(SubstitutionOffer, { request });
    const asked = new Set(offers.map(({ minister }) => minister.id));
    const people = (await this.candidates.askable(em, request.assignment!)).filter(
      ({ ministerId }) => !asked.has(ministerId),
    );
    return nextWave(people, { now, awake, startsAt, named: named?.id ?? null, seed, limits });
  }

  private async offer(
    em: EntityManager,
    request: SubstitutionRequest,
    ministerIds: number[],
    neededBy: Date,
  ): Promise<void> {
    const found = await em.find(Minister, { id: { $in: ministerIds } }, { populate: ['user'] });
    const people = new Map(found.map((minister) => [minister.id, minister]));
    const offers = ministerIds.map((id) => {
      const minister = people.get(id)!;
      return new SubstitutionOffer(request, {
        minister,
        wave: request.wave,
        askedAt: this.clock.now(),
        channel: minister.user ? 'email' : 'coordination',
        draw: drawOf(request.seed, id),
      });
    });
    await em.persist(offers).flush();
    await this.offerNotices.offered(em, request, offers, neededBy);
  }

  /** Has the clock ask the next people from an instant on, as {@link soonest}; nobody where the mass begins before. */
  private async plan(
    em: EntityManager,
    request: PersonalRequest,
    from: Date,
    settings: ParishSettings,
  ): Promise<void> {
    request.nextWaveAt = soonest(from, request.slot, settings);
    if (request.nextWaveAt === null) return;
    const wave = request.wave + 1;
    await this.remind(em, 'substitution.wave', { requestId: request.id, wave }, request.nextWaveAt);
  }

  private async onWave(em: EntityManager, request: PersonalRequest, wave: number): Promise<void> {
    const { nextWaveAt } = request;
    const isDue = nextWaveAt !== null && nextWaveAt <= this.clock.now() && request.wave + 1 === wave;
    if (isDue && allows(request, 'clock', 'ask-next'))
      await this.askNext(em, request, { actor: 'clock', act: 'ask-next' });
  }

  /** Tells the coordination once the mass is near, however often it was put off. */
  private async watch(em: EntityManager, request: PersonalRequest): Promise<void> {
    if (request.coordinationToldAt) return;
    const { substitutions } = await readSettings(em);
    const at = new Date(request.slot.startsAt.getTime() - substitutions.coordinationHours * HOUR);
    if (at > this.clock.now()) await this.remind(em, 'substitution.alarm', { requestId: request.id }, at);
    else if (request.slot.startsAt > this.clock.now()) await this.notices.asked(em, request);
  }

  /** Closes a request whose mass has begun; one whose mass was put off waits for the new time. */
  private async onMass(em: EntityManager, request: SubstitutionRequest): Promise<void> {
    const now = this.clock.now();
    if (request.slot.startsAt > now) await planExpiry(em, this.outbox, request);
    else closeRequest(request, { actor: 'clock', act: 'begin-mass', status: 'expired', at: now });
  }

  private onTime(
    id: number,
    act: (em: EntityManager, request: SubstitutionRequest) => Promise<void>,
  ): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const request = await lockRequest(em, id);
      if (request && isLive(request.status)) await act(em, request);
    });
  }

  private remind<Name extends JobName>(
    em: EntityManager,
    job: Name,
    payload: Jobs[Name],
    availableAt: Date,
  ): Promise<void> {
    const dedupeKey = [job, JSON.stringify(payload), availableAt.getTime()].join(':');
    return this.outbox.add(em, job, payload, { dedupeKey, availableAt });
  }
}

/** Plans that a request ends when its mass begins. */
export function planExpiry(
  em: EntityManager,
  outbox: OutboxService,
  { id, slot }: SubstitutionRequest,
): Promise<void> {
  const dedupeKey = `substitution-expire:${id}:${slot.startsAt.getTime()}`;
  const when = { dedupeKey, availableAt: slot.startsAt };
  return outbox.add(em, 'substitution.expire', { requestId: id }, when);
}
