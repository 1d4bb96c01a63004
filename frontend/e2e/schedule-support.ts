import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Parish } from './parish.ts';
import { giveMass, spoken, type Schedule, type Slot } from './prepare.ts';

export const MONTHS = [
  ...['Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho'],
  ...['Julho', 'Agosto', 'Setembro', 'Outubro', 'Novembro', 'Dezembro'],
];

export interface Detail extends Schedule {
  type: string;
  description: string | null;
  startDate: string;
  endDate: string;
  slots: number;
  places: number;
  filled: number;
}

export interface Mass extends Slot {
  requiredMinisters: number;
  ministers: {
    ministerId: number;
    scheduleName: string;
    origin: string;
    pinned: boolean;
  }[];
}

interface Person {
  id: number;
  email: string;
  scheduleName: string;
}

export const monthAndYear = ({ year, month }: { year: number; month: number }) =>
  `${MONTHS[month - 1]!.toLowerCase()} de ${year}`;
export const listOf = ({ year, month }: { year: number; month: number }) =>
  `/schedules?year=${year}&month=${month}`;
/** A schedule's card in the list. */
export const ofSchedule = (page: Page, title: string) =>
  page.getByRole('region', { name: title, exact: true });

/** 'domingo, 6 de dezembro' */
export const dayOf = (mass: Pick<Mass, 'date' | 'time'>) => spoken(mass).replace(/, [^,]+$/, '');

/** The button of a mass in its day, which is a cell of the calendar or, where there is little room, an item of the list. */
export function inDay(
  within: Page | Locator,
  mass: Pick<Mass, 'date' | 'time'>,
  role: 'cell' | 'listitem',
): Locator {
  const hour = spoken(mass).slice(dayOf(mass).length + 2);
  return within
    .getByRole(role)
    .filter({ hasText: dayOf(mass) })
    .getByRole('button', { name: new RegExp(`^${hour}(?!\\d)`) });
}
export const inCalendar = (page: Page, mass: Pick<Mass, 'date' | 'time'>) => inDay(page, mass, 'cell');

/** The panel of a mass beside the calendar. */
export const panelOf = (page: Page, { description }: Pick<Slot, 'description'>): Locator =>
  page.getByRole('complementary', { name: description });

/** The act of an open menu, once the keyboard is at it. */
export const reached = (page: Page, act: string): Locator =>
  page.getByRole('menuitem', { name: act }).and(page.locator(':focus'));

/** What the coordination reads and prepares of schedules, past the pages. */
export class Schedules {
  private readonly parish: Parish;

  constructor(parish: Parish) {
    this.parish = parish;
  }

  async ask<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
    const coordination = await this.parish.api('coordenacao');
    return (await coordination(method, address, body)) as Answer;
  }

  list(query = ''): Promise<Detail[]> {
    return this.ask('GET', `/api/schedules${query}`);
  }

  /** The schedule of the demonstration in this state. */
  async inState(status: string): Promise<Detail> {
    return this.detail((await this.list()).find((one) => one.status === status)!.id);
  }

  detail(id: number): Promise<Detail> {
    return this.ask('GET', `/api/schedules/${id}`);
  }

  masses(id: number): Promise<Mass[]> {
    return this.ask('GET', `/api/schedules/${id}/slots`);
  }

  latestRun(id: number): Promise<{ run: { id: number; status: string } | null }> {
    return this.ask('GET', `/api/schedules/${id}/roster`);
  }

  /** Gives places at a mass to so many people. */
  async fill(scheduleId: number, slotId: number, count: number): Promise<Person[]> {
    const coordination = await this.parish.api('coordenacao');
    const filter = encodeURIComponent('{"isActive":true}');
    const people = await this.ask<Person[]>('GET', `/api/ministers?filter=${filter}&range=[0,30]`);
    const given: Person[] = [];
    for (const person of people) {
      if (given.length === count) break;
      if (await giveMass(coordination, scheduleId, slotId, person.id)) given.push(person);
    }
    expect(given).toHaveLength(count);
    return given;
  }
}
