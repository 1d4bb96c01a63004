import { Notification } from '../../src/messages/notification.entity.js';
import { PersonalMessage } from '../../src/messages/personal-message.entity.js';
import { BlockedDate } from '../../src/ministers/blocked-date.entity.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { RosterRun } from '../../src/roster/compute/roster-run.entity.js';
import { Schedule } from '../../src/roster/schedule.entity.js';
import type { RosterJobResponse } from '../../src/roster/proposals/roster.dto.js';
import { User } from '../../src/accounts/user.entity.js';
import { Conversation } from '../support/ai-factory.js';
import type { RosterFactory } from '../support/roster-factory.js';
import type { Caller, TestApp } from '../support/test-app.js';
import { LIVING_IDS } from './schema-values.js';

/** Roster runs of a month: most are proposals that wait, one was cancelled. */
export async function computeRosters(
  app: TestApp,
  admin: Caller,
  scheduleId: number,
  roster: RosterFactory,
): Promise<void> {
  for (let i = 0; i < LIVING_IDS / 2; i += 1) {
    const { body } = await admin.post<RosterJobResponse>(`/api/schedules/${scheduleId}/roster`, {
      proposal: true,
    });
    await roster.work(body.jobId);
  }
  const em = app.em();
  const run = new RosterRun({ schedule: em.getReference(Schedule, scheduleId), requestedBy: null });
  run.status = 'cancelled';
  await em.persist(run).flush();
}

/** A conversation with the assistant about a month, its proposals, one of them accepted, and rules by hand. */
export async function talkAboutRoster(
  app: TestApp,
  admin: Caller,
  { id, ministers }: { id: number; ministers: readonly number[] },
): Promise<void> {
  for (const ministerId of ministers.slice(0, LIVING_IDS / 2)) {
    const { status } = await admin.post(`/api/ai-schedule/schedules/${id}/rules`, {
      kind: 'cap',
      ministerId,
      count: 4,
    });
    if (status !== 201) throw new Error(`A rule was answered with ${status}`);
  }
  const talk = await Conversation.open(app, admin, id);
  for (let i = 0; i < LIVING_IDS / 2; i += 1) await talk.ask('Gere a escala');
  const [latest] = await talk.proposals();
  await talk.accept(latest!.runId);
}

/** Notices, messages, days away and relatives, turn by turn of the people. */
export async function giveBelongings(
  app: TestApp,
  users: number[],
  relatives: number[],
  roster: RosterFactory,
): Promise<void> {
  const em = app.em();
  const sentAt = app.clock.now();
  for (let i = 0; i < LIVING_IDS; i += 1) {
    const recipient = em.getReference(User, users[i % users.length]!);
    em.create(Notification, { recipient, title: 'Aviso', content: 'Aviso inventado.', sentAt });
    em.create(PersonalMessage, {
      recipient,
      senderName: 'Pessoa Inventada',
      subject: 'Assunto',
      body: 'Mensagem inventada.',
      sentAt,
    });
  }
  const own = await em.find(Minister, { user: users });
  const dates = Array.from({ length: LIVING_IDS / own.length }, (_, i) => `2027-03-${i + 10}`);
  for (const date of dates) for (const minister of own) em.persist(new BlockedDate({ minister, date }));
  await em.flush();
  for (const [i, relative] of relatives.entries())
    await roster.family(own[i % own.length]!.id, relative, 'juntos');
}
