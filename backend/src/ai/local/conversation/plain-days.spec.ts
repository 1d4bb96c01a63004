import { describe, expect, it } from '@jest/globals';
import { MessageReader } from '../reading/read-message.js';
import { bareRequest, type Request } from '../requests/request.js';
import { plainDays } from './plain-days.js';

/** A Sunday on the 8th, 15th, 22nd and 29th; three masses on Saturday the 28th. */
const masses = [
  '2026-11-05 19:30',
  '2026-11-08 08:00',
  '2026-11-15 08:00',
  '2026-11-22 08:00',
  '2026-11-28 07:00',
  '2026-11-28 15:00',
  '2026-11-28 19:30',
  '2026-11-29 19:00',
].map((text) => ({ date: text.slice(0, 10), time: text.slice(11), description: 'Missa' }));
const today = '2026-11-03';
const reader = new MessageReader({ people: [{ id: 1, name: 'Bento' }], masses, today });

/** @param last days of what was done last. */
function said(message: string, last: readonly string[] = []) {
  const before: Request[] = last.map((date) => bareRequest('exclude', '', { masses: [{ date }] }));
  return plainDays(message, {
    reader,
    masses,
    today,
    memory: { changed: last.length > 0, last: before, changes: [] },
  });
}

describe('Days that are told by others', () => {
  it.each([
    [
      'o Bento serve no dia 22 e nos outros domingos não',
      'o Bento serve no dia 22 e nos dias 8, 15 e 29 não',
    ],
    ['o Bento não pode no domingo seguinte ao dia 15', 'o Bento não pode no dia 22'],
    ['o Bento não pode no domingo antes do dia 15', 'o Bento não pode no dia 8'],
    ['dia 28 o Bento só pode na primeira', 'dia 28 o Bento só pode na missa das 7h'],
    ['dia 28 o Bento fica com a última', 'dia 28 o Bento fica com a missa das 19h30'],
    ['o Bento não pode na semana do dia 5', 'o Bento não pode no dia 5'],
  ])('should be put as plain days: “%s”', (message, plain) => {
    expect(said(message).text).toBe(plain);
  });

  it.each([
    ['era um domingo antes', '2026-11-22', 'era dia 15'],
    ['uma semana depois', '2026-11-22', 'dia 29'],
    ['um dia depois, na verdade', '2026-11-28', 'dia 29, na verdade'],
    ['nos outros domingos não', '2026-11-15', 'nos dias 8, 22 e 29 não'],
    ['era na primeira', '2026-11-28', 'era na missa das 7h'],
  ])('should be told from what was done last: “%s”', (message, last, plain) => {
    expect(said(message, [last]).text).toBe(plain);
  });

  it.each([
    'o Bento só pode no dia 22, nos outros domingos não',
    'nos outros domingos não',
    'uma semana depois',
    'o Bento não pode na primeira semana',
    'o Bento é o primeiro da lista do dia 28',
    'dia 8 o Bento fica na primeira',
    'dia 28 às 15h é a primeira missa dele',
    'o Bento não pode na semana que vem',
    'o Bento não pode na semana do dia 45',
  ])('should stay as they are where they tell none: “%s”', (message) => {
    expect(said(message)).toEqual({ text: message, isInDoubt: false });
  });

  it('should be in doubt where weeks are counted in two ways', () => {
    expect(said('o Bento não pode na semana do dia 28')).toEqual({
      text: 'o Bento não pode nos dias 22 e 28',
      isInDoubt: true,
    });
  });

  it('should be found in a long message in no time', () => {
    const begun = process.cpuUsage().user;
    said('nos outros domingos na semana do domingo antes na primeira '.repeat(70), ['2026-11-15']);
    expect((process.cpuUsage().user - begun) / 1_000).toBeLessThan(1_000);
  });
});
