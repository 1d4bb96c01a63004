import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MailsService } from '../mail/index.js';

/** The farewell to an erased person: nothing of them is left to greet them by. */
@Injectable()
export class PrivacyMailsService implements OnModuleInit {
  constructor(private readonly mails: MailsService) {}

  onModuleInit(): void {
    this.mails.provide('deletion-done', () => Promise.resolve({ name: '' }));
  }
}
