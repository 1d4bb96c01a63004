import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { DAY, HOUR } from '../../src/platform/clock.js';
import { MAX_ATTEMPTS } from '../../src/platform/jobs/job-executor.service.js';
import { EmailMessage } from '../../src/mail/email-message.entity.js';
import { OutboxMessage } from '../../src/platform/jobs/outbox-message.entity.js';
import { MailSink, tokenIn } from '../support/mail-sink.js';
import { emailRow, jobRow, orderSetupMail, relayOf, sendingOf } from '../support/notifications-factory.js';
import { TestApp } from '../support/test-app.js';

describe('E-mails over SMTP', () => {
  let sink: MailSink;
  let app: TestApp;

  beforeAll(async () => {
    sink = await new MailSink().start();
    app = await TestApp.start({ smtpUrl: sink.url() });
  });
  beforeEach(async () => {
    await app.reset();
    await sink.restart();
  });
  afterAll(async () => {
    await app.stop();
    await sink.stop();
  });

  it('should arrive with a link that works, in HTML and text', async () => {
    const email = await orderSetupMail(app);
    await relayOf(app).drain();
    expect(await emailRow(app, email)).toMatchObject({ status: 'sent', attempts: 1 });
    const [mail] = sink.mails;
    expect(mail).toMatchObject({ to: email.to });
    expect(mail?.content).toMatch(/multipart\/alternative/);
    expect(mail?.content).toMatch(/auto-submitted: auto-generated/i);
    const { body } = await app.visitor.get(`/api/auth/validate-token/${tokenIn(mail?.content ?? '')}`);
    expect(body).toMatchObject({ valid: true });
  });

  it('should fail for good on a 5xx refusal, and show its code only', async () => {
    sink.replies.push(550);
    const email = await orderSetupMail(app);
    await relayOf(app).drain();
    expect(await emailRow(app, email)).toMatchObject({ status: 'failed', lastError: 'SMTP 550 5.1.1' });
    expect((await sendingOf(app, email)).status).toBe('done');
    app.clock.advance(DAY);
    expect(await relayOf(app).drain()).toBe(0);
    expect(sink.mails).toEqual([]);
  });

  it('should try again after a 4xx refusal', async () => {
    sink.replies.push(450);
    const email = await orderSetupMail(app);
    await relayOf(app).drain();
    expect(await emailRow(app, email)).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'SMTP 450 4.2.0',
    });
    app.clock.advance(HOUR);
    await relayOf(app).drain();
    expect(await emailRow(app, email)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
    expect(sink.mails).toHaveLength(1);
  });

  it('should fail visibly when the last attempt was refused too', async () => {
    sink.replies.push(...Array<number>(MAX_ATTEMPTS).fill(450));
    const email = await orderSetupMail(app);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      await relayOf(app).drain();
      app.clock.advance(DAY);
    }
    const told = { status: 'failed', lastError: 'SMTP 450 4.2.0', attempts: MAX_ATTEMPTS };
    expect(await emailRow(app, email)).toMatchObject(told);
    expect(await sendingOf(app, email)).toMatchObject(told);
  });

  it('should not wait for a server that never answers', async () => {
    sink.hanging = true;
    const email = await orderSetupMail(app);
    await relayOf(app).drain();
    expect(await emailRow(app, email)).toMatchObject({ status: 'queued', lastError: 'ETIMEDOUT' });

    sink.hanging = false;
    app.clock.advance(HOUR);
    await relayOf(app).drain();
    expect((await emailRow(app, email)).status).toBe('sent');
  });

  it('should wait for a server that is away', async () => {
    await sink.stop();
    const email = await orderSetupMail(app);
    await relayOf(app).drain();
    expect(await emailRow(app, email)).toMatchObject({ status: 'queued', attempts: 1 });
    expect((await sendingOf(app, email)).status).toBe('waiting');
  });

  it('should send a repeated attempt under the same Message-ID, and a resend under another', async () => {
    const email = await orderSetupMail(app);
    await relayOf(app).drain();
    // As after a crash between the server's 250 and the note in the database.
    await app.em().nativeUpdate(EmailMessage, email.id, { status: 'queued' });
    const job = await sendingOf(app, email);
    await app.em().nativeUpdate(OutboxMessage, job.id, { status: 'waiting' });
    await relayOf(app).drain();
    expect((await jobRow(app, job)).status).toBe('done');

    const admin = await app.as('admin');
    await admin.post(`/api/emails/${email.id}/resend`);
    await relayOf(app).drain();
    const ids = sink.mails.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toMatch(/^<\S+@partilha\.test>$/);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('should write neither links nor addresses to the log', async () => {
    const lines: string[] = [];
    const write = (...parts: unknown[]) => void lines.push(inspect(parts, { depth: null }));
    Logger.overrideLogger({ log: write, warn: write, error: write });
    sink.replies.push(450);
    const email = await orderSetupMail(app);
    await relayOf(app).drain();
    app.clock.advance(HOUR);
    await relayOf(app).drain();
    Logger.overrideLogger(false);

    const token = tokenIn(sink.mails[0]?.content ?? '');
    expect(lines.join('\n')).toContain('SMTP 450');
    expect(lines.join('\n')).not.toContain(token);
    expect(lines.join('\n')).not.toContain(email.to);
  });
});
