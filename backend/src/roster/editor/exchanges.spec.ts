import { describe, expect, it } from '@jest/globals';
import {
  factsOf,
  type FactsValues,
  idOf,
  type MassName,
  type Name,
  slotOf,
} from '../../../test/support/ai-facts.js';
import { exchangesFor } from './exchanges.js';

/** With whom somebody could change places, in their order: 'Bento second8'. */
function exchanges(values: FactsValues, [mass, name]: [MassName, Name], begun: MassName[] = []) {
  const facts = factsOf(values);
  const state = { facts, balances: new Map(), begun: new Set(begun.map(slotOf)) };
  return exchangesFor(state, { slot: slotOf(mass), minister: idOf(name) }).map(
    ({ slotId, ministerId, reason }) => ({
      who: facts.people.get(ministerId)!.name,
      at: [...facts.masses.keys()].indexOf(slotId) + 1,
      reason,
    }),
  );
}

const places: FactsValues['places'] = [
  ['first8', 'Ana'],
  ['second8', 'Bento'],
  ['jude7', 'Carla'],
];

describe('exchangesFor', () => {
  it('should offer only exchanges after which both serve within the rules, the nearer day first', () => {
    expect(exchanges({ places }, ['first8', 'Ana'])).toEqual([
      { who: 'Bento', at: slotOf('second8'), reason: 'os dois responderam disponível' },
      { who: 'Carla', at: slotOf('jude7'), reason: 'os dois responderam disponível' },
    ]);
    const blocked = { places, people: { Bento: { blockedDates: ['2026-11-01'] } } };
    expect(exchanges(blocked, ['first8', 'Ana']).map(({ who }) => who)).toEqual(['Carla']);
  });

  it('should judge people as though both had left their places', () => {
    const full = { people: { Ana: { limit: 1 }, Bento: { limit: 1 } }, masses: { first8: { required: 1 } } };
    expect(exchanges({ places: places.slice(0, 2), ...full }, ['first8', 'Ana'])).toHaveLength(1);
    const sameDay: FactsValues['places'] = [...places.slice(0, 2), ['second8', 'Ana'], ['first10', 'Bento']];
    expect(exchanges({ places: sameDay }, ['first8', 'Ana'])).toMatchObject([
      { who: 'Bento', at: slotOf('first10') },
    ]);
  });

  it('should put the exchange that serves the wishes better first', () => {
    const answers: FactsValues['answers'] = {
      Ana: 'all',
      Bento: { first8: 'maybe', second8: 'available' },
      Carla: { first8: 'available', jude7: 'available' },
    };
    expect(exchanges({ places, answers }, ['first8', 'Ana'])).toEqual([
      { who: 'Carla', at: slotOf('jude7'), reason: 'os dois responderam disponível' },
      {
        who: 'Bento',
        at: slotOf('second8'),
        reason: 'Ana: respondeu disponível, Bento: respondeu talvez',
      },
    ]);
  });

  it('should leave alone what has begun, and know nobody who does not serve there', () => {
    expect(exchanges({ places }, ['first8', 'Ana'], ['second8']).map(({ who }) => who)).toEqual(['Carla']);
    expect(exchanges({ places }, ['first8', 'Davi'])).toEqual([]);
  });
});
