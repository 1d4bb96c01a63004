import type { RosterExchange, Vacancy } from './roster-exchange.js';
import type { RosterId } from '../../solver/index.js';
import type { RosterMove, RosterSuggestion, RosterSuggestionKind } from './roster-result.js';
import { count, listed, type RosterWording } from './wording.js';

/** Suggestions of each kind that are told for one mass. */
const OF_EACH_KIND = 3;

/** A change to try: somebody takes one more duty at a mass, moved there from another (`from`) that is filled again. */
interface Trial {
  kind: RosterSuggestionKind;
  minister: number;
  vacancy: Vacancy;
  from?: number;
}

/**
 * The change that fills a place with people who are free already.
 * @param short id of the mass whose place it fills.
 */
export function assignSuggestion(
  moves: RosterMove[],
  wording: RosterWording,
  short: RosterId,
): RosterSuggestion {
  const { minister, to } = moves.at(-1)!;
  const request = `Escalar ${wording.person(minister)} em ${wording.mass(to)}, que está livre`;
  const brief = to === short ? 'Está livre' : `Está livre em ${wording.mass(to)}`;
  return {
    kind: 'assign',
    minister,
    slot: to,
    moves,
    message: sentence(request, moves, minister, wording),
    brief: sentence(brief, moves, minister, wording, short),
  };
}

/**
 * Finds the smallest changes that each fill a place of a short mass. One more person at any mass of its deficient set
 * does, because those between change places. Each change is tried out on the roster before it is told.
 */
export class SuggestionFinder {
  private readonly exchange: RosterExchange;
  private readonly wording: RosterWording;
  /** Everybody, those first who offered nothing and then those with the lowest load. */
  private readonly people: number[];
  private readonly withRoom: number[];
  private readonly full: number[];
  private replaceable: number[] | undefined;

  constructor(exchange: RosterExchange, wording: RosterWording) {
    this.exchange = exchange;
    this.wording = wording;
    const { answered, ministerCount } = exchange.index;
    const before = (a: number, b: number): number =>
      Number(answered[a]) - Number(answered[b]) || exchange.load(a) - exchange.load(b);
    this.people = Array.from({ length: ministerCount }, (_, m) => m).sort(before);
    this.withRoom = this.people.filter((m) => hasRoom(exchange, m));
    this.full = this.people.filter((m) => !hasRoom(exchange, m));
  }

  /**
   * @param vacancies of the search that started at the short mass and found nobody free.
   * @param short id of that mass.
   */
  find(vacancies: Vacancy[], short: RosterId): RosterSuggestion[] {
    const firstOf = (trials: Iterable<Trial>) => this.firstThatWork(trials, short);
    const asked = firstOf(this.asks(vacancies));
    return [
      ...asked,
      ...(asked.length === 0 ? firstOf(this.asksOfTheBusy(vacancies)) : []),
      ...firstOf(this.raises(vacancies)),
      ...firstOf(this.unblocks(vacancies)),
      ...firstOf(this.releases(vacancies)),
    ];
  }

  /** People with room in the month and on the day who did not offer for the mass. */
  private *asks(vacancies: Vacancy[]): Generator<Trial> {
    for (const vacancy of vacancies) {
      for (const minister of this.withRoom) {
        if (this.offered(minister, vacancy) || this.servesThatDay(minister, vacancy)) continue;
        yield { kind: 'ask', minister, vacancy };
      }
    }
  }

  /** People who did not offer for the mass and would leave another one, where somebody can replace them. */
  private *asksOfTheBusy(vacancies: Vacancy[]): Generator<Trial> {
    const isReplaceable = (m: number, duty: number): boolean =>
      this.exchange.isMovable(m, duty) && this.exchange.refill(duty) !== undefined;
    this.replaceable ??= this.people.filter((m) =>
      this.exchange.duties[m]!.some((duty) => isReplaceable(m, duty)),
    );
    for (const vacancy of vacancies) {
      for (const minister of this.replaceable) {
        if (this.offered(minister, vacancy)) continue;
        for (const from of this.dutiesInTheWay(minister, vacancy)) {
          if (isReplaceable(minister, from)) yield { kind: 'ask', minister, vacancy, from };
        }
      }
    }
  }

  /** People who offered for the mass and have the day free, but have reached their maximum. */
  private *raises(vacancies: Vacancy[]): Generator<Trial> {
    for (const vacancy of vacancies) {
      for (const minister of this.full) {
        if (!this.offered(minister, vacancy) || this.servesThatDay(minister, vacancy)) continue;
        yield { kind: 'raiseLimit', minister, vacancy };
      }
    }
  }

  /** People who offered for the mass and have room, but blocked its date. */
  private *unblocks(vacancies: Vacancy[]): Generator<Trial> {
    const { slots, ministers } = this.exchange.problem;
    const blocked = this.withRoom.filter((m) => (ministers[m]!.blockedDates ?? []).length > 0);
    for (const vacancy of vacancies) {
      const { date } = slots[vacancy.slot]!;
      for (const minister of blocked) {
        const { blockedDates, mandateUntil = date } = ministers[minister]!;
        if (!this.offered(minister, vacancy) || !blockedDates!.includes(date) || mandateUntil < date)
          continue;
        yield { kind: 'unblock', minister, vacancy };
      }
    }
  }

  /** People who offered for the mass but are fixed at another, where somebody can replace them. */
  private *releases(vacancies: Vacancy[]): Generator<Trial> {
    const fixed = this.people.filter((m) =>
      this.exchange.duties[m]!.some((duty) => !this.exchange.isMovable(m, duty)),
    );
    for (const vacancy of vacancies) {
      for (const minister of fixed) {
        if (!this.offered(minister, vacancy)) continue;
        for (const from of this.dutiesInTheWay(minister, vacancy)) {
          if (this.exchange.isMovable(minister, from) || !this.exchange.refill(from)) continue;
          yield { kind: 'release', minister, vacancy, from };
        }
      }
    }
  }

  private offered(minister: number, { slot }: Vacancy): boolean {
    return this.exchange.offered[slot]!.has(minister);
  }

  private servesThatDay(minister: number, { slot }: Vacancy): boolean {
    return this.exchange.dutyOnDayOf(minister, slot) !== undefined;
  }

  /** Duties of which a person must leave one in order to serve at another mass. */
  private dutiesInTheWay(minister: number, { slot }: Vacancy): number[] {
    const sameDay = this.exchange.dutyOnDayOf(minister, slot);
    if (sameDay !== undefined) return [sameDay];
    return hasRoom(this.exchange, minister) ? [] : this.exchange.duties[minister]!;
  }

  /** The first trials, one a person, that keep every hard rule but the one they lift. */
  private firstThatWork(trials: Iterable<Trial>, short: RosterId): RosterSuggestion[] {
    const { exchange, wording } = this;
    const suggestions = new Map<number, RosterSuggestion>();
    for (const trial of trials) {
      const { kind, minister, vacancy, from } = trial;
      const { slot } = vacancy;
      if (suggestions.has(minister) || exchange.teams[slot]!.has(minister)) continue;
      if (kind !== 'unblock' && !exchange.mayServe(minister, slot)) continue;
      const moves = [
        ...exchange.movesInto(vacancy),
        exchange.move(minister, slot, from),
        ...(from === undefined ? [] : exchange.refill(from)!),
      ];
      if (!exchange.keepsRules(moves, kind === 'raiseLimit' ? minister : undefined)) continue;
      const { slots, ministers } = exchange.problem;
      suggestions.set(minister, {
        kind,
        minister: ministers[minister]!.id,
        slot: slots[slot]!.id,
        ...(kind === 'raiseLimit' && { maxDuties: exchange.duties[minister]!.length + 1 }),
        moves,
        message: sentence(request(trial, exchange, wording), moves, ministers[minister]!.id, wording),
        brief: sentence(
          briefly(trial, exchange, wording, short),
          moves,
          ministers[minister]!.id,
          wording,
          short,
        ),
      });
      if (suggestions.size === OF_EACH_KIND) break;
    }
    return [...suggestions.values()];
  }
}

function hasRoom(exchange: RosterExchange, minister: number): boolean {
  return exchange.duties[minister]!.length < exchange.maxDuties(minister);
}

/** What is asked of the person, without the full stop. */
function request(
  { kind, minister, vacancy, from }: Trial,
  exchange: RosterExchange,
  wording: RosterWording,
): string {
  const { slots, ministers } = exchange.problem;
  const person = wording.person(ministers[minister]!.id);
  const mass = wording.mass(slots[vacancy.slot]!.id);
  switch (kind) {
    case 'assign':
      return `Escalar ${person} em ${mass}, que está livre`;
    case 'ask':
      return exchange.index.answered[minister]
        ? `Convidar ${person} para ${mass}, embora não se tenha oferecido para esta missa`
        : `Convidar ${person}, que não se ofereceu para nenhuma missa, para ${mass}`;
    case 'raiseLimit': {
      const served = exchange.duties[minister]!.length;
      const limit = count(exchange.maxDuties(minister), 'missa', 'missas');
      return `Aumentar para ${served + 1} o limite de ${limit} de ${person}, que se ofereceu para ${mass}`;
    }
    case 'unblock':
      return `Perguntar a ${person} se pode servir em ${mass}: ofereceu-se, mas a data está bloqueada`;
    case 'release':
      return `Soltar ${person} de ${wording.mass(slots[from!]!.id)}, onde está com lugar fixado, para servir em ${mass}`;
  }
}

/** The request where the person and the short mass are named already, without the full stop. */
function briefly(
  { kind, minister, vacancy, from }: Trial,
  exchange: RosterExchange,
  wording: RosterWording,
  short: RosterId,
): string {
  const { slots } = exchange.problem;
  const { id } = slots[vacancy.slot]!;
  const isShort = id === short;
  const mass = isShort ? 'esta missa' : wording.mass(id);
  switch (kind) {
    case 'assign':
      return isShort ? 'Está livre' : `Está livre em ${mass}`;
    case 'ask': {
      const invited = isShort ? 'Convidar' : `Convidar para ${mass}`;
      const answered = isShort ? mass : 'ela';
      return `${invited}: não se ofereceu para ${exchange.index.answered[minister] ? answered : 'nenhuma missa'}`;
    }
    case 'raiseLimit': {
      const served = exchange.duties[minister]!.length;
      return `Aumentar o limite de ${exchange.maxDuties(minister)} para ${served + 1}: ofereceu-se para ${mass}`;
    }
    case 'unblock':
      return `Perguntar se pode${isShort ? '' : ` em ${mass}`}: ofereceu-se, mas a data está bloqueada`;
    case 'release':
      return `Soltar de ${wording.mass(slots[from!]!.id)}, onde está com lugar fixado, para servir ${isShort ? 'nesta' : `em ${mass}`}`;
  }
}

/**
 * The request, and what it lets the others do.
 * @param short id of a mass that is named already.
 */
function sentence(
  request: string,
  moves: RosterMove[],
  asked: RosterId,
  wording: RosterWording,
  short?: RosterId,
): string {
  const others = moves
    .filter(({ minister }) => minister !== asked)
    .map(({ minister, from, to }) => {
      const person = wording.person(minister);
      if (from === undefined) return `${person} entra ${to === short ? 'nesta' : `em ${wording.mass(to)}`}`;
      return `${person} passa de ${wording.mass(from)} para ${to === short ? 'esta' : wording.mass(to)}`;
    });
  return others.length === 0 ? `${request}.` : `${request}; assim, ${listed(others)}.`;
}
