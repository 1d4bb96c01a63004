import type { INestApplicationContext } from '@nestjs/common';
import { createWorker } from '../../src/create-app.js';
import type { RunningEnv } from '../../src/platform/config/config.module.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { JobHandlersService } from '../../src/platform/jobs/job-handlers.service.js';
import { MailsService } from '../../src/mail/mails.service.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { OutboxRelayService } from '../../src/platform/jobs/outbox-relay.service.js';
import { OutboxService } from '../../src/platform/jobs/outbox.service.js';
import type { TestApp } from './test-app.js';

let sequence = 0;

/** Orders a setup mail for a new person, as an approval does. */
export async function orderSetupMail(app: TestApp, email?: string): Promise<EmailMessage> {
  const { user } = await app.make.person(email ? { email } : {});
  sequence += 1;
  const dedupeKey = `test-setup:${sequence}`;
  const order = { mail: 'setup', to: user.email, user, refs: { userId: user.id }, dedupeKey } as const;
  await app.em().transactional((em) => app.nest.get(MailsService).queue(em, order));
  return app.em().findOneOrFail(EmailMessage, { dedupeKey });
}

/** Adds a job of a kind whose doing the test replaces with {@link replaceHandlers}. */
export async function addJob(app: TestApp, values: { availableAt?: Date } = {}): Promise<OutboxMessage> {
  sequence += 1;
  const dedupeKey = `test-job:${sequence}`;
  const outbox = app.nest.get(OutboxService);
  await app
    .em()
    .transactional((em) => outbox.add(em, 'questionnaire.close', CLOSING, { dedupeKey, ...values }));
  return app.em().findOneOrFail(OutboxMessage, { dedupeKey });
}

const CLOSING = { questionnaireId: 1, round: 1 };

/** Lets the test do the jobs of this process itself. */
export function replaceHandlers(app: INestApplicationContext, run: () => Promise<void>): void {
  app.get(JobHandlersService).run = run;
}

/** Has its jobs done as they are. */
export function restoreHandlers(app: INestApplicationContext): void {
  Reflect.deleteProperty(app.get(JobHandlersService), 'run');
}

export const relayOf = (app: TestApp) => app.nest.get(OutboxRelayService);

export const jobRow = (app: TestApp, { id }: { id: number }) => app.em().findOneOrFail(OutboxMessage, id);

export const emailRow = (app: TestApp, { id }: { id: number }) => app.em().findOneOrFail(EmailMessage, id);

/** The job that sends an e-mail for the first time. */
export const sendingOf = (app: TestApp, { id }: { id: number }) =>
  app.em().findOneOrFail(OutboxMessage, { dedupeKey: `mail:${id}` });

/** Another process of the same installation, without HTTP. */
export async function startPeer(
  app: TestApp,
  overrides: Partial<RunningEnv>,
): Promise<INestApplicationContext> {
  return createWorker({ ...app.env, ...overrides }, app.clock);
}
