import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type AttemptLimit, AttemptsService } from '../auth/index.js';
import { User } from '../accounts/index.js';
import { InboxService } from '../messages/index.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { can, PERMISSIONS } from '../platform/access/permissions.js';
import type { Session } from '../platform/access/session.js';
import { DAY } from '../platform/clock.js';
import { conflict } from '../platform/errors/app-error.js';
import { comparisonKey } from '../platform/text.js';
import { lockEditableMinister } from './minister-access.js';
import type { Minister } from './minister.entity.js';

const ASKED_BY_ONE: AttemptLimit = { name: 'full-name', limit: 5, windowMs: DAY };

/** Full names: the coordination's are written at once, one's own waits until the coordination has decided. */
@Injectable()
export class FullNamesService {
  constructor(
    private readonly em: EntityManager,
    private readonly attempts: AttemptsService,
    private readonly inbox: InboxService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Writes the name, or asks the coordination for it, in the caller's transaction.
   * @throws AppError 429 after too many different wishes.
   */
  async change(em: EntityManager, session: Session, minister: Minister, fullName: string): Promise<void> {
    if (can(session.role, 'people.write')) return rename(em, minister, fullName);
    const wanted = fullName === minister.fullName ? null : fullName;
    if (wanted === minister.requestedName) return;
    minister.requestedName = wanted;
    if (wanted === null) return;
    await this.attempts.take(ASKED_BY_ONE, minister.id);
    const coordination = await em.find(User, {
      role: { $in: [...PERMISSIONS['people.write']] },
      disabledAt: null,
    });
    await this.inbox.deliver(
      em,
      coordination.map(({ id }) => id),
      {
        title: 'Pedido de mudança de nome',
        content: `${minister.scheduleName} pede que seu nome completo passe de “${minister.fullName}” para “${wanted}”. Confira com a pessoa, e aceite ou recuse.`,
        link: `/ministers/${minister.id}`,
        about: [minister.id],
      },
    );
  }

  /**
   * Decides on the name that a minister asks for; the person is told.
   * @param fullName the name that the caller saw.
   * @throws AppError 404 when there is no such minister, 409 when they no longer ask for this name.
   */
  async decide(
    session: Session,
    id: number,
    { fullName, accepted }: { fullName: string; accepted: boolean },
  ): Promise<void> {
    await this.em.transactional(async (em) => {
      const minister = await lockEditableMinister(em, session, id);
      if (minister.requestedName !== fullName)
        throw conflict(
          'name-not-requested',
          'Esta pessoa já não pede este nome. Abra a página dela de novo para ver o que pede agora.',
        );
      if (accepted) await rename(em, minister, fullName);
      minister.requestedName = null;
      this.audit.record(em, {
        action: 'name-decided',
        subject: { type: 'minister', id },
        details: { accepted },
      });
      if (!minister.user) return;
      await this.inbox.deliver(em, [minister.user.id], {
        title: accepted ? 'Seu nome mudou' : 'Seu nome ficou como estava',
        content: accepted
          ? `A coordenação aceitou o seu pedido: seu nome completo agora é “${fullName}”.`
          : `A coordenação não aceitou a mudança para “${fullName}”. Na dúvida, escreva para ela em Mensagens.`,
        link: '/profile',
        about: [id],
      });
    });
  }
}

async function rename(em: EntityManager, minister: Minister, fullName: string): Promise<void> {
  minister.fullName = fullName;
  minister.fullNameKey = comparisonKey(fullName);
  minister.requestedName = null;
  await em.populate(minister, ['user']);
  if (minister.user) minister.user.name = fullName;
}
