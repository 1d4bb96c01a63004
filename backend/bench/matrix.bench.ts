import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { spawnServer } from '../../scripts/spawn-server.ts';
import { table } from './support.ts';

const PEOPLE = 300;
const MASSES = 60;
const MASSES_A_DAY = 2;
/** Of a wheel turned fast: three rows a frame. */
const STEP_PX = 96;
const FRAMES = 180;
const FRAME_MS = 1000 / 60;

interface Roster {
  days: { date: string }[];
  masses: { id: number; date: string; time: string }[];
  ministers: { id: number; name: string; answers: string }[];
  assignments: { slotId: number; ministerId: number }[];
}

/** The matrix of 300 people and 60 masses in Chromium: its first paint after the data, and its frames while it scrolls. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'partilha-bench-'));
  // Open to the account that PostgreSQL runs as.
  chmodSync(folder, 0o711);
  const server = await spawnServer({ env: { DATA_DIR: path.join(folder, 'data') }, args: ['--demo'] });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--in-process-gpu'],
  });
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'pt-BR',
    });
    const login = await context.request.post('/api/auth/login', {
      data: { email: 'coordenacao@demo.local', password: 'partilha-demo' },
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const schedules = (await (await context.request.get('/api/schedules', { headers })).json()) as {
      id: number;
      status: string;
    }[];
    const { id } = schedules.find(({ status }) => status === 'planning')!;
    const known = (await (
      await context.request.get(`/api/schedules/${id}/editor`, { headers })
    ).json()) as Roster;
    const page = await context.newPage();
    await page.addInitScript((stored) => localStorage.setItem('auth_token', stored), token);
    await page.route(`**/api/schedules/${id}/editor`, (route) => route.fulfill({ json: large(known) }));
    await page.addInitScript(watchRows);
    await page.goto(`/schedules/${id}?view=matriz`);
    await page.locator('tbody tr[data-minister]').nth(5).waitFor();
    const painted = await page.evaluate(afterData, 'matrix-painted');
    // Letters and what is kept for later come after the page; whoever scrolls has it before them by then.
    await page.waitForLoadState('networkidle');
    // So do the rows that are not in sight, for which the page takes the time that nobody needs.
    await page.waitForFunction(
      (people) => document.querySelectorAll('tr[data-minister]').length === people,
      PEOPLE,
    );
    const processor = await processorTimeOf(page);
    const before = await processor();
    const frames = await scrollThrough(page);
    const perFrame = (await processor()) - before;
    const whole = await page.evaluate(afterData, 'matrix-drawn');
    const sorted = frames.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
    const inTime = frames.filter((milliseconds) => milliseconds < 1.5 * FRAME_MS).length;
    table(
      [`matrix of ${PEOPLE} people and ${MASSES} masses`, ''],
      [
        ['first paint after the data, ms', painted.toFixed(0)],
        ['all rows drawn after the data, ms', whole.toFixed(0)],
        ['cells in the page', await page.locator('td[data-slot]').count()],
        [`frame while scrolling ${STEP_PX} px each, median ms`, at(0.5)],
        ['95 %, ms', at(0.95)],
        ['longest, ms', at(1)],
        ['frames in time (60 a second)', `${inTime} of ${frames.length}`],
        ['processor time of the page a frame, ms', (perFrame / FRAMES).toFixed(1)],
      ],
    );
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function large(known: Roster): Roster {
  const [mass, minister] = [known.masses[0]!, known.ministers[0]!];
  const masses = Array.from({ length: MASSES }, (_, at) => {
    const day = known.days[Math.floor(at / MASSES_A_DAY) % known.days.length]!;
    return { ...mass, id: 1000 + at, date: day.date, time: at % MASSES_A_DAY === 0 ? '08:00' : '19:30' };
  });
  const ministers = Array.from({ length: PEOPLE }, (_, at) => ({
    ...minister,
    id: 5000 + at,
    name: `Pessoa ${String(at + 1).padStart(3, '0')}`,
    offered: 20,
    answers: Array.from({ length: MASSES }, (__, column) => 'anm-'[(at * 7 + column * 3) % 4]).join(''),
  }));
  const assignments = ministers.flatMap(({ id }, at) =>
    [0, 1, 2].map((turn) => ({
      slotId: 1000 + ((at * 11 + turn * 17) % MASSES),
      ministerId: id,
      origin: 'automatic',
      pinned: false,
      overrideReason: null,
      conflicts: [],
    })),
  );
  return { ...known, masses, ministers, assignments };
}

/** In the page: notes the frames in which the first row of the matrix is painted, and the last one that came since. */
function watchRows(): void {
  const marks = ['matrix-painted'];
  new MutationObserver(() => {
    if (!document.querySelector('tbody tr[data-minister] td')) return;
    const mark = marks.shift() ?? 'matrix-drawn';
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(mark)));
  }).observe(document, { childList: true, subtree: true });
}

/** In the page: milliseconds from the end of the editor's answer to such a frame. */
function afterData(mark: string): number {
  const data = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.endsWith('/editor')) as PerformanceResourceTiming;
  return performance.getEntriesByName(mark).at(-1)!.startTime - data.responseEnd;
}

/** What the page's main thread has worked, in milliseconds: on a busy machine it says more than frames do. */
async function processorTimeOf(page: Page): Promise<() => Promise<number>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}

/** Scrolls down as a fast wheel does, and up again from the end. @returns the milliseconds from each frame to the next. */
function scrollThrough(page: Page): Promise<number[]> {
  return page.evaluate(
    async ([count, step]) => {
      const scroller = document.querySelector('[data-scrolls]')!;
      const times: number[] = [];
      let way = 1;
      for (let frame = 0; frame <= count!; frame += 1) {
        times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)));
        const next = scroller.scrollTop + way * step!;
        if (next < 0 || next > scroller.scrollHeight - scroller.clientHeight) way = -way;
        scroller.scrollTop += way * step!;
      }
      return times.slice(1).map((time, at) => time - times[at]!);
    },
    [FRAMES, STEP_PX],
  );
}
