import { describe, expect, it } from 'vitest';
import type { RosterMinister } from '../editor/editor-model.ts';
import { decimal, inOrder, signed, spreadOf, type LoadOrder } from './load-model.ts';

const person = (name: string, duties: number, share: number, offered = 5, balance = 0): RosterMinister => ({
  id: name.charCodeAt(0),
  name,
  photo: null,
  serves: true,
  experienced: false,
  answers: '',
  duties,
  dutiesElsewhere: 0,
  limit: 4,
  offered,
  share,
  balance,
  relatives: [],
});

describe('inOrder', () => {
  const people = [
    person('Bia', 1, 1, 9, -1),
    person('Ana', 3, 3.4, 4, 2),
    person('Caio', 0, 1.5, 2, 0),
    person('Ari', 1, 0.4, 4, 0),
  ];
  it.each<[LoadOrder, string]>([
    ['above', 'Ari Bia Ana Caio'],
    ['below', 'Caio Ana Bia Ari'],
    ['duties', 'Ana Ari Bia Caio'],
    ['offered', 'Bia Ana Ari Caio'],
    ['balance', 'Ana Ari Caio Bia'],
    ['name', 'Ana Ari Bia Caio'],
  ])('should order by %s: %s', (order, expected) => {
    expect(inOrder(people, order).map(({ name }) => name)).toEqual(expected.split(' '));
  });
});

describe('spreadOf', () => {
  it.each([
    [[0, 0], '2 pessoas se ofereceram para esta escala.'],
    [[3], '1 pessoa serve, em 3 missas.'],
    [[1, 3, 0], '2 pessoas servem, cada uma em 1 a 3 missas. 1 pessoa se ofereceu e ainda não serve.'],
    [[1, 1], '2 pessoas servem, cada uma em 1 missa.'],
  ])('should tell how %j are spread: %s', (duties, expected) => {
    expect(spreadOf(duties.map((each) => ({ duties: each })))).toBe(expected);
  });
});

describe('numbers', () => {
  it('should be written the Brazilian way', () => {
    expect([decimal(2.65), signed(1), signed(-0.5), signed(0)]).toEqual(['2,7', '+1', '-0,5', '0']);
  });
});
