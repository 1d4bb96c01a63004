import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, DAY } from '../platform/clock.js';
import { isoInstant } from '../platform/lists/iso-instant.js';
import {
  type Assignment,
  type Candidate,
  candidatesFor,
  exchangeablePlaces,
  kinKey,
  leftWords,
  repairsOf,
  RosterBalanceService,
  type RosterFacts,
  type RosterMass,
  type RosterPlace,
  RosterReader,
  type RosterSuggestionResponse,
  type ScheduleSlot,
} from '../roster/index.js';
import { placeKey, type RosterAssignment } from '../solver/index.js';
import type { Askable } from './waves.js';

const WEEK = 7 * DAY;
const HALF_A_YEAR = 26 * WEEK;
/** Masses beside each other from which on two people know each other well. */
const OFTEN = 3;
const MOST_BESIDE = 5;

/** Somebody who could be asked by the holder of a place themselves. */
export interface Option {
  ministerId: number;
  scheduleName: string;
  /** What makes them likely to say yes, in a few words; null: nothing known. */
  likely: string | null;
}

/** A place of somebody else that could be had in exchange. */
export interface Exchange {
  ministerId: number;
  scheduleName: string;
  mass: RosterMass;
}

/** Who could take a place, or exchange it for one of theirs. */
@Injectable()
export class CandidatesService {
  constructor(
    private readonly clock: Clock,
    private readonly reader: RosterReader,
    private readonly balances: RosterBalanceService,
  ) {}

  /**
   * Who could take a place, as {@link candidatesFor} orders them, as if it were free. Only who answered "no" counts as
   * not available, for a substitute is asked in person.
   * @param place with its mass loaded.
   */
  async ofPlace(em: EntityManager, place: Assignment): Promise<Candidate[]> {
    const facts = await this.reader.read(em, place.slot.schedule.id);
    return candidatesAt(facts, await this.balances.balances(em, facts), idsOf(place));
  }

  /** Who could take an empty place of a mass; silence is no obstacle. */
  async ofMass(em: EntityManager, slot: ScheduleSlot): Promise<Candidate[]> {
    const facts = await this.reader.read(em, slot.schedule.id);
    const balances = await this.balances.balances(em, facts);
    return candidatesFor(facts, slot.id, { balances, askInPerson: true });
  }

  /** Who could take a place, with all that decides when they are asked for it. */
  async askable(em: EntityManager, place: Assignment): Promise<Askable[]> {
    const facts = await this.reader.read(em, place.slot.schedule.id);
    const balances = await this.balances.balances(em, facts);
    const candidates = candidatesAt(facts, balances, idsOf(place)).filter(isAskable);
    const offers = new Map<number, number>();
    for (const answer of facts.availability.all()) {
      if (!facts.availability.isOffered(answer)) continue;
      offers.set(answer.minister, (offers.get(answer.minister) ?? 0) + 1);
    }
    const asked = await this.askedBefore(
      em,
      candidates.map(({ ministerId }) => ministerId),
    );
    return candidates.map(({ ministerId, answer, duties }) => {
      const before = asked.get(ministerId);
      return {
        ministerId,
        answer,
        load: (duties + (balances.get(ministerId) ?? 0)) / Math.max(1, offers.get(ministerId) ?? 0),
        lastAskedAt: before ? new Date(before.lastAskedAt) : null,
        askedThisWeek: before?.askedThisWeek ?? 0,
      };
    });
  }

  /**
   * Whom the holder of a place may name, and with whom they could exchange it: the likely ones first, then those who
   * should be asked first, or by date; not those who have left the mass or its day.
   */
  async options(
    em: EntityManager,
    place: Assignment,
  ): Promise<{ people: Option[]; exchanges: (Exchange & Option)[] }> {
    const facts = await this.reader.read(em, place.slot.schedule.id);
    const balances = await this.balances.balances(em, facts);
    const own = idsOf(place);
    const together = await this.servedWith(em, own.minister);
    const likelyOf = (ministerId: number, time?: string): string | null => {
      if (facts.kinships.has(kinKey(own.minister, ministerId))) return 'da sua família';
      if (time === place.slot.time) return 'serve no mesmo horário';
      return together.has(ministerId) ? 'serve muito com você' : null;
    };
    const people = candidatesAt(facts, balances, own)
      .filter(isAskable)
      .map(({ ministerId, scheduleName }) => ({ ministerId, scheduleName, likely: likelyOf(ministerId) }));
    const exchanges = (await this.exchangesIn(em, facts, place))
      .filter(({ ministerId }) => leftWords(facts, { slot: own.slot, minister: ministerId }) === null)
      .map((exchange) => ({ ...exchange, likely: likelyOf(exchange.ministerId, exchange.mass.time) }));
    return { people: likelyFirst(people), exchanges: likelyFirst(exchanges) };
  }

  /** Who served most often beside somebody lately, some times at least. */
  private async servedWith(em: EntityManager, ministerId: number): Promise<Set<number>> {
    const { rows } = await sql<{ id: number }>`
      select other.minister_id as id
      from assignment own join schedule_slot t on t.id = own.slot_id
        join assignment other on other.slot_id = t.id and other.minister_id <> own.minister_id
      where own.minister_id = ${ministerId} and t.starts_at between ${this.clock.in(-HALF_A_YEAR)} and ${this.clock.now()}
      group by other.minister_id having count(*) >= ${OFTEN}
      order by count(*) desc, other.minister_id limit ${MOST_BESIDE}`.execute(em.getKysely());
    return new Set(rows.map(({ id }) => id));
  }

  /** The masses to come of the same schedule for which the place could be exchanged, by date. */
  async exchanges(em: EntityManager, place: Assignment): Promise<Exchange[]> {
    return this.exchangesIn(em, await this.reader.read(em, place.slot.schedule.id), place);
  }

  private async exchangesIn(em: EntityManager, facts: RosterFacts, place: Assignment): Promise<Exchange[]> {
    const { rows } = await sql<{ id: number }>`
      select id from schedule_slot where schedule_id = ${place.slot.schedule.id}
        and starts_at > ${this.clock.now()} order by starts_at, id`.execute(em.getKysely());
    const toCome = new Map(rows.map(({ id }, order) => [id, order]));
    return exchangeablePlaces(facts, idsOf(place), { askInPerson: true })
      .filter(({ slot }) => toCome.has(slot))
      .sort((one, other) => toCome.get(one.slot)! - toCome.get(other.slot)!)
      .map(({ slot, minister }) => ({
        ministerId: minister,
        scheduleName: facts.people.get(minister)!.name,
        mass: facts.masses.get(slot)!,
      }));
  }

  /** The engine's smallest changes that fill the place, of people who have not said no to where they would go. */
  async repairs(
    em: EntityManager,
    place: Assignment,
    unwilling: readonly RosterAssignment[],
  ): Promise<RosterSuggestionResponse[]> {
    const facts = await this.reader.read(em, place.slot.schedule.id);
    const balances = await this.balances.balances(em, facts);
    return repairsOf(facts, balances, { place: idsOf(place), unwilling });
  }

  private async askedBefore(em: EntityManager, ministerIds: readonly number[]) {
    const { rows } = await sql<{ ministerId: number; lastAskedAt: string; askedThisWeek: number }>`
      select minister_id as "ministerId", ${isoInstant(sql`max(asked_at)`)} as "lastAskedAt",
        (count(*) filter (where asked_at > ${this.clock.in(-WEEK)}))::int as "askedThisWeek"
      from substitution_offer
      where minister_id = any(${ministerIds}::int[]) and channel <> 'portal'
      group by minister_id`.execute(em.getKysely());
    return new Map(rows.map((row) => [row.ministerId, row]));
  }
}

/** Who could take a place from its holder, as {@link candidatesFor} orders them; each is asked in person. */
export function candidatesAt(
  facts: RosterFacts,
  balances: ReadonlyMap<number, number>,
  place: RosterAssignment,
): Candidate[] {
  const isOther = (other: RosterPlace) => placeKey(other) !== placeKey(place);
  return candidatesFor(
    { ...facts, places: facts.places.filter(isOther), overridden: facts.overridden.filter(isOther) },
    place.slot,
    { balances, askInPerson: true, leaver: place.minister },
  );
}

const likelyFirst = <One extends Option>(options: readonly One[]): One[] => [
  ...options.filter(({ likely }) => likely !== null),
  ...options.filter(({ likely }) => likely === null),
];

/** Whether somebody is asked for a place: they can take it, and have not given it or that day away. */
export const isAskable = ({ possible, gaveAway }: Candidate): boolean => possible && !gaveAway;

/** A place by its ids. */
export const idsOf = ({ slot, minister }: Assignment): RosterAssignment => ({
  slot: slot.id,
  minister: minister.id,
});
