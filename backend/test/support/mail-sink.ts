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
  /** How long the sender waits for the answer to a mail that is already kept, in milliseconds. */
  delay = 0;

  private port = 0;
  private server: SMTPServer | null = null;

  private readonly makeServer = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 500,
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
        text(stream).then(
          (raw) => {
            this.keep(session.envelope.rcptTo.map(({ address }) => address).join(), raw);
            setTimeout(done, this.delay);
          },
          // The sender was cut off in the middle of its mail.
          (error: Error) => done(error),
        );
      },
    });

  /** Starts listening; after a stop, on the same port. */
  async start(): Promise<this> {
    const server = this.makeServer();
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    server.on('error', () => undefined);
    this.server = server;
    return this;
  }

  /** Breaks all connections off, and takes mails as if none had come. */
  async restart(): Promise<void> {
    await this.stop();
    this.mails.length = 0;
    this.replies.length = 0;
    this.hanging = false;
    await this.start();
  }

  /** What SMTP_URL would hold; timeouts in milliseconds. */
  url(timeout = 60_000): string {
    return `smtp://127.0.0.1:${this.port}?greetingTimeout=${timeout}&socketTimeout=${timeout}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }

  private keep(to: string, raw: string): void {
    const messageId = /^message-id: (\S+)/im.exec(raw)?.[1] ?? '';
    this.mails.push({ to, messageId, content: decoded(raw) });
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
