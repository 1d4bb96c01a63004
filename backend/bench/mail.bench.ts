import path from 'node:path';
import nodemailer from 'nodemailer';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { spawnServer } from '../../scripts/spawn-server.ts';
import { table, withPostgres } from './support.ts';

const MAILS = 300;
const LIMIT_MS = 120_000;

/** Mails through outbox, queue, template and SMTP, beside a bare nodemailer pool that sends as many of the same size. */
export async function run(): Promise<void> {
  const sink = await mailSink();
  await withPostgres(async (url, folder) => {
    const env = {
      DATABASE_URL: url,
      DATA_DIR: path.join(folder, 'data'),
      SMTP_URL: sink.url,
      LOG_LEVEL: 'warn',
    };
    const server = await spawnServer({ env, args: ['--demo'] });
    try {
      await outboxMails(url, 20);
      await sink.received(20);
      sink.reset();
      const start = performance.now();
      await outboxMails(url, MAILS);
      await sink.received(MAILS);
      const ours = perSecond(start);
      const size = Math.round(sink.bytes() / MAILS);

      sink.reset();
      const pool = nodemailer.createTransport({ url: sink.url, pool: true, maxConnections: 5 });
      const bareStart = performance.now();
      const html = 'x'.repeat(size);
      await Promise.all(
        Array.from({ length: MAILS }, (_, i) =>
          pool.sendMail({ from: 'a@exemplo.test', to: `b${i}@exemplo.test`, subject: 'x', html }),
        ),
      );
      const bare = perSecond(bareStart);
      pool.close();
      table(
        [`${MAILS} mails of some ${Math.round(size / 1024)} KiB`, 'a second'],
        [
          ['bare nodemailer pool', bare],
          ['outbox, in-process runner, one-time link, template, SMTP', ours],
        ],
      );
    } finally {
      await server.stop();
    }
  });
  await sink.close();
}

const perSecond = (start: number) => Math.round((1000 * MAILS) / (performance.now() - start));

/** Orders reset mails for as many accounts, as the server itself would: one row and its job, in one transaction. */
async function outboxMails(url: string, count: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `with people as (select id, email from user_account order by id limit $1),
     numbers as (select i, p.* from generate_series(1, $1) i join lateral (select * from people offset (i - 1) % (select count(*) from people) limit 1) p on true),
     mails as (
       insert into email_message (mail, "to", user_id, refs, dedupe_key)
       select 'reset', email, id, jsonb_build_object('userId', id), 'bench:' || gen_random_uuid() from numbers returning id)
     insert into outbox_message (job, payload, dedupe_key, available_at)
     select 'mail.send', jsonb_build_object('emailId', id), 'bench:' || id, now() from mails`,
    [count],
  );
  await client.end();
}

async function mailSink() {
  let count = 0;
  let bytes = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _, done) {
      stream.on('data', (chunk: Buffer) => (bytes += chunk.length));
      stream.on('end', () => {
        count += 1;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    bytes: () => bytes,
    reset: () => {
      count = 0;
      bytes = 0;
    },
    received: async (wanted: number) => {
      for (const end = Date.now() + LIMIT_MS; count < wanted;) {
        if (Date.now() > end) throw new Error(`Only ${count} of ${wanted} mails arrived`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
