// Walks the main job over HTTP: candidates ask to join, in the end everybody has their dates and one is replaced.
//   node scripts/main-job.ts --url=http://localhost:3000 --email=admin@demo.local --password=partilha-demo
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ApiCaller } from './api-caller.ts';

export interface MainJobOptions {
  /** Addresses of one or more API processes; requests go to them in turn. */
  urls: string[];
  /** An administrator who can sign in. */
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

interface Slot {
  id: number;
  requiredMinisters: number;
  ministers: { ministerId: number; scheduleName: string }[];
}

/** Somebody who may stand in at a mass, as the coordinator is offered them. */
interface Candidate {
  ministerId: number;
  answer: string | null;
  reasons: { code: string; hard: boolean }[];
}

/** What a session says of whose it is. */
interface Own {
  ministerId: number;
  name: string;
  email: string;
}

interface Email {
  id: number;
  to: string;
  status: string;
}

interface RosterRun {
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  error: string | null;
  result: { status: string } | null;
}

/** What a step did, for those who come after it and for the reader. */
interface Done<T> {
  value: T;
  outcome: string;
}

const WAIT_LIMIT_MS = 300_000;
const ANSWERS = ['Disponível', 'Indisponível', 'Disponível', 'Talvez', 'Indisponível'];

/** Does the whole main job and tells each step. @throws Error at the first answer that is not as it should be. */
export async function walkMainJob(options: MainJobOptions): Promise<Step[]> {
  const { urls, candidates = 14, month = monthAfterNext(), onStep } = options;
  const steps: Step[] = [];
  const step = async <T>(title: string, work: () => Promise<Done<T>>): Promise<T> => {
    const start = performance.now();
    const { value, outcome } = await work();
    const done = { title, milliseconds: Math.round(performance.now() - start), outcome };
    steps.push(done);
    onStep?.(done);
    return value;
  };
  const visitor = new ApiCaller(urls);

  const admin = await step('O administrador entra', async () => {
    const value = await visitor.login(options.email, options.password);
    await value.agree();
    return { value, outcome: options.email };
  });
  const emails = await step('Candidatos pedem para entrar', () => askToJoin(visitor, candidates));
  await step('O administrador aprova', () => approve(admin, emails));
  const people = await step('Cada um recebe o link por e-mail e define a senha', () =>
    setPasswords(visitor, admin, emails, options.password),
  );
  const coordinator = people[0]!;
  const scheduleId = await step('O coordenador cria a escala; as missas aparecem', () =>
    createSchedule(coordinator, month),
  );
  const questionnaire = await step('O questionário é feito dessas missas e enviado', () =>
    sendQuestionnaire(coordinator, scheduleId),
  );
  await step('Os ministros são avisados e respondem', async () => {
    await mailTo(admin, emails.at(-1)!, 'questionnaire-sent');
    return answer(people, questionnaire);
  });
  await step('A escala é calculada', () => computeRoster(coordinator, scheduleId));
  const slots = await step('O coordenador publica', () => publish(coordinator, scheduleId));
  await step('Cada ministro recebe as suas datas', async () => {
    await mailTo(admin, emails[1]!, 'roster-published');
    return countDuties(people);
  });
  await step('Alguém não pode ir e é substituído', () =>
    substitute(admin, coordinator, people, scheduleId, slots),
  );
  return steps;
}

async function askToJoin(visitor: ApiCaller, count: number): Promise<Done<string[]>> {
  const stamp = Date.now().toString(36);
  const available = await visitor.expect<{ value: string }[]>(200, 'GET', '/api/availability-options');
  const options = available.map(({ value }) => value);
  const emails: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const person = candidate(i, stamp, options);
    await visitor.expect(201, 'POST', '/api/registration-requests', person);
    emails.push(person.email);
  }
  return { value: emails, outcome: `${count} solicitações` };
}

async function approve(admin: ApiCaller, emails: readonly string[]): Promise<Done<void>> {
  const pending = await admin.expect<{ id: number; email: string }[]>(
    200,
    'GET',
    '/api/registration-requests/pending',
  );
  for (const [i, email] of emails.entries()) {
    const request = pending.find((one) => one.email === email);
    if (!request) throw new Error('A request is not among the pending ones');
    await admin.expect(200, 'PUT', `/api/registration-requests/${request.id}/review`, {
      status: 'approved',
      role: i === 0 ? 'coordenador' : 'ministro',
    });
  }
  return { value: undefined, outcome: `${emails.length} aprovações, a primeira como coordenador` };
}

async function setPasswords(
  visitor: ApiCaller,
  admin: ApiCaller,
  emails: readonly string[],
  administratorsPassword: string,
): Promise<Done<ApiCaller[]>> {
  const people: ApiCaller[] = [];
  for (const email of emails) {
    const token = await setupToken(admin, email, administratorsPassword);
    const password = `segredo de ${email}`;
    await visitor.expect(200, 'POST', '/api/auth/setup-password', { token, password });
    people.push(await visitor.login(email, password));
  }
  return { value: people, outcome: `${people.length} senhas definidas` };
}

async function createSchedule(
  coordinator: ApiCaller,
  { year, month }: { year: number; month: number },
): Promise<Done<number>> {
  const title = `Escala ${month}/${year}`;
  const { id } = await coordinator.expect<{ id: number }>(201, 'POST', '/api/schedules', {
    title,
    type: 'mensal',
    year,
    month,
  });
  const slots = await slotsOf(coordinator, id);
  if (slots.length < 25) throw new Error(`Only ${slots.length} masses`);
  return { value: id, outcome: `${slots.length} missas` };
}

interface Questionnaire {
  id: number;
  questions: { id: string }[];
}

async function sendQuestionnaire(coordinator: ApiCaller, scheduleId: number): Promise<Done<Questionnaire>> {
  const made = await coordinator.expect<Questionnaire>(201, 'POST', '/api/questionnaires', { scheduleId });
  await coordinator.expect(200, 'PUT', `/api/questionnaires/${made.id}`, {
    status: 'sent',
    sentAt: new Date().toISOString(),
  });
  return { value: made, outcome: `${made.questions.length} perguntas` };
}

async function answer(people: readonly ApiCaller[], { id, questions }: Questionnaire): Promise<Done<void>> {
  for (const [i, person] of people.entries()) {
    const responses = Object.fromEntries(questions.map((question, j) => [question.id, [answerOf(i, j)]]));
    await person.expect(201, 'POST', `/api/questionnaires/${id}/responses`, { responses });
  }
  return { value: undefined, outcome: `${people.length} respostas` };
}

async function computeRoster(coordinator: ApiCaller, scheduleId: number): Promise<Done<void>> {
  const { jobId } = await coordinator.expect<{ jobId: number }>(
    202,
    'POST',
    `/api/schedules/${scheduleId}/roster`,
  );
  const run = await eventually(async () => {
    const current = await coordinator.expect<RosterRun>(200, 'GET', `/api/roster-runs/${jobId}`);
    return current.status === 'queued' || current.status === 'running' ? null : current;
  });
  if (run.status !== 'done') throw new Error(`The roster is ${run.status}: ${run.error}`);
  return { value: undefined, outcome: run.result?.status ?? 'sem resultado' };
}

async function publish(coordinator: ApiCaller, scheduleId: number): Promise<Done<Slot[]>> {
  await coordinator.expect(200, 'POST', `/api/schedules/${scheduleId}/publish`, { confirmEmptyPlaces: true });
  const slots = await slotsOf(coordinator, scheduleId);
  const filled = sum(slots.map(({ ministers }) => ministers.length));
  const places = sum(slots.map(({ requiredMinisters }) => requiredMinisters));
  return { value: slots, outcome: `${filled} de ${places} lugares preenchidos` };
}

async function countDuties(people: readonly ApiCaller[]): Promise<Done<void>> {
  const duties = await Promise.all(
    people.map((person) => person.expect<unknown[]>(200, 'GET', '/api/my-duties')),
  );
  const counts = duties.map(({ length }) => length);
  if (sum(counts) === 0) throw new Error('Nobody has a duty');
  const outcome = `de ${Math.min(...counts)} a ${Math.max(...counts)} missas por pessoa`;
  return { value: undefined, outcome };
}

/**
 * Takes somebody off a mass and gives the place to one who said yes to it and whom no rule keeps away, beyond the
 * monthly maximum if need be.
 */
async function substitute(
  admin: ApiCaller,
  coordinator: ApiCaller,
  people: readonly ApiCaller[],
  scheduleId: number,
  slots: readonly Slot[],
): Promise<Done<void>> {
  const schedule = `/api/schedules/${scheduleId}`;
  const move = async (change: object) => {
    const { version } = await coordinator.expect<{ version: number }>(200, 'GET', schedule);
    await coordinator.expect(200, 'POST', `${schedule}/roster/moves`, { revision: version, moves: [change] });
  };
  const own = await Promise.all(people.map((person) => person.expect<Own>(200, 'GET', '/api/auth/me')));
  for (const { id: slotId, ministers } of slots) {
    const leaving = ministers[0];
    if (!leaving) continue;
    const candidates = await coordinator.expect<Candidate[]>(200, 'GET', `/api/slots/${slotId}/candidates`);
    const free = candidates.filter(
      ({ answer: said, reasons }) =>
        said !== null &&
        said !== 'unavailable' &&
        reasons.every(({ code, hard }) => !hard || code === 'monthly-limit'),
    );
    const entering = own.find(({ ministerId }) => free.some((one) => one.ministerId === ministerId));
    if (!entering) continue;
    const { ministerId, name, email } = entering;
    await move({ ministerId: leaving.ministerId, from: slotId });
    await coordinator.expect(200, 'PATCH', `/api/ministers/${ministerId}`, { maxDutiesPerMonth: 10 });
    await move({ ministerId, to: slotId });
    await mailTo(admin, email, 'roster-changed');
    return { value: undefined, outcome: `${leaving.scheduleName} sai, ${name} entra e é avisada` };
  }
  throw new Error('Nobody can take a place');
}

const slotsOf = (coordinator: ApiCaller, scheduleId: number) =>
  coordinator.expect<Slot[]>(200, 'GET', `/api/schedules/${scheduleId}/slots`);

/** Waits for a person's mail of a kind. @throws Error when it does not leave within the limit. */
function mailTo(admin: ApiCaller, email: string, mail: string): Promise<Email> {
  const filter = encodeURIComponent(JSON.stringify({ q: email, mail }));
  return eventually(async () => {
    const mails = await admin.expect<Email[]>(200, 'GET', `/api/emails?filter=${filter}`);
    return mails.find(({ to, status }) => to === email && (status === 'kept' || status === 'sent'));
  });
}

/** @param password the administrator's own, without which no kept link is shown. */
async function setupToken(admin: ApiCaller, email: string, password: string): Promise<string> {
  const { id } = await mailTo(admin, email, 'setup');
  const { links } = await admin.expect<{ links: string[] | null }>(200, 'POST', `/api/emails/${id}/open`, {
    password,
  });
  const link = links?.find((address) => address.includes('/setup-password?token='));
  if (!link) throw new Error('The setup mail shows no link (with SMTP_URL it is not kept)');
  return new URL(link).searchParams.get('token')!;
}

function candidate(index: number, stamp: string, options: string[]) {
  return {
    fullName: `Pessoa Inventada ${stamp} ${index + 1}`,
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

/** Deterministic: about half of the answers are no. */
function answerOf(person: number, mass: number): string {
  return ANSWERS[(person * 3 + mass * 2) % ANSWERS.length]!;
}

function monthAfterNext(): { year: number; month: number } {
  const today = new Date();
  const index = today.getFullYear() * 12 + today.getMonth() + 2;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** Asks again until there is an answer. */
async function eventually<T>(ask: () => Promise<T | null | undefined>): Promise<T> {
  for (const end = Date.now() + WAIT_LIMIT_MS; ; await wait(100)) {
    const answered = await ask();
    if (answered) return answered;
    if (Date.now() > end) throw new Error(`Nothing after ${WAIT_LIMIT_MS} ms`);
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

const tell = (milliseconds: number, text: string) =>
  console.log(`${String(milliseconds).padStart(6)} ms  ${text}`);

if (process.argv[1] === import.meta.filename) {
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
    onStep: ({ title, milliseconds, outcome }) => tell(milliseconds, `${title}: ${outcome}`),
  });
  tell(sum(steps.map(({ milliseconds }) => milliseconds)), 'ao todo');
}
