import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { can } from '../../src/platform/access/permissions.js';
import { User } from '../../src/accounts/user.entity.js';
import { isOneLine } from '../../src/platform/text.js';
import { candidate } from '../support/registrations-factory.js';
import type { Answer } from '../support/test-app.js';
import type { Operation, Schema } from './operations.js';
import { exampleOf } from './schema-values.js';
import { World } from './world.js';

const TEXTS = [
  '<script>alert("a")</script>',
  '"><img src=x onerror=alert(1)>',
  '<!--#exec cmd="ls"-->&lt;b&gt;&#x3c;',
  "Ana'); drop table user_account; --",
  '=HYPERLINK("http://exemplo.test","Abra")',
  '+1+cmd|calc',
  '-2+3',
  '@SUM(A1:A9)',
  '{{7*7}} ${7*7} <%= 7*7 %>',
  'Ana \u202egpj.soicilam\u202c \u2066fim\u2069',
  'Ana\u200b\ufeff\u00adSouza',
  'Ana\r\nBcc: outra@exemplo.test',
  'Ana %0d%0a %00 \\u0000 \\',
  '  José 👩‍👩‍👧 ñ 漢字  ',
];

/** A name as the server keeps it: with single spaces. */
const spaced = (text: string) => text.trim().replace(/ +/g, ' ');

const isFreeText = ({ type, format, enum: words, pattern, maxLength = 0 }: Schema) =>
  type === 'string' &&
  !format &&
  !words &&
  !pattern &&
  maxLength >= Math.max(...TEXTS.map((text) => text.length));

/** Text alone is only safe when the browser is told that it is nothing else. */
function isPlainJson({ headers }: Answer): boolean {
  return (
    String(headers['content-type']).startsWith('application/json') &&
    headers['x-content-type-options'] === 'nosniff'
  );
}

describe('Hostile text', () => {
  let world: World;
  let sent = 0;
  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.app.stop());

  async function send(
    operation: Operation,
    field: string,
    text: string,
  ): Promise<Answer<Record<string, unknown>>> {
    const role = can('admin', operation.access as 'users.manage') ? 'admin' : 'coordenador';
    const body = { ...(exampleOf(operation.body!) as object), [field]: text };
    const ask = async () => {
      const caller = await world.session(role);
      return caller.send<Record<string, unknown>>(
        operation.method,
        operation.path.replace(/\{\w+\}/g, '1'),
        body,
      );
    };
    const answer = await ask();
    if (answer.status !== 401 && answer.status !== 403) return answer;
    world.forgetSessions();
    return ask();
  }

  it('should come back as it was written from every field of free text that answers with it', async () => {
    const faults: string[] = [];
    const kept = new Set<string>();
    for (const operation of world.operations.filter(({ body, access }) => body && access !== 'public')) {
      // A changed rule is proved over eleven years of masses, which takes a third of a second.
      const texts = operation.path.startsWith('/api/mass-rules') ? TEXTS.slice(0, 2) : TEXTS;
      for (const [field] of Object.entries(operation.body!.properties ?? {}).filter(([, schema]) =>
        isFreeText(schema),
      )) {
        for (const text of texts) {
          const answer = await send(operation, field, text);
          const back = answer.body[field];
          const place = `${operation.id}.${field} ${JSON.stringify(text)}`;
          if (answer.status >= 500) faults.push(`${place}: ${answer.status}`);
          if (!isPlainJson(answer)) faults.push(`${place}: not plain JSON`);
          if (answer.status >= 300 || back === undefined) continue;
          if (back === text.trim() || back === spaced(text)) kept.add(`${operation.id}.${field}`);
          else faults.push(`${place}: came back as ${JSON.stringify(back)}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect([...kept]).toEqual(
      expect.arrayContaining([
        'createNews.body',
        'createCommunityPost.body',
        'createTrainingModule.body',
        'createProcedure.description',
        'createLiturgicalMaterial.care',
        'createSchedule.title',
        'createQuestionnaire.description',
        'updateMinister.fullName',
        'updateSlot.description',
        'updateSettings.parishName',
      ]),
    );
  });

  it('should be shown to the coordination as the visitor wrote it in the public form', async () => {
    const admin = await world.caller('admin');
    for (const text of TEXTS.filter(isOneLine)) {
      const own = candidate({ observations: text, guardianName: text, fullName: `Bia ${text}` });
      own.scheduleName = `Bia ${(sent += 1)} ${text}`;
      expect([text, (await world.app.visitor.post('/api/registration-requests', own)).status]).toEqual([
        text,
        201,
      ]);

      const query = new URLSearchParams({ filter: JSON.stringify({ q: own.email }) });
      const answer = await admin.get<Record<string, unknown>[]>(
        `/api/registration-requests?${query.toString()}`,
      );
      expect(answer.body).toEqual([
        expect.objectContaining({
          observations: text.trim(),
          guardianName: null,
          fullName: spaced(`Bia ${text}`),
          scheduleName: spaced(own.scheduleName),
        }),
      ]);
      expect(isPlainJson(answer)).toBe(true);
    }
  });

  it('should be an ordinary name to those who register, sign in, or ask whether a name is free', async () => {
    for (const text of TEXTS.filter(isOneLine)) {
      const email = `visita${(sent += 1)}@exemplo.test`;
      const registered = await world.app.visitor.post<{ user: { name: string } }>('/api/auth/register', {
        email,
        password: `${text} e mais`,
        name: text,
      });
      expect([registered.status, registered.body.user.name]).toEqual([201, text.trim()]);
      await world.app.em().nativeUpdate(User, { email }, { emailVerifiedAt: new Date() });
      expect(
        (await world.app.visitor.post('/api/auth/login', { email, password: `${text} e mais` })).status,
      ).toBe(200);

      const asked = await world.app.visitor.get(`/api/validate-schedule-name/${encodeURIComponent(text)}`);
      expect([text, asked.status, isPlainJson(asked)]).toEqual([text, 200, true]);
    }
  });

  it('should be refused in a name with a line break or an invisible character, and in Portuguese', async () => {
    const hidden = TEXTS.filter((text) => !isOneLine(text));
    expect(hidden.length).toBeGreaterThan(3);
    for (const text of hidden) {
      const body = candidate({ fullName: `Bia ${text}`, scheduleName: `Bia ${(sent += 1)} ${text}` });
      const message = expect.stringContaining('caractere invisível, que não é aceito');
      expect(await world.app.visitor.post('/api/registration-requests', body)).toMatchObject({
        status: 400,
        body: { errors: { fullName: message, scheduleName: message } },
      });
    }
  });

  it('should be searched for like any other in every list', async () => {
    const admin = await world.caller('admin');
    for (const { path, query } of world.operations.filter(
      ({ method, path }) => method === 'GET' && !path.includes('{'),
    )) {
      if (!query.some(({ name, fields }) => name === 'filter' && fields.includes('q'))) continue;
      for (const text of [...TEXTS, '%', '_', '\\', "'"]) {
        const filter = new URLSearchParams({ filter: JSON.stringify({ q: text }) });
        const answer = await admin.get<unknown[]>(`${path}?${filter.toString()}`);
        expect([path, text, answer.status]).toEqual([path, text, 200]);
      }
    }
  });
});
