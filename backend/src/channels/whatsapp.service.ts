import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type ChannelDriver, type ChannelMessage, ChannelsService } from '../mail/index.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { ChannelBusy, retryAfterMs } from './channel-busy.js';

/** The template that the parish registers at Meta: docs/operations.md has its text. */
export const TEMPLATE = 'partilha_aviso';

const TIMEOUT_MS = 20_000;
/** Limits and faults of the service that pass by themselves (Cloud API, "Error codes"), whatever their status says. */
const PASSING = [4, 80007, 130429, 131000, 131016, 131048, 131056];
/** A template's body has 1024 characters, its own words among them. */
const LONGEST_VALUE = 400;

/** Sends template messages through Meta's WhatsApp Business Cloud API; off until the environment names its number. */
@Injectable()
export class WhatsAppService implements ChannelDriver, OnModuleInit {
  private readonly logger = new Logger(WhatsAppService.name);

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly em: EntityManager,
    private readonly channels: ChannelsService,
  ) {}

  onModuleInit(): void {
    this.channels.register('whatsapp', this);
  }

  isOffered(): boolean {
    return this.env.whatsapp !== null;
  }

  async isOn(userId: number): Promise<boolean> {
    return (await this.numberOf(userId)) !== null;
  }

  /** The number at which the person is reached (E.164); null without one that can be a WhatsApp user's. */
  private async numberOf(userId: number): Promise<string | null> {
    const { rows } = await sql<{ phone: string | null }>`
      select m.phone from minister m join user_account u on u.id = m.user_id
      where u.id = ${userId} and u.disabled_at is null`.execute(this.em.getKysely());
    const number = parsePhoneNumberFromString(rows[0]?.phone ?? '', 'BR');
    return number?.isPossible() ? number.number : null;
  }

  /**
   * @returns whether the service took the message; not for somebody without WhatsApp, or when it refuses this server.
   * @throws ChannelBusy when trying again makes sense.
   */
  async deliver(message: ChannelMessage): Promise<boolean> {
    const to = await this.numberOf(message.recipientUserId);
    if (to === null) return false;
    const answer = await this.post(messageTo(to, message));
    if (answer.ok) return true;
    const code = await codeOf(answer);
    const reason = `whatsapp ${answer.status}${code === null ? '' : ` ${code}`}`;
    if (answer.status === 429 || answer.status >= 500 || (code !== null && PASSING.includes(code)))
      throw new ChannelBusy(reason, retryAfterMs(answer.headers.get('retry-after')));
    this.logger.warn({ status: answer.status, code }, 'WhatsApp refused a message');
    return false;
  }

  private async post(message: object): Promise<Response> {
    const { baseUrl, phoneNumberId, token } = this.env.whatsapp!;
    try {
      return await fetch(`${baseUrl}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new ChannelBusy(
        `whatsapp ${(error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable'}`,
      );
    }
  }
}

function messageTo(to: string, { emailId, title, text, link }: ChannelMessage): object {
  const value = (words: string) => ({
    type: 'text',
    text: words.replace(/\s+/g, ' ').slice(0, LONGEST_VALUE),
  });
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    // Comes back with what becomes of the message.
    biz_opaque_callback_data: String(emailId),
    to,
    type: 'template',
    template: {
      name: TEMPLATE,
      language: { code: 'pt_BR' },
      components: [
        { type: 'body', parameters: [value(title), value(text)] },
        // The template's button has the address of the application; this goes behind its last slash.
        { type: 'button', sub_type: 'url', index: '0', parameters: [value(link.slice(1))] },
      ],
    },
  };
}

/** The service's own number for what went wrong; its words may name people. */
async function codeOf(answer: Response): Promise<number | null> {
  const body = (await answer.json().catch(() => null)) as { error?: { code?: unknown } } | null;
  return typeof body?.error?.code === 'number' ? body.error.code : null;
}
