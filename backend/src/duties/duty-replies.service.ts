import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Session } from '../platform/access/session.js';
import { Clock } from '../platform/clock.js';
import { markSeen } from '../roster/index.js';
import { ReplacementsService, SubstitutionAskingService } from '../substitutions/index.js';
import { DutyLinksService, type LinkedDuty } from './duty-links.service.js';
import type { CannotComeRequest, DutyLinkResponse } from './duty-links.dto.js';

const WITHOUT_REASON = 'Respondeu “Não poderei” ao lembrete.';

/** Whether somebody comes to a mass of theirs: said in the portal, or by the link of a reminder. */
@Injectable()
export class DutyRepliesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly links: DutyLinksService,
    private readonly replacements: ReplacementsService,
    private readonly asking: SubstitutionAskingService,
  ) {}

  /** What a link is about. That it was opened is kept, for who would otherwise be called. @throws AppError 404. */
  async read(token: string): Promise<DutyLinkResponse> {
    const duty = await this.links.open(token);
    await markSeen(this.em, duty.assignmentId, this.clock.now());
    return shown(duty);
  }

  /**
   * The person comes; an own request for a substitute that nobody has decided is taken back.
   * @throws AppError 404 when the place is not theirs, 422 when the mass has begun or the schedule is not published.
   */
  async confirm({ ministerId }: Pick<Session, 'ministerId'>, assignmentId: number): Promise<Date> {
    const { rows } = await sql<{ id: number }>`
      select id from substitution_request
      where assignment_id = ${assignmentId} and minister_id = ${ministerId}`.execute(this.em.getKysely());
    if (rows[0]) await this.asking.cancel({ ministerId }, rows[0].id);
    return this.em.transactional(async (em) => {
      const place = await this.replacements.lockOwn(em, ministerId, assignmentId);
      place.confirmedAt ??= this.clock.now();
      return place.confirmedAt;
    });
  }

  /** A place that is somebody else's by now is told as such. @throws AppError as {@link confirm}. */
  async confirmByLink(token: string): Promise<DutyLinkResponse> {
    const duty = await this.links.open(token);
    if (duty.state === 'given') return shown(duty);
    await this.confirm(duty, duty.assignmentId);
    return shown({ ...duty, state: 'confirmed' });
  }

  /**
   * Asks for a substitute; who has asked already is told so again, or what became of it.
   * @throws AppError 404 for a link that has died, 409 when they have just asked, 429 after too many.
   */
  async declineByLink(token: string, { reason }: CannotComeRequest): Promise<DutyLinkResponse> {
    const duty = await this.links.open(token);
    const { assignmentId, state } = duty;
    if (state === 'given') return shown(duty);
    if (state !== 'asked')
      await this.asking.askFor(duty.ministerId, { assignmentId, reason: reason || WITHOUT_REASON });
    return shown({ ...duty, state: 'asked' });
  }
}

/** What the page of a link shows: the person knows who they are, others learn no id. */
function shown({
  assignmentId: _,
  ministerId: __,
  userId: ___,
  email: ____,
  ...duty
}: LinkedDuty): DutyLinkResponse {
  return duty;
}
