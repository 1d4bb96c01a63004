import { describe, expect, it } from '@jest/globals';
import type { ScheduleRule } from '../../../roster/index.js';
import type { AssistantTools } from '../../assistant/assistant-tools.js';
import { MessageReader } from '../reading/read-message.js';
import { NOTHING } from './memory.js';
import { unified } from './unification.js';

const people = ['Bento', 'Clara', 'Davi'].map((name, index) => ({ id: index + 1, name }));
const masses = [
  ['2026-11-08', '08:00'],
  ['2026-11-08', '10:00'],
  ['2026-11-15', '08:00'],
  ['2026-11-22', '08:00'],
].map(([date, time]) => ({ date: date!, time: time!, description: 'Missa' }));
const today = '2026-11-03';
const at = (day: string, time = '08:00') => ({ date: `2026-11-${day}`, time });
const away = (ministerId: number, day: string): ScheduleRule => ({
  kind: 'exclude',
  ministerId,
  masses: { date: `2026-11-${day}` },
});
const pin = (ministerId: number, day: string, time?: string): ScheduleRule => ({
  kind: 'pin',
  ministerId,
  mass: at(day, time),
});
const places: ScheduleRule = { kind: 'required', mass: at('08'), count: 5 };
const limit: ScheduleRule = { kind: 'cap-all', count: 2 };
const own: ScheduleRule = { kind: 'cap', ministerId: 1, count: 1 };
const apart = (ministerId: number, otherId: number): ScheduleRule => ({ kind: 'apart', ministerId, otherId });

/** What a message asks for under these rules, each set by a message of its own. */
function asked(message: string, rules: readonly ScheduleRule[]) {
  const tools = {
    masses,
    people,
    listRules: () => rules.map((rule, index) => ({ rule, number: index + 1, text: '' })),
  } as unknown as AssistantTools;
  const reader = new MessageReader({ people, masses, today, dutiesOf: () => [] });
  const changes = rules.map((rule) => ({ added: [rule], removed: [] }));
  const requests = unified({ message, reader, tools, memory: { ...NOTHING, changes, changed: true } });
  return requests?.map(({ kind, people: some, masses: when, number, numbers }) =>
    [
      kind,
      some.map(({ words }) => words).join('+'),
      when.map(({ date, time }) => [date?.slice(8), time].filter(Boolean).join('T')).join(),
      numbers.length > 0 ? numbers.join() : String(number ?? ''),
    ]
      .filter((word) => word !== '')
      .join(' '),
  );
}

describe('A plain follow-up', () => {
  it.each<[string, ScheduleRule[], string[]]>([
    ['Três já bastam.', [places], ['exactly 08T08:00 3']],
    ['duas é pouco, deixa quatro', [limit], ['capAll 4']],
    ['o limite geral agora fica em quatro', [limit, own], ['capAll 4']],
    ['falei com ele e ele aceita fazer 3', [own], ['cap Bento 3']],
  ])('should change the count of the rule that has one: “%s”', (message, rules, requests) => {
    expect(asked(message, rules)).toEqual(requests);
  });

  it.each<[string, ScheduleRule[], string[]]>([
    [
      'o 15 não entra, nesse ele pode',
      [away(1, '08'), away(1, '15')],
      ['removeRule 1,2', 'exclude Bento 08'],
    ],
    ['é só da missa das 10', [away(1, '08')], ['removeRule 1', 'exclude Bento 08T10:00']],
    ['na das 8 ele consegue', [away(1, '08')], ['removeRule 1', 'exclude Bento 08T10:00']],
    ['tira o dia 15 dessa folga', [away(1, '08'), away(1, '15')], ['removeRule 1,2', 'exclude Bento 08']],
    ['o Bento desistiu, pode tirar ele dessa conta', [away(1, '08'), away(2, '08')], ['removeRule 1']],
  ])('should leave a part of the masses that somebody is kept from: “%s”', (message, rules, requests) => {
    expect(asked(message, rules)).toEqual(requests);
  });

  it.each<[string, ScheduleRule[], string[]]>([
    ['passa ele pra das 10', [pin(1, '08')], ['removeRule 1', 'pin Bento 08T10:00']],
    ['Poderia passá-lo para as 10?', [pin(1, '08')], ['removeRule 1', 'pin Bento 08T10:00']],
    ['É na das 10! Muda ele pra essa.', [pin(1, '08')], ['removeRule 1', 'pin Bento 08T10:00']],
    [
      'melhor não forçar; põe a Clara, que essa nunca falta',
      [pin(1, '15')],
      ['removeRule 1', 'pin Clara 15T08:00'],
    ],
    ['a do 15 pode tirar', [pin(1, '15'), pin(1, '22')], ['removeRule 1']],
    ['Bento não. Vai a Clara.', [pin(1, '15'), pin(3, '22')], ['removeRule 1', 'pin Clara 15T08:00']],
  ])('should put somebody else, or elsewhere, and keep nobody away: “%s”', (message, rules, requests) => {
    expect(asked(message, rules)).toEqual(requests);
  });

  it('should take back the one pair that somebody named is in', () => {
    expect(asked('da Clara esquece, do Davi mantém', [apart(1, 2), apart(1, 3)])).toEqual(['removeRule 1']);
  });

  it.each<[string, ScheduleRule[], string[]]>([
    ['Exceção feita à Clara, que pode até três', [limit], ['cap Clara 3']],
    ['pra Clara bota 1 só', [limit], ['cap Clara 1']],
    ['e três pra todo mundo', [own], ['capAll 3']],
  ])('should stand beside the limit of the others: “%s”', (message, rules, requests) => {
    expect(asked(message, rules)).toEqual(requests);
  });

  it('should only say once more what begins with its being so', () => {
    expect(asked('Isso, no 15 ele fica bem', [pin(1, '15')])).toEqual([]);
  });

  it.each<[string, ScheduleRule[]]>([
    ['no dia 15 está bom', [limit]],
    ['a Clara pode 3', [limit]],
    ['tira dois', [places]],
    ['agora ele só pode no dia 15', [away(1, '15'), away(1, '08')]],
    ['talvez ele consiga no dia 15', [away(1, '15'), away(1, '08')]],
    ['quem vai no dia 15?', [pin(1, '15')]],
    ['o Davi não pode', [pin(1, '15')]],
  ])('should be left to the other readings where it fits no rule: “%s”', (message, rules) => {
    expect(asked(message, rules)).toBeUndefined();
  });
});
