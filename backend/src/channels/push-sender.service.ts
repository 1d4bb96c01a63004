import { createHash } from 'node:crypto';
import { request as overHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as overHttps } from 'node:https';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type ChannelDriver, type ChannelMessage, ChannelsService } from '../mail/index.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { ChannelBusy, retryAfterMs } from './channel-busy.js';
import { lookupPublic } from './public-address.js';
import { PushSubscriptionsService, type PushSubscription } from './push-subscriptions.service.js';

const TIMEOUT_MS = 20_000;
/** Longer than that nothing of this is news. */
const KEPT_SECONDS = 24 * 60 * 60;
const TOPIC_LENGTH = 32;

type Outcome = 'taken' | 'refused' | 'gone' | ChannelBusy;
/** Unknown (404), ended (410), or made for another key of this server (401, 403): it never takes a notice again. */
const GONE = [401, 403, 404, 410];

/** Sends notices to the push services of people's browsers, encrypted for each browser (RFC 8030, 8291, 8292). */
@Injectable()
export class PushSenderService implements ChannelDriver, OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly settings: SettingsService,
    private readonly subscriptions: PushSubscriptionsService,
    private readonly channels: ChannelsService,
  ) {}

  onModuleInit(): void {
    this.channels.register('push', this);
  }

  isOffered(): boolean {
    return true;
  }

  async isOn(userId: number): Promise<boolean> {
    return (await this.subscriptions.of(userId)).length > 0;
  }

  /**
   * Sends the message to all devices of the person; those that their push service no longer knows are forgotten.
   * @returns whether at least one push service took it.
   * @throws ChannelBusy when none did, and trying again makes sense.
   */
  async deliver(message: ChannelMessage): Promise<boolean> {
    const devices = await this.subscriptions.of(message.recipientUserId);
    const outcomes = await Promise.all(devices.map((device) => this.sendTo(device, message)));
    for (const [index, outcome] of outcomes.entries())
      if (outcome === 'gone') await this.subscriptions.forget(devices[index]!);
    if (outcomes.includes('taken')) return true;
    const busy = outcomes.find((outcome) => outcome instanceof ChannelBusy);
    if (busy) throw busy;
    return false;
  }

  private async sendTo(
    device: PushSubscription,
    { title, text, link: path, dedupeKey, urgent }: ChannelMessage,
  ): Promise<Outcome> {
    const { generateRequestDetails } = (await import('web-push')).default;
    const tag = createHash('sha256').update(dedupeKey).digest('base64url').slice(0, TOPIC_LENGTH);
    const { endpoint, headers, body } = generateRequestDetails(
      device,
      JSON.stringify({ title, text, path, tag }),
      {
        vapidDetails: { subject: await this.subject(), ...this.subscriptions.vapidKeys },
        TTL: KEPT_SECONDS,
        urgency: urgent ? 'high' : 'normal',
        topic: tag,
      },
    );
    try {
      const answer = await this.post(endpoint, headers, body);
      const status = answer.statusCode!;
      if (status >= 200 && status < 300) return 'taken';
      if (status === 429 || status >= 500)
        return new ChannelBusy(`push ${status}`, retryAfterMs(answer.headers['retry-after']));
      return GONE.includes(status) ? 'gone' : 'refused';
    } catch (error) {
      return new ChannelBusy(`push ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
    }
  }

  /** Redirections are not followed, and what the service says in its answer is not read. */
  private post(
    endpoint: string,
    headers: RequestOptions['headers'],
    body: Buffer | null,
  ): Promise<IncomingMessage> {
    const request = this.env.privatePushServices ? overHttp : overHttps;
    const guard = this.env.privatePushServices ? {} : { lookup: lookupPublic };
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const sent = request(endpoint, { method: 'POST', headers, signal, ...guard }, (answer) => {
        answer.resume();
        resolve(answer);
      });
      sent.on('error', reject).end(body);
    });
  }

  /** Whom push services write to when something is wrong with this server's notices (RFC 8292, section 2.1). */
  private async subject(): Promise<string> {
    const { dpoContact } = await this.settings.read();
    const [address] = EMAIL.exec(dpoContact) ?? EMAIL.exec(this.env.mailFrom) ?? [];
    return address ? `mailto:${address}` : this.env.publicUrl;
  }
}

const EMAIL = /[^\s<>,;]+@[^\s<>,;]+/;
