import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PasswordsService } from '../../src/auth/passwords.service.js';
import { can } from '../../src/platform/access/permissions.js';
import { FamilyRelationship } from '../../src/ministers/family-relationship.entity.js';
import type { Minister } from '../../src/ministers/minister.entity.js';
import type { QuestionnaireDetailsResponse } from '../../src/questionnaires/questionnaires.dto.js';
import type { User } from '../../src/accounts/user.entity.js';
import { QuestionnairesFactory } from '../support/questionnaires-factory.js';
import { TestApp } from '../support/test-app.js';
import { operationsOf, type Operation } from './operations.js';
import { exampleOf } from './schema-values.js';

const PASSWORD = 'cálice-de-prata-7';
const TABLES = ['user_account', 'minister'] as const;
/** What nobody may set for themselves: here the value counts, elsewhere only that the column changes. */
const PRIVILEGES = [
  'role',
  'token_version',
  'disabled_at',
  'email_verified_at',
  'is_active',
  'mandate_until',
  'birth_date',
];
const UNTOLD = ['created_at', 'updated_at'];

interface Person {
  user: User;
  minister: Minister;
}

type Row = Record<string, unknown> & { id: number };

describe('Fields that a minister may not set', () => {
  let app: TestApp;
  let writes: Operation[];
  let victim: Person;
  let questionnaire: QuestionnaireDetailsResponse;
  let passwordHash: string;
  let count = 0;

  beforeAll(async () => {
    app = await TestApp.start();
    passwordHash = await app.nest.get(PasswordsService).hash(PASSWORD);
    victim = await person();
    questionnaire = await new QuestionnairesFactory(app).sent(await app.as('coordenador'));
    writes = operationsOf(app).filter(
      ({ method, access, upload }) =>
        method !== 'GET' && !upload && (access === 'public' || can('ministro', access)),
    );
  });
  afterAll(() => app.stop());

  const person = async () => (await app.make.person({ role: 'ministro', passwordHash })) as Person;

  /** Under any name that a record, a session or a response has for it. */
  const wanted = (): Record<string, unknown> => ({
    role: 'admin',
    roles: ['admin'],
    permissions: ['users.manage'],
    status: 'approved',
    id: victim.user.id,
    userId: victim.user.id,
    user_id: victim.user.id,
    user: { id: victim.user.id, role: 'admin', tokenVersion: 99 },
    ministerId: victim.minister.id,
    minister: { id: victim.minister.id, isActive: false },
    tokenVersion: 99,
    token_version: 99,
    passwordHash: 'x',
    password_hash: 'x',
    emailVerifiedAt: null,
    disabledAt: '2026-01-01T00:00:00.000Z',
    disabled: true,
    lastLoginAt: null,
    isActive: false,
    is_active: false,
    mandateUntil: '2030-01-01',
    birthDate: '1950-01-01',
    photoFile: 'x.webp',
    fullNameKey: 'x',
    createdAt: '2000-01-01T00:00:00.000Z',
  });

  /** What the route is made for, done by this person to something of their own. */
  async function purpose(
    operation: Operation,
    { user, minister }: Person,
  ): Promise<{ path: string; body: object }> {
    const own: Record<string, object> = {
      login: { email: user.email, password: PASSWORD },
      register: { email: `outra${(count += 1)}@exemplo.test`, password: PASSWORD },
      changePassword: { currentPassword: PASSWORD, newPassword: `${PASSWORD}-nova` },
      eraseMyData: { password: PASSWORD },
      sendPersonalMessage: { toCoordination: true, subject: 'Troca', body: 'Posso trocar?' },
      addRelationship: { relatedMinisterId: victim.minister.id, relationshipType: 'irma' },
      answerQuestionnaire: answers(),
      changeAnswers: answers(),
      createRegistrationRequest: {
        ...(exampleOf(operation.body ?? {}) as object),
        email: `candidata${(count += 1)}@exemplo.test`,
        scheduleName: `Candidata ${count}`,
      },
    };
    const body = own[operation.id] ?? (operation.body ? (exampleOf(operation.body) as object) : {});
    let id = minister.id;
    if (operation.path.includes('/family-relationships/')) id = await relationship(minister);
    if (operation.path.includes('/questionnaires/')) id = questionnaire.id;
    return { path: operation.path.replace('{id}', String(id)).replace(/\{\w+\}/, '1'), body };
  }

  const answers = () => ({
    responses: Object.fromEntries(questionnaire.questions.map(({ id, options }) => [id, [options[0]!]])),
  });

  async function relationship(minister: Minister): Promise<number> {
    const em = app.em();
    const pair = { relationshipType: 'irma', wish: 'indiferente' } as const;
    const mine = new FamilyRelationship({ ...pair, minister, relatedMinister: victim.minister });
    const theirs = new FamilyRelationship({ ...pair, minister: victim.minister, relatedMinister: minister });
    await em.persist([mine, theirs]).flush();
    return mine.id;
  }

  async function rows(): Promise<Map<string, Row>> {
    const all = new Map<string, Row>();
    for (const table of TABLES) {
      const found = await app.em().execute<Row[]>(`select * from ${table}`);
      for (const row of found) all.set(`${table} ${row.id}`, row);
    }
    return all;
  }

  /** Sends the request of a new person with `extra` in its body. @returns the answer, and what changed in whose rows. */
  async function effect(operation: Operation, extra: object): Promise<{ status: number; changes: string[] }> {
    const sender = await person();
    const { path, body } = await purpose(operation, sender);
    const before = await rows();
    const { status } = await (
      await app.withTokenOf(sender.user)
    ).send(operation.method, path, { ...body, ...extra });
    const after = await rows();
    const own = new Set([`user_account ${sender.user.id}`, `minister ${sender.minister.id}`]);
    const changes: string[] = [];
    for (const key of new Set([...before.keys(), ...after.keys()])) {
      const [old, now] = [before.get(key), after.get(key)];
      const whose = `${key.split(' ')[0]} ${own.has(key) ? 'own' : old ? 'of another' : 'new'}`;
      if (!now) changes.push(`${whose} removed`);
      for (const column of Object.keys(now ?? {}).filter((name) => !UNTOLD.includes(name))) {
        if (isDeepStrictEqual(old?.[column], now![column])) continue;
        const value = PRIVILEGES.includes(column) ? ` = ${JSON.stringify(now![column])}` : '';
        changes.push(`${whose} ${column}${value}`);
      }
    }
    return { status, changes };
  }

  it('should change no account and no profile beyond what the request is for', async () => {
    const faults: string[] = [];
    const done: string[] = [];
    for (const operation of writes) {
      const plain = await effect(operation, {});
      if (plain.status < 300) done.push(operation.id);
      const documented = Object.keys(operation.body?.properties ?? {});
      const entries = Object.entries(wanted());
      const unknown = Object.fromEntries(entries.filter(([name]) => !documented.includes(name)));
      const privileged = entries.filter(([name]) => documented.includes(name) && name !== 'id');
      for (const extra of [unknown, ...privileged.map(([name, value]) => ({ [name]: value }))]) {
        const { status, changes } = await effect(operation, extra);
        const more = changes.filter((change) => !plain.changes.includes(change));
        if (more.length > 0 || status >= 500)
          faults.push(`${operation.id} ${JSON.stringify(extra)}: ${status} ${more.join(', ')}`);
      }
    }
    expect(faults).toEqual([]);
    expect(done).toEqual(
      expect.arrayContaining([
        'login',
        'register',
        'changePassword',
        'logout',
        'eraseMyData',
        'updateMinister',
        'replaceMinister',
        'addRelationship',
        'updateRelationship',
        'addBlockedDate',
        'sendPersonalMessage',
        'answerQuestionnaire',
        'createRegistrationRequest',
      ]),
    );
  });
});
