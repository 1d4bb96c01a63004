// Walks the main job over HTTP: a candidate asks to join, in the end everybody has their dates and one is replaced.
//   node scripts/main-job.ts --url=http://localhost:3000 --email=admin@demo.local --password=partilha-demo
import { parseArgs } from 'node:util';

export interface MainJobOptions {
  /** Addresses of one or more API processes; requests go to them in turn. */
  urls: string[];
  email: string;
  password: string;
  /** How many candidates join. */
  candidates?: number;
  /** Month to schedule; by default the one after next. */
  month?: { year: number; month: number };
  /** Called with each step as it ends. */
  onStep?: (step: Step) => void;
}

export interface Step {
  title: string;
  milliseconds: number;
  outcome: string;
}

interface Caller {
  (method: string, path: string, body?: unknown): Promise<Reply>;
}

interface Reply {
  status: number;
  // The script reads answers as any consumer without types would.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many kinds
  body: any;
}

const WAIT_LIMIT_MS = 60_000;

/** Does the whole main job and tells each step. @throws Error at the first answer that is not as it should be. */
export async function walkMainJob(options: MainJobOptions): Promise<Step[]> {
  const { urls, candidates = 14, onStep } = options;
  const steps: Step[] = [];
  let turn = 0;
  const as =
    (token?: string): Caller =>
    async (method, path, body) => {
      const response = await fetch(`${urls[turn++ % urls.length]!}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const json = response.headers.get('content-type')?.includes('json');
      return { status: response.status, body: json ? JSON.parse(text) : text };
    };
  const step = async <T>(title: string, work: () => Promise<{ value: T; outcome: string }>): Promise<T> => {
    const start = performance.now();
    const { value, outcome } = await work();
    const done = { title, milliseconds: Math.round(performance.now() - start), outcome };
    steps.push(done);
    onStep?.(done);
    return value;
  };
  const visitor = as();
  const login = async (email: string, password: string) =>
    as((await expectStatus(200, visitor('POST', '/api/auth/login', { email, password }))).token as string);

  const stamp = Date.now().toString(36);
  const admin = await step('O administrador entra', async () => ({
    value: await login(options.email, options.password),
    outcome: options.email,
  }));

  const people = await step('Candidatos pedem para entrar', async () => {
    const available: { value: string }[] = await expectStatus(
      200,
      visitor('GET', '/api/availability-options'),
    );
    const made = Array.from({ length: candidates }, (_, i) =>
      candidate(
        i,
        stamp,
        available.map(({ value }) => value),
      ),
    );
    for (const person of made) await expectStatus(201, visitor('POST', '/api/registration-requests', person));
    return { value: made, outcome: `${made.length} solicitações` };
  });

  await step('O administrador aprova', async () => {
    const pending: { id: number; email: string }[] = await expectStatus(
      200,
      admin('GET', '/api/registration-requests/pending'),
    );
    const ours = new Set(people.map(({ email }) => email));
    const requests = pending.filter(({ email }) => ours.has(email));
    for (const [i, { id }] of requests.entries()) {
      const role = i === 0 ? 'coordenador' : 'ministro';
      await expectStatus(
        200,
        admin('PUT', `/api/registration-requests/${id}/review`, { status: 'approved', role }),
      );
    }
    if (requests.length !== people.length)
      throw new Error(`${requests.length} of ${people.length} requests are pending`);
    return { value: undefined, outcome: `${requests.length} aprovações, a primeira como coordenador` };
  });

  const sessions = await step('Cada um recebe o link por e-mail e define a senha', async () => {
    const callers: Caller[] = [];
    for (const { email } of people) {
      const token = await eventually(() => linkFromMail(admin, email));
      const password = `segredo de ${email}`;
      await expectStatus(200, visitor('POST', '/api/auth/setup-password', { token, password }));
      callers.push(await login(email, password));
    }
    return { value: callers, outcome: `${callers.length} senhas definidas` };
  });
  const coordinator = sessions[0]!;

  const schedule = await step('O coordenador cria a escala; as missas aparecem', async () => {
    const { year, month } = options.month ?? monthAfterNext();
    const made = await expectStatus(
      201,
      coordinator('POST', '/api/schedules', {
        title: `Escala ${month}/${year}`,
        type: 'mensal',
        year,
        month,
      }),
    );
    const slots: { id: number }[] = await expectStatus(
      200,
      coordinator('GET', `/api/schedules/${made.id}/slots`),
    );
    if (slots.length < 25) throw new Error(`Only ${slots.length} masses`);
    return { value: made as { id: number; year: number; month: number }, outcome: `${slots.length} missas` };
  });

  const questionnaire = await step('O questionário é feito dessas missas e enviado', async () => {
    const { id, year, month } = schedule;
    const made = await expectStatus(
      201,
      coordinator('POST', '/api/questionnaires', { scheduleId: id, year, month }),
    );
    await expectStatus(
      200,
      coordinator('PUT', `/api/questionnaires/${made.id}`, {
        status: 'sent',
        sentAt: new Date().toISOString(),
      }),
    );
    return {
      value: made as { id: number; questions: { id: string }[] },
      outcome: `${made.questions.length} perguntas`,
    };
  });

  await step('Os ministros são avisados e respondem', async () => {
    await eventually(
      async () => (await mailsTo(admin, people.at(-1)!.email, 'questionnaire-sent')).length > 0,
    );
    for (const [i, session] of sessions.entries()) {
      const responses = Object.fromEntries(
        questionnaire.questions.map(({ id }, j) => [id, [answerOf(i, j)]]),
      );
      await expectStatus(
        201,
        session('POST', `/api/questionnaires/${questionnaire.id}/responses`, { responses }),
      );
    }
    return { value: undefined, outcome: `${sessions.length} respostas` };
  });

  await step('A escala é calculada', async () => {
    const { jobId } = await expectStatus(202, coordinator('POST', `/api/schedules/${schedule.id}/roster`));
    const run = await eventually(async () => {
      const current = await expectStatus(200, coordinator('GET', `/api/roster-runs/${jobId}`));
      if (current.status === 'failed') throw new Error(`The roster failed: ${current.error}`);
      return current.status === 'done' ? current : null;
    });
    return { value: undefined, outcome: JSON.stringify(run.result?.status ?? run.status) };
  });

  const slots = await step('O coordenador publica', async () => {
    await expectStatus(
      200,
      coordinator('POST', `/api/schedules/${schedule.id}/publish`, { confirmEmptyPlaces: true }),
    );
    const published = await expectStatus(200, coordinator('GET', `/api/schedules/${schedule.id}/slots`));
    const filled = sum(published.map((slot: Slot) => slot.ministers.length));
    const places = sum(published.map((slot: Slot) => slot.requiredMinisters));
    return { value: published as Slot[], outcome: `${filled} de ${places} lugares preenchidos` };
  });

  await step('Cada ministro recebe as suas datas', async () => {
    const duties = await Promise.all(
      sessions.map(
        async (session) => (await expectStatus(200, session('GET', '/api/my-duties'))).length as number,
      ),
    );
    await eventually(async () => (await mailsTo(admin, people[1]!.email, 'roster-published')).length > 0);
    if (!duties.some((count) => count > 0)) throw new Error('Nobody has a duty');
    return {
      value: undefined,
      outcome: `de ${Math.min(...duties)} a ${Math.max(...duties)} missas por pessoa`,
    };
  });

  await step('Alguém não pode ir e é substituído', async () => {
    const slot = slots.find(({ ministers }) => ministers.length > 0)!;
    const leaving = slot.ministers[0]!;
    await expectStatus(200, coordinator('DELETE', `/api/assignments/${leaving.assignmentId}`));
    for (const session of sessions) {
      const { ministerId, name } = await expectStatus(200, session('GET', '/api/auth/me'));
      if (slot.ministers.some((minister) => minister.ministerId === ministerId)) continue;
      const { status } = await coordinator('POST', `/api/schedules/${schedule.id}/assignments`, {
        slotId: slot.id,
        ministerId,
      });
      if (status === 201) return { value: undefined, outcome: `${leaving.scheduleName} sai, ${name} entra` };
    }
    return { value: undefined, outcome: `${leaving.scheduleName} sai; ninguém mais pode nesse dia` };
  });
  return steps;
}

interface Slot {
  id: number;
  requiredMinisters: number;
  ministers: { assignmentId: number; ministerId: number; scheduleName: string }[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many kinds
async function expectStatus(status: number, reply: Promise<Reply>): Promise<any> {
  const { status: actual, body } = await reply;
  if (actual !== status)
    throw new Error(`Expected ${status}, got ${actual}: ${JSON.stringify(body).slice(0, 500)}`);
  return body;
}

/** Asks again until there is an answer. */
async function eventually<T>(ask: () => Promise<T | null | false>): Promise<T> {
  for (const end = Date.now() + WAIT_LIMIT_MS; ;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Nothing after ${WAIT_LIMIT_MS} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function mailsTo(
  admin: Caller,
  email: string,
  mail: string,
): Promise<{ id: number; status: string }[]> {
  const filter = encodeURIComponent(JSON.stringify({ q: email, mail }));
  const mails: { id: number; status: string }[] = await expectStatus(
    200,
    admin('GET', `/api/emails?filter=${filter}`),
  );
  return mails.filter(({ status }) => status === 'kept' || status === 'sent');
}

async function linkFromMail(admin: Caller, email: string): Promise<string | null> {
  const [mail] = await mailsTo(admin, email, 'setup');
  if (!mail) return null;
  const { links } = await expectStatus(200, admin('GET', `/api/emails/${mail.id}`));
  const link = (links as string[]).find((address) => address.includes('/setup-password?token='));
  if (!link) throw new Error('The setup mail holds no link');
  return new URL(link).searchParams.get('token');
}

function candidate(index: number, stamp: string, options: string[]) {
  const name = `Pessoa Inventada ${stamp} ${index + 1}`;
  return {
    fullName: name,
    email: `pessoa-${stamp}-${index + 1}@exemplo.test`,
    phone: `+55 (15) 9000${index % 10}-${String(1000 + index)}`,
    birthDate: `19${60 + (index % 30)}-0${1 + (index % 9)}-15`,
    scheduleName: `Inventada ${stamp} ${index + 1}`,
    experience: ['nenhuma', 'pouca', 'media', 'muita'][index % 4],
    availability: options.filter((_, i) => (i + index) % 3 !== 0),
    observations: '',
    hasFamilyInMinistry: false,
    consent: true,
  };
}

/** Deterministic answers: about half available, some maybe. */
function answerOf(person: number, mass: number): string {
  return ['Disponível', 'Indisponível', 'Disponível', 'Talvez', 'Indisponível'][(person * 3 + mass * 2) % 5]!;
}

function monthAfterNext(): { year: number; month: number } {
  const today = new Date();
  const index = today.getFullYear() * 12 + today.getMonth() + 2;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

if (process.argv[1] && import.meta.filename === process.argv[1]) {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:3000' },
      email: { type: 'string', default: 'admin@demo.local' },
      password: { type: 'string', default: 'partilha-demo' },
      candidates: { type: 'string', default: '14' },
    },
  });
  const steps = await walkMainJob({
    urls: values.url.split(','),
    email: values.email,
    password: values.password,
    candidates: Number(values.candidates),
    onStep: ({ title, milliseconds, outcome }) =>
      console.log(`${String(milliseconds).padStart(6)} ms  ${title}: ${outcome}`),
  });
  console.log(`${String(sum(steps.map(({ milliseconds }) => milliseconds))).padStart(6)} ms  ao todo`);
}
