import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { MailsService } from '../mail/index.js';
import { RegistrationRequest, type RegistrationStatus } from './registration-request.entity.js';

/** Where the mails to candidates come from. */
@Injectable()
export class RegistrationMailsService implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: MailsService,
    @Inject(ENV) private readonly env: RunningEnv,
  ) {}

  onModuleInit(): void {
    this.mails.provide('request-received', async (refs) => {
      const request = await this.find(refs, 'pending');
      return request && { name: request.fullName, scheduleName: request.scheduleName };
    });
    this.mails.provide('request-rejected', async (refs) => {
      const request = await this.find(refs, 'rejected');
      return (
        request && {
          name: request.fullName,
          reason: request.reviewComments ?? '',
          link: `${this.env.publicUrl}/register`,
        }
      );
    });
  }

  /** The request, while it is in the state that the mail tells of. */
  private find(
    refs: Record<string, number | string>,
    status: RegistrationStatus,
  ): Promise<RegistrationRequest | null> {
    return this.em.fork().findOne(RegistrationRequest, { id: Number(refs.requestId), status });
  }
}
