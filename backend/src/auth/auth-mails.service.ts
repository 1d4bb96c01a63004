import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ROLE_LABELS } from '../platform/access/permissions.js';
import { MailsService } from '../mail/index.js';
import { User } from '../accounts/index.js';
import type { TokenPurpose } from './one-time-token.entity.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';

/** Where the mails with one-time links come from: each link is made at the moment of sending. */
@Injectable()
export class AuthMailsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: MailsService,
    private readonly links: OneTimeTokensService,
  ) {}

  onModuleInit(): void {
    this.mails.provide('setup', (refs) =>
      this.withLink(refs, 'setup', (user, link) => ({
        name: user.name,
        roleLabel: ROLE_LABELS[user.role],
        link,
      })),
    );
    this.mails.provide('reset', (refs) =>
      this.withLink(refs, 'reset', (user, link) => ({ name: user.name, link })),
    );
    this.mails.provide('verification', (refs) =>
      this.withLink(refs, 'verify', (user, link) =>
        user.emailVerifiedAt ? null : { email: user.email, link },
      ),
    );
  }

  private async withLink<T>(
    refs: Record<string, number | string>,
    purpose: TokenPurpose,
    variables: (user: User, link: string) => T | null,
  ): Promise<T | null> {
    return this.em.fork().transactional(async (em) => {
      const user = await em.findOne(User, { id: Number(refs.userId), disabledAt: null });
      return user ? variables(user, this.links.issue(em, user, purpose)) : null;
    });
  }
}
