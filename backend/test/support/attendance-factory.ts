import { randomUUID } from 'node:crypto';
import type { MassAttendanceResponse } from '../../src/attendance/attendance.dto.js';
import type { SacristyDayResponse } from '../../src/attendance/sacristy.dto.js';
import type { SacristyOpenedResponse } from '../../src/attendance/sacristy-openings.dto.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import { type Caller, type TestApp } from './test-app.js';

/** What a device sends of one touch. */
export interface TapValues {
  slotId: number;
  ministerId: number;
  arrived?: boolean;
  at?: Date;
  id?: string;
}

/** A device in the sacristy, which has entered with a day's code. */
export class Tablet {
  constructor(
    private readonly app: TestApp,
    readonly token: string,
  ) {}

  send<T = unknown>(method: 'GET' | 'POST', url: string, body?: unknown) {
    return this.app.visitor.send<T>(method, url, body, { 'x-sacristy-token': this.token });
  }

  async day(): Promise<SacristyDayResponse> {
    const { status, body } = await this.send<SacristyDayResponse>('GET', '/api/sacristy/day');
    if (status !== 200) throw new Error(`GET /api/sacristy/day: ${JSON.stringify(body)}`);
    return body;
  }

  /** Sends touches as a device whose clock is wrong by some milliseconds. */
  tap(taps: readonly TapValues[], { ahead = 0 } = {}) {
    const onDevice = (instant: Date) => new Date(instant.getTime() + ahead).toISOString();
    const now = this.app.clock.now();
    return this.send<{ kept: number; unknown: number }>('POST', '/api/sacristy/taps', {
      sentAt: onDevice(now),
      taps: taps.map(({ id = randomUUID(), arrived = true, at = now, ...tap }) => ({
        ...tap,
        id,
        arrived,
        at: onDevice(at),
      })),
    });
  }

  /** The arrivals that the screen shows of a mass: who, and when. */
  async arrivals(slotId: number): Promise<Record<string, string | null>> {
    const mass = (await this.day()).masses.find((one) => one.slotId === slotId)!;
    return Object.fromEntries(
      [...mass.people, ...mass.helpers].map(({ scheduleName, arrivedAt }) => [scheduleName, arrivedAt]),
    );
  }
}

/** Opens a day for the sacristy as somebody of the coordination. */
export async function openDay(coordinator: Caller, date: string): Promise<SacristyOpenedResponse> {
  const { status, body } = await coordinator.post<SacristyOpenedResponse>('/api/sacristy-openings', { date });
  if (status !== 201) throw new Error(`POST /api/sacristy-openings: ${JSON.stringify(body)}`);
  return body;
}

/** A device that has entered with the code. */
export async function enter(app: TestApp, code: string): Promise<Tablet> {
  const { status, body } = await app.visitor.post<{ token: string }>('/api/sacristy/enter', { code });
  if (status !== 200) throw new Error(`POST /api/sacristy/enter: ${JSON.stringify(body)}`);
  return new Tablet(app, body.token);
}

/** How attendance stands at a mass, by name. */
export async function statesAt(
  caller: Caller,
  date: string,
  slotId: number,
): Promise<Record<string, string>> {
  const { body } = await caller.get<MassAttendanceResponse[]>(`/api/attendance?date=${date}`);
  const { people } = body.find((mass) => mass.slotId === slotId)!;
  return Object.fromEntries(people.map(({ scheduleName, state }) => [scheduleName, state]));
}

/** Has a request for a substitute be of this instant. */
export async function askedAt(app: TestApp, requestId: number, createdAt: Date): Promise<void> {
  await app.em().nativeUpdate(SubstitutionRequest, requestId, { createdAt });
}
