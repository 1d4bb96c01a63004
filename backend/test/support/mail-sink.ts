import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  messageId: string;
  /** The whole message, decoded as far as links need it. */
  content: string;
}

/** A real SMTP server that keeps what it is sent and refuses what it is told to. */
export class MailSink {
  readonly mails: ReceivedMail[] = [];
  /** SMTP replies to the next recipients, first come first served; 250 when there is none. */
  readonly replies: number[] = [];
  /** Takes connections and never says a word. */
  hanging = false;

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_, done) => {
      if (!this.hanging) done();
    },
    onRcptTo: (address, _, done) => {
      const code = this.replies.shift() ?? 250;
      const refusal = Object.assign(
        new Error(`${code === 550 ? '5.1.1' : '4.2.0'} not <${address.address}>`),
        {
          responseCode: code,
        },
      );
      done(code === 250 ? null : refusal);
    },
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        const content = decoded(raw);
        this.mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          messageId: /^message-id: (\S+)/im.exec(content)?.[1] ?? '',
          content,
        });
        done();
      });
    },
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.server.on('error', () => undefined);
    return this;
  }

  /** What SMTP_URL would hold; timeouts in milliseconds. */
  url(timeout = 5_000): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}?greetingTimeout=${timeout}&socketTimeout=${timeout}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** Undoes quoted-printable. */
function decoded(raw: string): string {
  return raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** The token of the one-time link in a mail. */
export function tokenIn(content: string): string {
  const token = /token=([\w-]+)/.exec(content)?.[1];
  if (!token) throw new Error('No link in this mail');
  return token;
}
