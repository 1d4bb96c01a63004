import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { DEMO_PASSWORD, Refused, type Api, type Parish } from './parish.ts';
import { askToJoin, PASSWORD } from './support.ts';

const MONTHS_OF_A_YEAR = 12;
const TEAM = 3;
const AGAINST_A_RULE = 422;
const ZONE = 'America/Sao_Paulo';
const HOUR_MS = 3_600_000;
/** Minutes past the hour at which the demonstration has no mass: the person's other duties are told apart by it. */
const ODD_MINUTES_MS = 17 * 60_000;

export interface Slot {
  id: number;
  date: string;
  time: string;
  description: string;
}

export interface Schedule {
  id: number;
  title: string;
  status: string;
  year: number;
  month: number;
}

export interface Duty {
  assignmentId: number;
  slotId: number;
  dateTime: string;
  date: string;
  time: string;
  past: boolean;
  description: string;
  location: string | null;
  substitution: { id: number; status: string; reason: string } | null;
  team: {
    ministerId: number;
    scheduleName: string;
    role: string;
    phone: string | null;
    email: string | null;
  }[];
}

/** The card with this title. */
export const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

/** A folded card with this title, once it is open. */
export async function unfolded(page: Page, title: string): Promise<Locator> {
  const fold = page.getByRole('button', { name: title, exact: true });
  await fold.waitFor();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  return card(page, title);
}

/** The names of the headings of a level, in their order. */
export const headings = (within: Page | Locator, level: number): Promise<string[]> =>
  within.getByRole('heading', { level }).allTextContents();

/** 'domingo, 6 de dezembro, 8h'. */
export function spoken({ date, time }: Pick<Duty, 'date' | 'time'>): string {
  const words = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const [hours, minutes] = time.split(':');
  const day = new Intl.DateTimeFormat('pt-BR', words).format(new Date(`${date}T12:00:00Z`));
  return `${day.replace(/\b1 de /, '1º de ')}, ${Number(hours)}h${minutes === '00' ? '' : minutes}`;
}

/** The same where a line begins with it: 'Domingo, 6 de dezembro, 8h'. */
export const spokenFirst = (mass: Pick<Duty, 'date' | 'time'>): string =>
  spoken(mass).replace(/^./, (letter) => letter.toUpperCase());

/** A schedule of the month after the last one: all of its masses are still to come, on whatever day this runs. */
export async function newSchedule(parish: Parish, title: string): Promise<Schedule & { slots: Slot[] }> {
  const coordination = await parish.api('coordenacao');
  const all = (await coordination('GET', '/api/schedules')) as Schedule[];
  const next = Math.max(...all.map(({ year, month }) => year * MONTHS_OF_A_YEAR + month - 1)) + 1;
  const period = { year: Math.floor(next / MONTHS_OF_A_YEAR), month: (next % MONTHS_OF_A_YEAR) + 1 };
  const made = (await coordination('POST', '/api/schedules', { title, ...period })) as Schedule;
  return { ...made, slots: (await coordination('GET', `/api/schedules/${made.id}/slots`)) as Slot[] };
}

/**
 * Moves people in a roster as it stands, as the editor does.
 * @param revision of the roster, where it is known already.
 * @returns its revision now.
 */
export async function moveInRoster(
  coordination: Api,
  scheduleId: number,
  moves: { ministerId: number; from?: number; to?: number }[],
  revision?: number,
): Promise<number> {
  const read = async () => (await coordination('GET', `/api/schedules/${scheduleId}`)) as { version: number };
  const seen = revision ?? (await read()).version;
  const changed = await coordination('POST', `/api/schedules/${scheduleId}/roster/moves`, {
    revision: seen,
    moves,
  });
  return (changed as { revision: number }).revision;
}

/** What a change answers, or null where a rule is against it: a blocked day, a limit, a relative who serves apart. */
async function unlessAgainstARule<Answer>(change: Promise<Answer>): Promise<Answer | null> {
  try {
    return await change;
  } catch (error) {
    if (error instanceof Refused && error.status === AGAINST_A_RULE) return null;
    throw error;
  }
}

/** Gives somebody a place at a mass. @returns false when a rule of the roster is against it: another mass, or another person, will do. */
export async function giveMass(
  coordination: Api,
  scheduleId: number,
  slotId: number,
  ministerId: number,
): Promise<boolean> {
  const moved = moveInRoster(coordination, scheduleId, [{ ministerId, to: slotId }]);
  return (await unlessAgainstARule(moved)) !== null;
}

/** Whatever the hour of the machine, nobody sleeps: questions and mails go at once. */
async function stayAwake(parish: Parish): Promise<void> {
  const admin = await parish.api('admin');
  const { substitutions } = (await admin('GET', '/api/settings')) as { substitutions: object };
  const awake = { ...substitutions, quietFrom: '00:00', quietUntil: '00:00' };
  await admin('PUT', '/api/settings', { substitutions: awake });
}

/** Publishes a schedule in which the demo minister serves at so many masses, on Sundays where possible, each with a coordinator and others. */
export async function giveMasses(parish: Parish, count: number): Promise<Duty[]> {
  await stayAwake(parish);
  const coordination = await parish.api('coordenacao');
  const minister = await parish.api('ministro');
  const { id, slots } = await newSchedule(parish, 'Missas que virão');
  const me = (await minister('GET', '/api/ministers/me')) as { id: number };
  const coordinator = (await coordination('GET', '/api/ministers/me')) as { id: number };
  const others = (await coordination(
    'GET',
    `/api/ministers?filter=${encodeURIComponent('{"isActive":true}')}&range=[0,60]`,
  )) as { id: number }[];
  let revision: number | undefined;
  /** @returns whether all of them may serve there; else none does. */
  const serve = async (slotId: number, people: readonly number[]): Promise<boolean> => {
    const moves = people.map((ministerId) => ({ ministerId, to: slotId }));
    const moved = await unlessAgainstARule(moveInRoster(coordination, id, moves, revision));
    revision = moved ?? revision;
    return moved !== null;
  };
  const isMain = ({ time, description }: Slot) => time === '10:00' && description === 'Missa dominical';
  const given: Slot[] = [];
  for (const slot of [...slots.filter(isMain), ...slots.filter((one) => !isMain(one))]) {
    if (given.length === count) break;
    if (given.some(({ date }) => date === slot.date)) continue;
    if (!(await serve(slot.id, [me.id, coordinator.id]))) continue;
    const team = others.map((other) => other.id).filter((one) => one !== me.id && one !== coordinator.id);
    let left = (await serve(slot.id, team.slice(0, TEAM))) ? 0 : TEAM;
    for (const one of team) {
      if (left === 0) break;
      if (await serve(slot.id, [one])) left -= 1;
    }
    given.push(slot);
  }
  await coordination('POST', `/api/schedules/${id}/publish`, { confirmEmptyPlaces: true });
  const duties = (await minister('GET', '/api/my-duties')) as Duty[];
  const mine = duties.filter(({ slotId }) => given.some(({ id: slot }) => slot === slotId));
  expect(mine).toHaveLength(count);
  return mine;
}

/** A person with a request that was approved and with {@link PASSWORD}. */
export async function welcome(
  parish: Parish,
  person: { fullName: string; email: string; scheduleName: string },
  role = 'ministro',
): Promise<void> {
  const admin = await parish.api('admin');
  const id = await askToJoin(parish, person);
  const { setupLink } = (await admin('PUT', `/api/registration-requests/${id}/review`, {
    status: 'approved',
    role,
  })) as { setupLink: string };
  const token = new URL(setupLink).searchParams.get('token');
  await admin('POST', '/api/auth/setup-password', { token, password: PASSWORD });
}

/** Waits until a mail of a kind that says something was kept for somebody. @returns its text. */
export async function mailTo(parish: Parish, to: string, mail: string, saying: string): Promise<string> {
  const admin = await parish.api('admin');
  const filter = encodeURIComponent(JSON.stringify({ q: to, mail }));
  const texts = new Map<number, string>();
  return vi.waitFor(
    async () => {
      const mails = (await admin('GET', `/api/emails?filter=${filter}&range=[0,4]`)) as { id: number }[];
      for (const { id } of mails.filter((one) => !texts.has(one.id))) {
        const read = (await admin('GET', `/api/emails/${id}`)) as { text: string | null; sealed: boolean };
        const { text } = read.sealed
          ? ((await admin('POST', `/api/emails/${id}/open`, { password: DEMO_PASSWORD })) as typeof read)
          : read;
        if (text !== null) texts.set(id, text);
      }
      const found = mails.map(({ id }) => texts.get(id)).find((text) => text?.includes(saying));
      if (!found) throw new Error(`No mail ${mail} to ${to} says: ${saying}`);
      return found;
    },
    { timeout: 120_000, interval: 150 },
  );
}

/** Leaves those who log in, and a few others, in service: what goes to everybody then goes to a dozen. */
export const leaveFew = (parish: Parish): Promise<void> =>
  parish.sql(
    `update minister m set is_active = false
     where m.id not in (select id from minister where is_active order by id limit 10)
       and not exists (select from user_account u where u.id = m.user_id and u.email like '%@demo.local')`,
  );

/** Sends a questionnaire of a new month, whose one question that must be answered is this one. */
export async function askEverybody(
  parish: Parish,
  title: string,
  question: string,
): Promise<{ id: number; title: string }> {
  const coordination = await parish.api('coordenacao');
  const { id: scheduleId, year, month } = await newSchedule(parish, title);
  const { id, questions } = (await coordination('POST', '/api/questionnaires', {
    scheduleId,
    year,
    month,
    title,
  })) as { id: number; questions: Record<string, unknown>[] };
  const asked = ['id', 'question', 'type', 'required', 'options'];
  await coordination('PATCH', `/api/questionnaires/${id}`, {
    questions: [
      ...questions.map((one) => Object.fromEntries(asked.map((name) => [name, one[name]]))),
      { id: 'custom_1', question, type: 'yes-no', options: [], required: true },
    ],
  });
  await coordination('PUT', `/api/questionnaires/${id}`, {
    status: 'sent',
    sentAt: new Date().toISOString(),
  });
  return { id, title };
}

/** A mass of today at which people serve, and what opens the sacristy's screen. */
export interface SacristyToday {
  date: string;
  slotId: number;
  description: string;
  /** '10h15', as the screen says it. */
  spokenTime: string;
  /** Two who serve there, beside the demo minister. */
  people: { id: number; scheduleName: string }[];
  /** The demo minister's. */
  minister: string;
  /** Opens the screen with its code. */
  path: string;
  /** The page to which the code on the screen leads now. */
  checkInPath: () => Promise<string>;
}

const SOON_MS = 20 * 60_000;
const PARISH_ZONE = 'America/Sao_Paulo';
/** Hours of the parish's day in which its day goes on for some hours more, and began some hours ago. */
const [MORNING, NIGHT] = [2, 21];

/** The parish's clock as the machine's stands, '2026-12-06 10:15'. */
const clockIn = (timeZone: string, instant: number): string =>
  new Date(instant).toLocaleString('sv-SE', { timeZone }).slice(0, 'YYYY-MM-DD HH:MM'.length);

/** A time zone in which it is the day that it is in the parish, and not near its midnight. */
function zoneOfToday(now: number): string {
  const hour = Number(clockIn(PARISH_ZONE, now).slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH'.length));
  if (hour < MORNING) return 'Africa/Nairobi';
  return hour < NIGHT ? PARISH_ZONE : 'Pacific/Honolulu';
}

/** A mass of today that is about to begin, with the demo minister and two others, and the day opened for the sacristy. */
export async function openSacristy(parish: Parish): Promise<SacristyToday> {
  const admin = await parish.api('admin');
  const coordination = await parish.api('coordenacao');
  const minister = await parish.api('ministro');
  const now = Date.now();
  const timeZone = zoneOfToday(now);
  if (timeZone !== PARISH_ZONE) await admin('PUT', '/api/settings', { timeZone });
  const soon = clockIn(timeZone, now + SOON_MS);
  // At a minute at which the demonstration has no mass.
  const [date, time] = soon.replace(/[05]$/, (minute) => String(Number(minute) + 1)).split(' ') as [
    string,
    string,
  ];
  const description = 'Missa de agora';
  const schedules = (await coordination('GET', '/api/schedules')) as Schedule[];
  const schedule = schedules.find(
    ({ year, month }) => `${year}-${String(month).padStart(2, '0')}` === date.slice(0, 'YYYY-MM'.length),
  )!;
  const { id: slotId } = (await coordination('POST', `/api/schedules/${schedule.id}/slots`, {
    date,
    time,
    description,
    requiredMinisters: 4,
  })) as { id: number };
  const me = (await minister('GET', '/api/ministers/me')) as { id: number; scheduleName: string };
  const filter = encodeURIComponent('{"isActive":true}');
  const all = (await coordination('GET', `/api/ministers?filter=${filter}&range=[0,9]`)) as (typeof me)[];
  const others = all.filter(({ id }) => id !== me.id).slice(0, 2);
  const { version: revision } = (await coordination('GET', `/api/schedules/${schedule.id}`)) as {
    version: number;
  };
  await coordination('POST', `/api/schedules/${schedule.id}/roster/moves`, {
    revision,
    moves: [me, ...others].map(({ id }) => ({ ministerId: id, to: slotId })),
    override: { reason: 'Para a tela da sacristia.' },
  });
  const opened = (await coordination('POST', '/api/sacristy-openings', { date })) as {
    code: string;
    link: string;
  };
  const { url } = parish.server;
  const checkInPath = async (): Promise<string> => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ code: opened.code });
    const entered = await fetch(`${url}/api/sacristy/enter`, { ...post, body });
    const { token } = (await entered.json()) as { token: string };
    const day = await fetch(`${url}/api/sacristy/day`, { headers: { 'x-sacristy-token': token } });
    const { checkInCodes } = (await day.json()) as { checkInCodes: { link: string }[] };
    const link = new URL(checkInCodes[0]!.link);
    return link.pathname + link.hash;
  };
  const [hours, minutes] = time.split(':');
  return {
    date,
    slotId,
    description,
    spokenTime: `${Number(hours)}h${minutes === '00' ? '' : minutes}`,
    people: others,
    minister: me.scheduleName,
    path: `/sacristy#${opened.code}`,
    checkInPath,
  };
}

/** Lets a mass begin so many hours from now: it is the mass that comes, not the clock that goes. @returns it. */
export async function bringNear<Mass extends Pick<Duty, 'slotId' | 'date' | 'time'>>(
  parish: Parish,
  mass: Mass,
  hours: number,
): Promise<Mass> {
  const at = new Date(Math.ceil(Date.now() / HOUR_MS + hours) * HOUR_MS + ODD_MINUTES_MS);
  const words = at.toLocaleString('sv-SE', { timeZone: ZONE });
  const [date, time] = [words.slice(0, 10), words.slice(11, 16)];
  await parish.sql(
    `update schedule_slot set date = '${date}', time = '${time}', starts_at = '${at.toISOString()}' where id = ${mass.slotId}`,
  );
  return { ...mass, date, time };
}
