import type { Answer } from '../../api/client.ts';
import { hour, longDate } from '../../lib/dates.ts';

type Mass = Answer<'GET /api/schedules/{id}/slots'>[number];

export interface DayOfMasses {
  date: string;
  /** By hour. */
  masses: readonly Mass[];
}

/** In pixels of a picture as chats show it over the whole width of a phone. */
const WIDTH = 1080;
const EDGE = 64;
const HEAD = 260;
const FOOT = 96;
const HOUR = 76;
const LINE = 50;
const GAP = 44;
const COLUMNS = 2;
const PAPER = '#fbf8f1';
const INK = '#2e2318';
const MUTED = '#6b5846';
const ALARM = '#a3261b';
/** The application's own, dark enough for white letters (app/theme/tokens.css). */
const COLORS: Record<Mass['liturgicalColor'], string> = {
  green: '#2f6b3c',
  purple: '#5b2a86',
  red: '#a3261b',
  rose: '#9c4467',
  white: '#8a6a1f',
};

const FAMILY = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";
const font = (weight: 400 | 700, size: number): string => `${weight} ${size}px ${FAMILY}`;

/** The days of a schedule with their masses, in order. */
export const daysOf = (masses: readonly Mass[]): DayOfMasses[] =>
  [...Map.groupBy(masses, ({ date }) => date)].map(([date, ofDay]) => ({ date, masses: ofDay }));

/** The day that people ask for: the next Sunday with masses, else the next day that has some, else the first. */
export function usualDay(days: readonly DayOfMasses[], today: string): string {
  const ahead = days.filter(({ date }) => date >= today);
  const sunday = ahead.find(({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay() === 0);
  return (sunday ?? ahead[0] ?? days[0])?.date ?? '';
}

interface Line {
  text: string;
  alarm?: boolean;
}

/** The people of a mass by their names in the schedule, and how many are missing. */
export function linesOf({ ministers, requiredMinisters }: Mass): Line[] {
  const missing = requiredMinisters - ministers.length;
  return [
    ...ministers.map(({ scheduleName }) => ({ text: scheduleName })),
    ...(missing > 0 ? [{ text: missing === 1 ? 'falta 1' : `faltam ${missing}`, alarm: true }] : []),
  ];
}

const heightOf = (mass: Mass): number => HOUR + Math.ceil(linesOf(mass).length / COLUMNS) * LINE + GAP;

/**
 * Draws a day with each mass's team, in the day's liturgical colour.
 * @param note stands above the date; empty: nothing.
 */
export async function dayPicture(
  { date, masses }: DayOfMasses,
  { parish, note }: { parish: string; note: string },
): Promise<File> {
  await Promise.all([document.fonts.load(font(400, LINE)), document.fonts.load(font(700, LINE))]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + GAP + masses.reduce((sum, mass) => sum + heightOf(mass), 0) + FOOT;
  const context = canvas.getContext('2d')!;
  const color = COLORS[masses[0]?.liturgicalColor ?? 'green'];

  /** One line, made narrower where it has no room. */
  function write(text: string, at: [x: number, y: number], style: string, fill: string, room: number): void {
    context.font = style;
    context.fillStyle = fill;
    context.fillText(text, ...at, room);
  }

  context.fillStyle = PAPER;
  context.fillRect(0, 0, WIDTH, canvas.height);
  context.fillStyle = color;
  context.fillRect(0, 0, WIDTH, HEAD);
  const room = WIDTH - 2 * EDGE;
  const day = longDate(date);
  write([parish, note].filter(Boolean).join(' · '), [EDGE, 76], font(400, 34), '#ffffff', room);
  write(day[0]!.toUpperCase() + day.slice(1), [EDGE, 156], font(700, 68), '#ffffff', room);
  write(masses[0]?.liturgicalName ?? '', [EDGE, 216], font(400, 38), '#ffffff', room);

  let top = HEAD + GAP;
  for (const mass of masses) {
    const moment = hour(mass.time);
    write(moment, [EDGE, top + 52], font(700, 60), color, room);
    const beside = EDGE + context.measureText(moment).width + 20;
    const what = [mass.description, mass.location].filter(Boolean).join(' · ');
    write(what, [beside, top + 52], font(400, 34), MUTED, WIDTH - EDGE - beside);
    const lines = linesOf(mass);
    const rows = Math.ceil(lines.length / COLUMNS);
    lines.forEach(({ text, alarm = false }, at) => {
      const x = EDGE + Math.floor(at / rows) * (room / COLUMNS);
      const y = top + HOUR + (at % rows) * LINE + 38;
      write(text, [x, y], font(alarm ? 700 : 400, 40), alarm ? ALARM : INK, room / COLUMNS - 16);
    });
    top += heightOf(mass);
  }
  write('Escala atualizada no Partilha', [EDGE, canvas.height - 40], font(400, 30), MUTED, room);

  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!content) throw new Error('The browser draws no pictures');
  return new File([content], `Escala de ${day}.png`, { type: 'image/png' });
}
