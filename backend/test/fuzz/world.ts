import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { consentText } from '../../src/platform/settings/consent-text.js';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { readSettings } from '../../src/platform/settings/settings.service.js';
import { ROLES, type Role } from '../../src/platform/access/permissions.js';
import { Minister } from '../../src/ministers/minister.entity.js';
import { Assignment } from '../../src/roster/assignment.entity.js';
import { ScheduleSlot } from '../../src/roster/schedule-slot.entity.js';
import { SubstitutionRequest } from '../../src/substitutions/substitution-request.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { pendingRequest } from '../support/registrations-factory.js';
import { RosterFactory } from '../support/roster-factory.js';
import { TestApp, type Caller } from '../support/test-app.js';
import { faultOfRefusal } from './answers.js';
import { computeRosters, giveBelongings, talkAboutRoster } from './furniture.js';
import { operationsOf, type Operation } from './operations.js';
import type { FuzzRequest } from './requests.js';
import { exampleOf, LIVING_IDS } from './schema-values.js';

const CHUNK_BYTES = 65_536;

/** The address and the password in the document's examples, so that requests made from them get past them. */
const PASSWORD = 'uma senha só sua';
const EMAIL = 'ana.souza@exemplo.test';

export interface FuzzAnswer {
  status: number;
  /** What the answer must not be, or null. */
  fault: string | null;
}

/** A server on a parish with a few records of each kind, whose people can always sign in again. */
export class World {
  private readonly people = new Map<Role, number>();
  /** Consent texts, by their hash, to which everybody has agreed. */
  private readonly agreed = new Set<string>();
  /** The session of each role, good until a request has changed something or was not let in. */
  private readonly sessions = new Map<Role, Caller>();

  private constructor(
    readonly app: TestApp,
    readonly operations: Operation[],
    private readonly passwordHash: string,
  ) {}

  static async start(): Promise<World> {
    const app = await TestApp.start();
    const passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
    const world = new World(app, operationsOf(app), passwordHash);
    await world.furnish();
    return world;
  }

  /** A caller of the role with a fresh session; an account that earlier requests changed is as it was. */
  async caller(role: Role | null): Promise<Caller> {
    if (role === null) return this.app.visitor;
    const id = this.people.get(role);
    if (id !== undefined) {
      await this.keepConsent();
      const whole = { role, disabledAt: null, erasedAt: null, passwordHash: this.passwordHash };
      await this.app.em().nativeUpdate(User, { id }, whole);
      const known = await this.app.em().findOne(User, { id });
      if (known) return this.app.withTokenOf(known);
    }
    const { user } = await this.app.make.person({ role, passwordHash: this.passwordHash });
    this.people.set(role, user.id);
    return this.app.withTokenOf(user);
  }

  /** A caller of the role whose session earlier requests may have used, too. */
  async session(role: Role | null): Promise<Caller> {
    const known = role && this.sessions.get(role);
    if (known) return known;
    const caller = await this.caller(role);
    if (role) this.sessions.set(role, caller);
    return caller;
  }

  forgetSessions(): void {
    this.sessions.clear();
  }

  /** Requests change the settings, and with them the text that everybody must have agreed to. */
  private async keepConsent(): Promise<void> {
    const { version } = consentText(await readSettings(this.app.em()));
    if (this.agreed.has(version)) return;
    await this.app.everybodyAgrees();
    this.agreed.add(version);
  }

  /**
   * Gives all schedules the revision of the document's examples: a roster is changed with no other. And takes back that
   * administrators must set up a second factor: nothing but their own account would be open.
   */
  async reopen(): Promise<void> {
    await this.app.em().execute('update schedule set version = 12');
    await this.app.em().execute(`delete from setting where name = 'secondFactorForAdmins'`);
  }

  /** Sends a request and judges the answer. */
  async send(operation: Operation, request: FuzzRequest): Promise<FuzzAnswer> {
    const { token } = await this.session(request.role);
    const response = await this.app.nest
      .getHttpAdapter()
      .getInstance()
      .inject({
        method: request.method,
        url: request.url,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...request.headers },
        remoteAddress: addressOf(operation),
        payloadAsStream: operation.streams,
        ...(request.payload === undefined ? {} : { payload: inChunks(request.payload) }),
      });
    const { statusCode: status } = response;
    if (status < 400 && request.method !== 'GET') this.forgetSessions();
    // It may have ended its own session. What else ends or narrows one is a change, after which all were forgotten.
    if (status === 401 && request.role) this.sessions.delete(request.role);
    if (status < 400) {
      if (operation.streams) response.stream().destroy();
      return { status, fault: null };
    }
    const body = operation.streams ? await text(response.stream()) : response.body;
    return { status, fault: faultOfRefusal(status, parsed(body)) };
  }

  /** A parish with a roster under way, then records made from the document's own examples. */
  private async furnish(): Promise<void> {
    for (const role of ROLES) await this.caller(role);
    await this.app.make.person({ email: EMAIL, passwordHash: this.passwordHash });
    const roster = new RosterFactory(this.app);
    const parish = await roster.parish();
    await this.askForSubstitutes(roster);
    for (const [i, slot] of parish.slots.entries()) await roster.place(slot, parish.ministers[i]!);
    for (let i = 0; i < LIVING_IDS / 2; i += 1) await pendingRequest(this.app);

    const admin = await this.caller('admin');
    await computeRosters(this.app, admin, parish.id, roster);
    await talkAboutRoster(this.app, admin, parish);
    await giveBelongings(this.app, [...this.people.values()], parish.ministers, roster);
    const creations = this.operations.filter(({ method, body }) => method === 'POST' && body);
    for (const { path, body, access } of creations.filter(({ access }) => access !== 'public')) {
      const caller = access === 'questionnaires.answer' ? await this.caller('coordenador') : admin;
      const count = access === 'account.own' ? 0 : LIVING_IDS / 2;
      for (let i = 0; i < count; i += 1) {
        const { status } = await caller.post(path.replace(/\{\w+\}/, '1'), exampleOf(body!));
        if (status >= 500) throw new Error(`POST ${path} answered its own example with ${status}`);
      }
    }
  }

  /** A published month in which the minister has all places, and asks for a substitute in every other one. */
  private async askForSubstitutes(roster: RosterFactory): Promise<void> {
    const masses = Array.from({ length: LIVING_IDS }, (_, i) => ({
      date: `2027-01-${i + 10}`,
    }));
    const { slots } = await roster.schedule(masses, { year: 2027, month: 1, status: 'published' });
    const em = this.app.em();
    const minister = await em.findOneOrFail(Minister, { user: this.people.get('ministro')! });
    const assignments = slots.map(
      (id) => new Assignment({ slot: em.getReference(ScheduleSlot, id), minister, origin: 'automatic' }),
    );
    await em.persist(assignments).flush();
    const requests = assignments
      .filter((_, i) => i % 2 === 0)
      .map((assignment) => new SubstitutionRequest({ assignment, reason: 'Estarei em viagem.' }));
    await em.persist(requests).flush();
  }
}

/** Attempts are counted by address: one for each operation keeps one's many from silencing another. */
function addressOf({ id }: Operation): string {
  const sum = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_536, 7);
  return `10.0.${sum >> 8}.${sum & 255}`;
}

/** A large form as a socket delivers it: Node reads at most 64 KiB at once. */
function inChunks(payload: string | Buffer): string | Buffer | Readable {
  if (payload.length <= CHUNK_BYTES || typeof payload === 'string') return payload;
  const count = Math.ceil(payload.length / CHUNK_BYTES);
  return Readable.from(
    Array.from({ length: count }, (_, i) => payload.subarray(i * CHUNK_BYTES, (i + 1) * CHUNK_BYTES)),
  );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}
