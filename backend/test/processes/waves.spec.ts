import { describe, expect, it } from '@jest/globals';
import { ApiCaller } from '../../../scripts/api-caller.ts';
import { CONCURRENCY } from '../../src/platform/jobs/jobs.js';
import { LEASE_MS } from '../../src/platform/jobs/job-executor.service.js';
import { until } from '../support/until.js';
import { Site } from './site.js';

const PEOPLE = 40;
const FIFTY = 50;
const RECOVERY_MS = LEASE_MS + 300_000;

/** The tables `schedule` and `slot` of a query: a published mass so many hours from now, and its places. */
const massIn = (hours: number, places: number): string => `
    schedule as (
      insert into schedule (title, type, year, month, start_date, end_date, status, published_at)
      select 'Escala', 'mensal', extract(year from now()), extract(month from now()), now(), now(), 'published', now()
      returning id
    ), slot as (
      insert into schedule_slot (schedule_id, date, time, starts_at, description, required_ministers)
      select id, (now() at time zone 'America/Sao_Paulo' + interval '${hours} hours')::date,
        to_char(now() at time zone 'America/Sao_Paulo' + interval '${hours} hours', 'HH24:MI'),
        date_trunc('minute', now()) + interval '${hours} hours', 'Missa inventada', ${places} from schedule
      returning id, starts_at
    )`;

/** A published mass in twenty hours with one place, whose holder asks for somebody else. @returns the request's id. */
async function askForSubstitute(site: Site): Promise<number> {
  const [request] = await site.sql<{ id: number }>(`
    with ${massIn(20, 3)}, place as (
      insert into assignment (slot_id, minister_id, origin)
      select slot.id, (select min(id) from minister), 'manual' from slot
      returning id, slot_id, minister_id
    )
    insert into substitution_request (assignment_id, slot_id, minister_id, reason, next_wave_at)
    select id, slot_id, minister_id, 'Estarei em viagem.', now() from place
    returning id`);
  await site.sql(
    `insert into outbox_message (job, payload, dedupe_key, available_at)
     values ('substitution.wave', jsonb_build_object('requestId', $1::int, 'wave', 1), 'the wave', now())`,
    [request!.id],
  );
  return request!.id;
}

/** Reminders of a mass in thirty hours that wait for the day's digest, one a person. */
async function gatherReminders(site: Site): Promise<void> {
  await site.sql(`
    with ${massIn(30, 40)}, place as (
      insert into assignment (slot_id, minister_id, origin)
      select slot.id, m.id, 'manual' from slot, minister m
      returning id, minister_id
    )
    insert into email_message (mail, "to", user_id, refs, dedupe_key, channel)
    select 'duty-reminder', u.email, u.id, jsonb_build_object('assignmentId', place.id, 'ministerId', m.id,
      'startsAt', (extract(epoch from slot.starts_at) * 1000)::int8), 'reminder ' || place.id, 'digest'
    from place join minister m on m.id = place.minister_id join user_account u on u.id = m.user_id, slot`);
  await site.sql(
    `insert into outbox_message (job, payload, dedupe_key, available_at)
     values ('digest.order', '{"day":"today"}', 'the digest', now())`,
  );
}

describe('A day’s digests', () => {
  it('should reach everybody once though their worker is killed in the middle', () =>
    Site.with({ redis: true, smtp: true }, async (site) => {
      const sink = site.sink!;
      await site.start('api');
      await site.addMinisters(PEOPLE);
      // Whatever the hour of the machine, it is past that of the digest.
      await site.sql(`insert into setting (name, value) values ('digestHour', '0')`);
      sink.delay = 50;
      const worker = await site.start('worker');
      await gatherReminders(site);
      const reached = () => new Set(sink.mails.map(({ to }) => to));
      await until(() => sink.mails.length >= 8, RECOVERY_MS);
      await worker.kill();
      expect(reached().size).toBeLessThan(PEOPLE);

      await site.start('worker');
      await until(() => reached().size === PEOPLE, RECOVERY_MS);
      // What the killed worker had handed to the mail server without noting it goes out once more.
      expect(sink.mails.length).toBeLessThanOrEqual(PEOPLE + CONCURRENCY.mail);
      expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(PEOPLE);
      const left = () =>
        site.sql<{ mail: string; status: string; times: number }>(
          'select mail, status, count(*)::int as times from email_message group by mail, status order by mail',
        );
      await until(async () => (await left()).every(({ status }) => status === 'sent'), RECOVERY_MS);
      expect(await left()).toEqual([
        { mail: 'digest', status: 'sent', times: PEOPLE },
        { mail: 'duty-reminder', status: 'sent', times: PEOPLE },
      ]);
    }));
});

describe('A wave of questions', () => {
  it('should reach everybody once though its worker is killed in the middle', () =>
    Site.with({ redis: true, smtp: true }, async (site) => {
      const sink = site.sink!;
      await site.start('api');
      await site.addMinisters(PEOPLE);
      // Whatever the hour of the machine, nobody sleeps here.
      await site.sql(
        `insert into setting (name, value) values ('substitutions', '{"quietFrom":"00:00","quietUntil":"00:00"}')`,
      );
      sink.delay = 50;
      const worker = await site.start('worker');
      const id = await askForSubstitute(site);
      const asked = () => new Set(sink.mails.map(({ to }) => to));
      await until(() => sink.mails.length >= 8, RECOVERY_MS);
      await worker.kill();
      expect(asked().size).toBeLessThan(PEOPLE - 1);

      await site.start('worker');
      await until(() => asked().size === PEOPLE - 1, RECOVERY_MS);
      const offers = await site.sql<{ wave: number; times: number }>(
        'select wave, count(*)::int as times from substitution_offer where request_id = $1 group by wave',
        [id],
      );
      expect(offers).toEqual([{ wave: 1, times: PEOPLE - 1 }]);
      // What the killed worker had handed to the mail server without noting it goes out once more.
      expect(sink.mails.length).toBeLessThanOrEqual(PEOPLE - 1 + CONCURRENCY.mail);
      expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(PEOPLE - 1);
    }));

  it('should have one winner of fifty who say yes at once to two processes, and forty-nine who are thanked', () =>
    Site.with({ smtp: true }, async (site) => {
      const sink = site.sink!;
      const servers = await Promise.all([site.start('all'), site.start('all')]);
      await site.addMinisters(FIFTY + 1);
      await site.sql(
        `insert into setting (name, value) values ('substitutions', '{"quietFrom":"00:00","quietUntil":"00:00"}')`,
      );
      const id = await askForSubstitute(site);
      const tokens = () => [
        ...new Set(
          sink.mails.flatMap(({ content }) => /substitution\?token=([\w.-]+)/.exec(content)?.[1] ?? []),
        ),
      ];
      await until(() => tokens().length === FIFTY, RECOVERY_MS);

      const visitors = servers.map(({ url }) => new ApiCaller([url]));
      const replies = await Promise.all(
        tokens().map((token, person) =>
          visitors[person % visitors.length]!.send<{ state?: string; message?: string }>(
            'POST',
            '/api/substitution-links',
            { token, answer: 'accepted' },
          ),
        ),
      );
      const [won, thanked] = [200, 409].map((status) => replies.filter((reply) => reply.status === status));
      expect([won!.length, thanked!.length]).toEqual([1, FIFTY - 1]);
      expect(won![0]!.body.state).toBe('accepted');
      for (const { body } of thanked!) expect(body.message).toMatch(/^Muito obrigado! Este lugar já está/);
      const answers = await site.sql<{ answer: string; times: number }>(
        `select answer, count(*)::int as times from substitution_offer
         where request_id = $1 and answered_at is not null group by answer order by answer`,
        [id],
      );
      expect(answers).toEqual([
        { answer: 'accepted', times: 1 },
        { answer: 'too-late', times: FIFTY - 1 },
      ]);
      const places = await site.sql(
        `select from assignment a join substitution_request r on r.slot_id = a.slot_id and r.substitute_id = a.minister_id
         where r.id = $1 and r.status = 'accepted'`,
        [id],
      );
      expect(places).toHaveLength(1);
      expect(
        await site.sql(
          'select from assignment where slot_id = (select slot_id from substitution_request where id = $1)',
          [id],
        ),
      ).toHaveLength(1);
    }));
});
