import type { Answer } from '../../api/client.ts';
import { capital, hour, longDate } from '../../lib/dates.ts';
import { usualPlace, whatAndWhere } from '../roster/calendar/calendar-model.ts';

type Mass = Answer<'GET /api/schedules/{id}/slots'>[number];

export interface DayOfMasses {
  date: string;
  /** By hour. */
  masses: readonly Mass[];
}

/** In pixels of a picture as chats show it over the whole width of a phone. */
const WIDTH = 1080;
const EDGE = 64;
/** The head above the day's liturgical name. */
const HEAD = 212;
const FOOT = 96;
const HOUR = 76;
const LINE = 50;
const SUBTITLE = 48;
const GAP = 44;
/** Chats make pictures small that are longer; a Sunday of three masses and fifty people fits. */
const MOST_HEIGHT = 2400;
const COLUMNS = 2;
/** Before the further lines of a name, so that none looks like another person. */
const INDENT = 32;
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

/** The application's own (app/theme/tokens.css). */
const FAMILY = "'Open Zero', 'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";
const font = (weight: 400 | 700, size: number): string => `${weight} ${size}px ${FAMILY}`;

const nameFont = (alarm: boolean): string => font(alarm ? 700 : 400, 40);

/** The days of a schedule with their masses, in order. */
export const daysOf = (masses: readonly Mass[]): DayOfMasses[] =>
  [...Map.groupBy(masses, ({ date }) => date)].map(([date, ofDay]) => ({ date, masses: ofDay }));

/** The day that people ask for: the next Sunday with masses, else the next day that has some, else the first. */
export function usualDay(days: readonly DayOfMasses[], today: string): string {
  const ahead = days.filter(({ date }) => date >= today);
  const sunday = ahead.find(({ date }) => new Date(`${date}T12:00:00Z`).getUTCDay() === 0);
  return (sunday ?? ahead[0] ?? days[0])?.date ?? '';
}

interface Entry {
  text: string;
  alarm?: boolean;
}

/** The people of a mass by their names in the schedule, and how many are missing. */
export function entriesOf({ ministers, requiredMinisters }: Mass): Entry[] {
  const missing = requiredMinisters - ministers.length;
  return [
    ...ministers.map(({ scheduleName }) => ({ text: scheduleName })),
    ...(missing > 0 ? [{ text: missing === 1 ? 'falta 1' : `faltam ${missing}`, alarm: true }] : []),
  ];
}

/** Words in as many lines as they need. @param widthOf of a text, in pixels. */
export function linesOf(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Parts of about the same height, as few as there can be: the heights of each. */
export function partsOf<T extends { height: number }>(all: readonly T[], most: number): T[][] {
  const heightOf = (some: readonly T[]): number => some.reduce((sum, { height }) => sum + height, 0);
  const even = heightOf(all) / Math.max(1, Math.ceil(heightOf(all) / most));
  const parts: T[][] = [];
  for (const one of all) {
    const last = parts.at(-1);
    if (last && heightOf(last) + one.height / 2 <= even) last.push(one);
    else parts.push([one]);
  }
  return parts;
}

/**
 * Draws a day with each mass's team, in the day's liturgical colour; one with many masses on more than one picture.
 * @param note stands above the date; empty: nothing.
 */
export async function dayPictures(
  { date, masses }: DayOfMasses,
  { parish, note }: { parish: string; note: string },
): Promise<File[]> {
  await Promise.all([font(400, LINE), font(700, LINE)].map((style) => document.fonts.load(style, 'Aã0')));
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  const color = COLORS[masses[0]?.liturgicalColor ?? 'green'];
  const room = WIDTH - 2 * EDGE;
  const half = room / COLUMNS - INDENT - 16;

  function wrapped(text: string, style: string, width: number): string[] {
    context.font = style;
    return linesOf(text, width, (part) => context.measureText(part).width);
  }

  /** Lines one below the other; a single word without room is made narrower. */
  function write(
    lines: readonly string[],
    [x, y]: [x: number, y: number],
    {
      style,
      fill,
      width,
      step = LINE,
      indent = 0,
    }: { style: string; fill: string; width: number; step?: number; indent?: number },
  ): void {
    context.font = style;
    context.fillStyle = fill;
    lines.forEach((line, at) => context.fillText(line, x + Math.min(at, 1) * indent, y + at * step, width));
  }

  const place = usualPlace(masses);
  const about = [masses[0]?.liturgicalName, place].filter(Boolean).join(' · ');
  const name = wrapped(about, font(400, 38), room);
  const head = HEAD + name.length * SUBTITLE;
  const teams = masses.map((mass) => {
    const moment = hour(mass.time);
    context.font = font(700, 60);
    const beside = EDGE + context.measureText(moment).width + 20;
    const what = whatAndWhere(mass, place);
    const entries = entriesOf(mass).map(({ text, alarm = false }) => ({
      alarm,
      lines: wrapped(text, nameFont(alarm), half),
    }));
    const rows = Math.ceil(entries.length / COLUMNS);
    const columns = [entries.slice(0, rows), entries.slice(rows)];
    const heights = columns.map((column) => column.reduce((sum, { lines }) => sum + lines.length * LINE, 0));
    const words = wrapped(what, font(400, 34), WIDTH - EDGE - beside);
    const title = HOUR + (words.length - 1) * 42;
    return { moment, beside, words, columns, title, height: title + Math.max(...heights) + GAP };
  });
  const parts = partsOf(teams, MOST_HEIGHT - head - GAP - FOOT);
  const day = longDate(date);
  const files: File[] = [];
  for (const [at, part] of parts.entries()) {
    const which = parts.length > 1 ? `${at + 1} de ${parts.length}` : '';
    canvas.width = WIDTH;
    canvas.height = head + GAP + part.reduce((sum, { height }) => sum + height, 0) + FOOT;

    context.fillStyle = PAPER;
    context.fillRect(0, 0, WIDTH, canvas.height);
    context.fillStyle = color;
    context.fillRect(0, 0, WIDTH, head);
    const white = { fill: '#ffffff', width: room };
    write([[parish, note, which].filter(Boolean).join(' · ')], [EDGE, 76], {
      ...white,
      style: font(400, 34),
    });
    write([capital(day)], [EDGE, 156], { ...white, style: font(700, 68) });
    write(name, [EDGE, 216], { ...white, style: font(400, 38), step: SUBTITLE });

    let top = head + GAP;
    for (const { moment, beside, words, columns, title, height } of part) {
      write([moment], [EDGE, top + 52], { style: font(700, 60), fill: color, width: room });
      write(words, [beside, top + 52], {
        style: font(400, 34),
        fill: MUTED,
        width: WIDTH - EDGE - beside,
        step: 42,
      });
      columns.forEach((column, at) => {
        let y = top + title + 38;
        for (const { lines, alarm } of column) {
          write(lines, [EDGE + at * (room / COLUMNS), y], {
            style: nameFont(alarm),
            fill: alarm ? ALARM : INK,
            width: half,
            indent: INDENT,
          });
          y += lines.length * LINE;
        }
      });
      top += height;
    }
    write(['Escala atualizada no Partilha'], [EDGE, canvas.height - 40], {
      style: font(400, 30),
      fill: MUTED,
      width: room,
    });

    const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!content) throw new Error('The browser draws no pictures');
    const title = [`Escala de ${day}`, which].filter(Boolean).join(' - ');
    files.push(new File([content], `${title}.png`, { type: 'image/png' }));
  }
  return files;
}
