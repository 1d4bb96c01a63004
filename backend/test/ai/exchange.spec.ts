import { describe, expect, it } from '@jest/globals';
import { MessageReader } from '../../src/ai/local/reading/read-message.js';
import { parish, TODAY } from '../../eval/parish.js';
import { DECEMBER_TODAY, decemberParish } from '../../eval/requests/parish-december.js';
import { IMPROVE } from '../../eval/requests/improve.js';
import { SECOND } from '../../eval/requests/improve-second.js';
import { FIFTH_A } from '../../eval/requests/improve-fifth-exchanges.js';
import { FOURTH_A, FOURTH_B, FOURTH_C } from '../../eval/requests/improve-fourth.js';
import { FIFTH_B } from '../../eval/requests/improve-fifth-questions.js';
import { FIFTH_C } from '../../eval/requests/improve-fifth-rules.js';
import { THIRD_A, THIRD_B, THIRD_C } from '../../eval/requests/improve-third.js';
import { OTHER_CASES } from '../../eval/other-cases.js';
import { RULE_CASES } from '../../eval/rule-cases.js';
import type { RequestCase } from '../../eval/requests/shape.js';

/** Two things that may stand for each other in a request: how each is written, and what it is in a reading. */
interface Exchange {
  written: [RegExp, RegExp];
  words: [string, string];
  read: [string, string];
}

const NOVEMBER: Record<string, Exchange> = {
  people: {
    written: [/\bjo[aã]o\b/giu, /\bant[oô]nio\b/giu],
    words: ['João', 'Antônio'],
    read: ['"id":4,"name":"João"', '"id":7,"name":"Antônio"'],
  },
  days: {
    written: [/(?<=\bdia )15\b(?!\/)/giu, /(?<=\bdia )22\b(?!\/)/giu],
    words: ['15', '22'],
    read: ['2026-11-15', '2026-11-22'],
  },
  numbers: {
    written: [
      /(?<![\d/:] ?)\b3(?= (?:ministros|pessoas|por))/giu,
      /(?<![\d/:] ?)\b4(?= (?:ministros|pessoas|por))/giu,
    ],
    words: ['3', '4'],
    read: ['"number":3', '"number":4'],
  },
};
const DECEMBER: Record<string, Exchange> = {
  people: {
    written: [/\bpaulo\b/giu, /\bgeraldo\b/giu],
    words: ['Paulo', 'Geraldo'],
    read: ['"id":9,"name":"Paulo"', '"id":15,"name":"Geraldo"'],
  },
  days: {
    written: [/(?<=\bdia )24\b(?!\/)/giu, /(?<=\bdia )31\b(?!\/)/giu],
    words: ['24', '31'],
    read: ['2026-12-24', '2026-12-31'],
  },
};

/** Each of the two in the place of the other. */
function exchanged(
  text: string,
  [one, other]: readonly [RegExp | string, RegExp | string],
  words: [string, string],
): string {
  return text.replaceAll(one, '\u0001').replaceAll(other, words[0]).replaceAll('\u0001', words[1]);
}

function readerOf(state: ReturnType<typeof parish>, today: string): (text: string) => string {
  const { masses, people } = state.facts;
  const reader = new MessageReader({
    people: [...people.values()].map(({ id, name }) => ({ id, name })),
    masses: [...masses.values()].map(({ date, time, description }) => ({ date, time, description })),
    today,
  });
  return (text) =>
    JSON.stringify(
      reader.read(text).map((request) =>
        request.kind === null
          ? null
          : {
              kind: request.kind,
              people: request.people.map(({ candidates }) => candidates),
              masses: request.masses,
              number: request.number,
              doubt: request.doubt,
            },
      ),
    );
}

const SAYS = [
  RULE_CASES,
  OTHER_CASES,
  IMPROVE,
  SECOND,
  THIRD_A,
  THIRD_B,
  THIRD_C,
  FOURTH_A,
  FOURTH_B,
  FOURTH_C,
  FIFTH_A,
  FIFTH_B,
  FIFTH_C,
]
  .flatMap((set) => Object.values(set) as (readonly RequestCase[])[])
  .flat()
  .flatMap(({ says, parish: where }) =>
    [says].flat().map((text) => ({ text, december: where === 'december' })),
  );

describe('Requests with people, days and numbers exchanged', () => {
  it.each([
    ...Object.entries(NOVEMBER).map(([what, exchange]) => [`${what} of November`, exchange, false] as const),
    ...Object.entries(DECEMBER).map(([what, exchange]) => [`${what} of December`, exchange, true] as const),
  ])('should be read alike: %s', (_, { written, words, read }, december) => {
    const readingOf = december ? readerOf(decemberParish(), DECEMBER_TODAY) : readerOf(parish(), TODAY);
    const texts = SAYS.filter((each) => each.december === december).map(({ text }) => text);
    const meant = texts
      .map((text) => ({ text, other: exchanged(text, written, words) }))
      .filter(({ text, other }) => other !== text && !written.every((each) => text.search(each) >= 0))
      // What is reckoned from a day, or is no day of the month, is another day then; so is a mass named with its day. What an
      // exception leaves stands in the order of days, and days and numbers without their word are not exchanged.
      .filter(
        ({ text }) =>
          !/fevereiro|depois d|antes d|passagem de ano|na virada, dia|a[cç][aã]o de gra[cç]as|^fora o dia| no 22|exceto|menos (?:n?o |a )?d|dias 24 e 25|dia 24 nem 25|domingo, 22|sai 15|missa do galo.*dia 31|ano novo é|: são 4$/i.test(
            text,
          ),
      );
    expect(meant.length).toBeGreaterThan(4);
    const odd = meant
      .map(({ text, other }) => ({
        text,
        asIt: exchanged(readingOf(text), read, read),
        is: readingOf(other),
      }))
      .filter(({ asIt, is }) => asIt !== is);
    expect(odd).toEqual([]);
  });
});
