import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailBrief, MailName } from './define-mail.js';
import type { Channel } from './mail-kinds.js';

/** A message in a few words to one person with an account; it names nobody else. */
export interface ChannelMessage extends Pick<MailBrief, 'title' | 'text'> {
  /** Of the {@link EmailMessage} that it is. */
  emailId: number;
  recipientUserId: number;
  mail: MailName;
  /** Path inside the web app. */
  link: string;
  /** The same for every attempt. */
  dedupeKey: string;
  /** Whether it concerns the person within a day. */
  urgent: boolean;
}

/** The channels that a driver serves. */
export type DrivenChannel = Extract<Channel, 'push' | 'whatsapp'>;

/** What sends messages over one channel. */
export interface ChannelDriver {
  /** Whether this parish has the channel; else nobody may choose it, and who has chosen it gets mails. */
  isOffered(): boolean;
  /** Whether messages reach this person over it now. */
  isOn(userId: number): Promise<boolean>;
  /**
   * Hands one message over. It is called at most three times, with pauses.
   * @returns false when the person cannot be reached this way: the mail goes out in its place.
   * @throws JobNotDone, or any error, when another attempt makes sense.
   */
  deliver(message: ChannelMessage): Promise<boolean>;
}

/** Leaves a notice inside the system, in the caller's transaction. */
export type NoticeWriter = (em: EntityManager, message: ChannelMessage) => Promise<void>;

/** Ways to people beside the mail; features above register theirs in `onModuleInit`. */
@Injectable()
export class ChannelsService {
  private readonly drivers = new Map<Channel, ChannelDriver>();
  private noticeWriter: NoticeWriter | null = null;

  register(channel: DrivenChannel, driver: ChannelDriver): void {
    if (this.drivers.has(channel)) throw new Error(`Channel ${channel} has two drivers`);
    this.drivers.set(channel, driver);
  }

  leaveNoticesThrough(writer: NoticeWriter): void {
    this.noticeWriter = writer;
  }

  /** Whether this parish has the channel. */
  isOffered(channel: Channel): boolean {
    if (channel === 'push' || channel === 'whatsapp') return this.drivers.get(channel)?.isOffered() ?? false;
    return true;
  }

  /** Whether messages reach this person over the channel now. */
  async isOn(channel: Channel, userId: number): Promise<boolean> {
    const driver = this.drivers.get(channel);
    return driver ? driver.isOffered() && (await driver.isOn(userId)) : this.isOffered(channel);
  }

  /** As {@link ChannelDriver.deliver}; false also where the parish has the channel no more. */
  async deliver(channel: DrivenChannel, message: ChannelMessage): Promise<boolean> {
    const driver = this.drivers.get(channel);
    return driver?.isOffered() ? driver.deliver(message) : false;
  }

  leaveNotice(em: EntityManager, message: ChannelMessage): Promise<void> {
    if (!this.noticeWriter) throw new Error('Nobody leaves notices inside');
    return this.noticeWriter(em, message);
  }
}
