import { describe, expect, it } from '@jest/globals';
import {
  type FactsValues,
  factsOf,
  idOf,
  type MassName,
  type Name,
  slotOf,
} from '../../../test/support/ai-facts.js';
import { moveTargets } from './move-targets.js';

/** What stands against Ana, coming from a mass, at another, or against somebody in her place. */
function targets(values: FactsValues, from?: MassName) {
  const all = moveTargets(factsOf(values), idOf('Ana'), from && slotOf(from));
  const find = (slot: number, minister: number) =>
    all.find(({ slotId, ministerId }) => slotId === slot && ministerId === minister)?.obstacles;
  return {
    at: (mass: MassName) => find(slotOf(mass), idOf('Ana')),
    instead: (name: Name) => find(slotOf(from!), idOf(name)),
  };
}

describe('moveTargets', () => {
  const people = { Ana: { limit: 1 } };

  it('should look at masses as though the person had left theirs', () => {
    const { at } = targets({ people, places: [['first8', 'Ana']] }, 'first8');
    expect(at('first8')).toBeUndefined();
    expect(at('first10')).toEqual([]);
    expect(at('second8')).toEqual([]);
  });

  it('should say what stands against one more duty', () => {
    const { at } = targets({ people, places: [['first8', 'Ana']] });
    expect(at('first8')).toEqual(['já serve nesta missa']);
    expect(at('first10')).toEqual(['já serve às 8h neste dia', 'limite de 1 missa atingido']);
    expect(at('second8')).toEqual(['limite de 1 missa atingido']);
  });

  it('should tell what the page does not know: blocked days, mandates, rules, full masses', () => {
    const { at } = targets(
      {
        people: { Ana: { blockedDates: ['2026-11-08'], mandateUntil: '2026-11-20' } },
        places: [
          ['first10', 'Bento'],
          ['first10', 'Carla'],
        ],
      },
      'first8',
    );
    expect(at('second8')).toEqual(['data bloqueada']);
    expect(at('jude7')).toEqual(['mandato vencido (até 20/11/2026)']);
    expect(at('first10')).toEqual(['a missa já está completa']);
  });

  it('should say who could come instead, at the mass that the person leaves', () => {
    const { instead } = targets(
      {
        places: [
          ['first8', 'Ana'],
          ['first8', 'Bento'],
          ['first10', 'Carla'],
        ],
        answers: { Carla: 'all', Davi: { first8: 'unavailable' }, Ester: { first8: 'maybe' } },
        people: { João: { serves: false } },
      },
      'first8',
    );
    expect(instead('Ana')).toBeUndefined();
    expect(instead('Bento')).toEqual(['já serve nesta missa']);
    expect(instead('Carla')).toEqual(['já serve às 10h neste dia']);
    expect(instead('Davi')).toEqual(['respondeu indisponível']);
    expect(instead('Ester')).toEqual([]);
    expect(instead('João')).toEqual(['não serve no momento']);
  });

  it('should take silence for nothing where nobody was asked, but not what a rule says', () => {
    const silent = { answers: {}, asked: false };
    expect(targets(silent).at('first8')).toEqual([]);
    const rules = [{ kind: 'exclude' as const, ministerId: idOf('Ana'), masses: { date: '2026-11-01' } }];
    expect(targets({ ...silent, rules }).at('first8')).toEqual(['uma regra da escala impede']);
    expect(targets({ ...silent, rules }).at('second8')).toEqual([]);
  });
});
