const REQUEST_LIMIT_MS = 300_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Reply<T> {
  status: number;
  body: T;
}

/** Calls the API over HTTP as one person, or as a visitor; requests go to the given processes in turn. */
export class ApiCaller {
  private turn = 0;
  private readonly urls: readonly string[];
  private readonly token: string | null;

  constructor(urls: readonly string[], token: string | null = null) {
    this.urls = urls;
    this.token = token;
  }

  /** The same person at other processes. */
  at(urls: readonly string[]): ApiCaller {
    return new ApiCaller(urls, this.token);
  }

  /** @throws Error when there is no answer within five minutes. */
  async send<T = unknown>(method: Method, path: string, body?: unknown): Promise<Reply<T>> {
    const response = await fetch(`${this.urls[this.turn++ % this.urls.length]!}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: (json ? JSON.parse(text) : text) as T };
  }

  /** @returns the body. @throws Error when the status is another one. */
  async expect<T = unknown>(status: number, method: Method, path: string, body?: unknown): Promise<T> {
    const reply = await this.send<T>(method, path, body);
    if (reply.status === status) return reply.body;
    const answer = JSON.stringify(reply.body).slice(0, 500);
    throw new Error(`${method} ${path}: expected ${status}, got ${reply.status}: ${answer}`);
  }

  /** Agrees to the parish's consent text, without which nothing is open to the person. */
  async agree(): Promise<void> {
    const { consentVersion: version } = await this.expect<{ consentVersion: string }>(
      200,
      'GET',
      '/api/settings/public',
    );
    await this.expect(200, 'POST', '/api/privacy/consent', { version, consent: true });
  }

  /** The same processes, called by whoever signs in. */
  async login(email: string, password: string): Promise<ApiCaller> {
    const { token } = await this.expect<{ token: string }>(200, 'POST', '/api/auth/login', {
      email,
      password,
    });
    return new ApiCaller(this.urls, token);
  }
}
