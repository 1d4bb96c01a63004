import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How a request is answered; `hang` never does. */
export type ServerAnswer = { status: number; headers?: Record<string, string>; body?: unknown } | 'hang';

/** A service on this machine that answers as it is told, and keeps all that it receives. */
export class RecordingServer {
  readonly requests: ReceivedRequest[] = [];
  private script: ServerAnswer[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<RecordingServer> {
    const server = createServer();
    const recording = new RecordingServer(server);
    server.on('request', (request, response) => {
      void buffer(request).then((body) => {
        const { method = '', url: path = '', headers } = request;
        recording.requests.push({ method, path, headers, body });
        const answer = recording.next();
        if (answer === 'hang') return;
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(JSON.stringify(answer.body ?? {}));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return recording;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What to answer from now on, in this order; the last one is repeated. */
  willAnswer(...script: ServerAnswer[]): void {
    this.script = script;
  }

  /** Forgets what was received. */
  forget(): void {
    this.requests.length = 0;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private next(): ServerAnswer {
    return (this.script.length > 1 ? this.script.shift() : this.script[0]) ?? { status: 501 };
  }
}
