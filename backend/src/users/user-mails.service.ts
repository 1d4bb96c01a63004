import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailsService } from '../notifications/mails.service.js';

/** Where the farewell to a deleted account comes from: nothing of it is left but the order for this mail. */
@Injectable()
export class UserMailsService implements OnModuleInit {
  constructor(private readonly mails: MailsService) {}

  onModuleInit(): void {
    this.mails.provide('deletion-done', ({ name }) => Promise.resolve({ name: String(name) }));
  }
}
