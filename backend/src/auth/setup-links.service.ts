import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ROLE_LABELS } from '../platform/access/permissions.js';
import { MailsService } from '../mail/index.js';
import type { User } from '../accounts/index.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';

/** The link on which an approved person sets their first password: one link, shown to who approves and mailed. */
@Injectable()
export class SetupLinksService implements OnModuleInit {
  constructor(
    private readonly links: OneTimeTokensService,
    private readonly mails: MailsService,
  ) {}

  onModuleInit(): void {
    this.mails.provide('setup', (refs, to) =>
      this.links.forMail('setup', { refs, to }, ({ name, role }, link) => ({
        name,
        roleLabel: ROLE_LABELS[role],
        link,
      })),
    );
  }

  /**
   * Makes the person's link and orders the mail that brings it, in the caller's transaction.
   * @param key names the occasion; the mail makes the same link of it when it is sent.
   * @returns the link.
   */
  async send(em: EntityManager, user: User, key: string): Promise<string> {
    const link = this.links.issue(em, user, 'setup', key);
    await this.mails.queue(em, {
      mail: 'setup',
      to: user.email,
      user,
      refs: { userId: user.id },
      dedupeKey: key,
    });
    return link;
  }
}
