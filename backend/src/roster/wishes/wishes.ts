import type { RosterProblem } from '../../solver/index.js';
import { disturbed } from './disturbed.js';
import { emptyPlaces } from './empty-places.js';
import { familiesSplit } from './families-split.js';
import { maybes } from './maybes.js';
import { shortRest } from './short-rest.js';
import { unevenShortage } from './uneven-shortage.js';
import { unfairness } from './unfairness.js';
import type { Wish } from './wish.js';
import { withoutExperienced } from './without-experienced.js';

/** What comes before all: no wish leaves a place empty that could be filled. */
const PLACES = [emptyPlaces, unevenShortage] as const;
const PREFERENCES = [withoutExperienced, familiesSplit, maybes, unfairness, shortRest] as const;

/** Everything that a roster should have as little of as possible; each counts more than all those after it. */
export const WISHES = [...PLACES, ...PREFERENCES, disturbed] as const;
/** The order for a roster that is published: the fewest people who were told something else. */
const REPAIR = [...PLACES, disturbed, ...PREFERENCES] as const;

export type WishName = (typeof WISHES)[number]['name'];
/** A number for every wish. */
export type WishValues = Record<WishName, number>;

const BY_NAME = new Map<string, Wish<WishName>>(WISHES.map((wish) => [wish.name, wish]));

/** The wish of a name. */
export function wishNamed(name: WishName): Wish<WishName> {
  return BY_NAME.get(name)!;
}

/** The wishes, the most important first; of a repair those who were told come right after the places. */
export function wishOrder(isRepair: boolean): WishName[] {
  return (isRepair ? REPAIR : WISHES).map(({ name }) => name);
}

/** The wishes in the order that a problem asks for. */
export function wishOrderOf({ published = [] }: Pick<RosterProblem, 'published'>): WishName[] {
  return wishOrder(published.length > 0);
}

/** Whether it is asked of the places, before anything is wished for the people who fill them. */
export function isAboutPlaces(name: WishName): boolean {
  return PLACES.some((wish) => wish.name === name);
}
