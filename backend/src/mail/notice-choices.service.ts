import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { User } from '../accounts/index.js';
import type { Session } from '../platform/access/session.js';
import { AuditService } from '../platform/audit/audit.service.js';
import { notPossible } from '../platform/errors/app-error.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { ChannelsService } from './channels.service.js';
import {
  type Channel,
  CHANNEL_LABELS,
  CHANNELS,
  type ChoosableKind,
  CHOOSABLE_KINDS,
  DEFAULT_CHANNEL,
  MAIL_KIND_LABELS,
} from './mail-kinds.js';
import { NoticeChoice } from './notice-choice.entity.js';
import type { ChooseNoticesRequest, NoticeChoices, NoticeChoicesResponse } from './notice-choices.dto.js';

/** How people want to be told of things; only what differs from the mail at once is stored. */
@Injectable()
export class NoticeChoicesService {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly settings: SettingsService,
    private readonly channels: ChannelsService,
  ) {}

  async read({ userId }: Session): Promise<NoticeChoicesResponse> {
    const { digestHour, firstReminderDays, lastReminderDays } = await this.settings.read();
    const { reminderTimes } = await this.em.fork().findOneOrFail(User, userId);
    const offered = CHANNELS.filter((channel) => this.channels.isOffered(channel));
    const channels = await Promise.all(
      offered.map(async (channel) => {
        const isOn = await this.channels.isOn(channel, userId);
        return { channel, label: CHANNEL_LABELS[channel], isOn };
      }),
    );
    const kinds = CHOOSABLE_KINDS.map((kind) => ({ kind, label: MAIL_KIND_LABELS[kind] }));
    const choices = await this.choicesOf(userId);
    return { choices, reminderTimes, firstReminderDays, lastReminderDays, kinds, channels, digestHour };
  }

  /** @throws AppError 422 on a channel that this parish does not have and the person has not chosen before. */
  async choose(
    session: Session,
    { reminderTimes, ...wanted }: ChooseNoticesRequest,
  ): Promise<NoticeChoicesResponse> {
    const { userId } = session;
    await this.em.transactional(async (em) => {
      const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      user.reminderTimes = reminderTimes ?? user.reminderTimes;
      const before = await this.choicesOf(userId, em);
      const changed = CHOOSABLE_KINDS.filter((kind) => wanted[kind] !== before[kind]);
      const missing = changed
        .map((kind) => wanted[kind])
        .find((channel) => !this.channels.isOffered(channel));
      if (missing)
        throw notPossible(
          'channel-not-offered',
          `A paróquia não envia avisos por “${CHANNEL_LABELS[missing]}”. Escolha outro meio.`,
        );
      if (changed.length === 0) return;
      await em.nativeDelete(NoticeChoice, { user: userId, kind: { $in: changed } });
      await em.insertMany(
        NoticeChoice,
        changed
          .filter((kind) => wanted[kind] !== DEFAULT_CHANNEL)
          .map((kind) => ({ user: em.getReference(User, userId), kind, channel: wanted[kind] })),
      );
      this.audit.record(em, {
        action: 'notices-chosen',
        subject: { type: 'user', id: userId },
        details: Object.fromEntries(changed.map((kind) => [kind, wanted[kind]])),
      });
    });
    return this.read(session);
  }

  private async choicesOf(userId: number, em = this.em): Promise<NoticeChoices> {
    const { rows } = await sql<{ kind: ChoosableKind; channel: Channel }>`
      select kind, channel from notice_choice where user_id = ${userId}`.execute(em.getKysely());
    const chosen = new Map(rows.map(({ kind, channel }) => [kind, channel]));
    const of = (kind: ChoosableKind) => chosen.get(kind) ?? DEFAULT_CHANNEL;
    return {
      roster: of('roster'),
      reminders: of('reminders'),
      substitutions: of('substitutions'),
      questionnaires: of('questionnaires'),
      messages: of('messages'),
    };
  }
}
