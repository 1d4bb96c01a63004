import { describe, expect, it } from 'vitest';
import { byUrgency, conflictTitle, people, serveText, type Day, type DayItem } from './day-model.ts';

const empty: Day = {
  conflicts: [],
  shortages: [],
  substitutions: [],
  unconfirmed: [],
  questionnaires: [],
  registrations: 0,
  failedMails: 0,
  undeliveredWhatsApp: 0,
  mandates: [],
};
const mass = {
  slotId: 1,
  scheduleId: 2,
  date: '2026-12-06',
  time: '08:00',
  description: 'Missa dominical',
};
const NOW = Date.parse('2026-12-01T15:00:00Z');

describe("The coordinator's day", () => {
  it('should be empty when no part has anything', () => {
    expect(byUrgency(empty, NOW)).toEqual([]);
  });

  it('should put what is too late first before all else, whatever it is', () => {
    const day: Day = {
      conflicts: [
        {
          ministerId: 5,
          scheduleName: 'Caio',
          phone: null,
          masses: [{ ...mass, dateTime: '2026-12-06T11:00:00.000Z', reason: 'não serve no momento' }],
        },
      ],
      shortages: [
        { ...mass, slotId: 1, dateTime: '2026-12-07T11:00:00.000Z', revision: 3, missing: 1, candidates: [] },
        { ...mass, slotId: 2, dateTime: '2026-12-01T21:00:00.000Z', revision: 3, missing: 2, candidates: [] },
      ],
      substitutions: [
        { ...mass, id: 9, dateTime: '2026-12-01T16:00:00.000Z', scheduleName: 'Ana', need: 'near' },
        { ...mass, id: 10, dateTime: '2026-12-20T16:00:00.000Z', scheduleName: 'Bia', need: 'exhausted' },
      ],
      unconfirmed: [
        { ...mass, date: '2026-12-03', dateTime: '2026-12-03T11:00:00.000Z', people: [] },
        { ...mass, slotId: 3, date: '2026-12-03', dateTime: '2026-12-03T22:00:00.000Z', people: [] },
      ],
      questionnaires: [
        {
          id: 4,
          scheduleId: 2,
          title: 'Janeiro',
          responseDeadline: '2026-12-02T02:59:59.999Z',
          missing: 3,
          people: [],
        },
      ],
      registrations: 2,
      failedMails: 1,
      undeliveredWhatsApp: 3,
      mandates: [
        { ministerId: 1, scheduleName: 'Ana', mandateUntil: '2026-12-30' },
        { ministerId: 2, scheduleName: 'Bento', mandateUntil: '2026-12-31' },
      ],
    };
    const nameOf = (item: DayItem) =>
      item.kind === 'shortage'
        ? `shortage ${item.shortage.slotId}`
        : item.kind === 'substitution'
          ? `substitution ${item.request.id}`
          : item.kind;
    expect(byUrgency(day, NOW).map(nameOf)).toEqual([
      'substitution 9',
      'shortage 2',
      'questionnaire',
      'registrations',
      'failed-mails',
      'whatsapp',
      'unconfirmed',
      'conflict',
      'shortage 1',
      'substitution 10',
      'mandates',
    ]);
  });

  it('should name the mass at which somebody can no longer serve, or count them', () => {
    const held = { ...mass, dateTime: '2026-12-06T11:00:00.000Z', reason: 'não serve no momento' };
    const caio = { ministerId: 5, scheduleName: 'Caio', phone: null };
    expect([
      conflictTitle([{ ...caio, masses: [held] }]),
      conflictTitle([{ ...caio, masses: [held, held] }]),
      conflictTitle([
        { ...caio, masses: [held] },
        { ...caio, scheduleName: 'Dora', masses: [held] },
      ]),
    ]).toEqual([
      'Caio não pode mais servir: domingo, 6 de dezembro, 8h',
      'Caio não pode mais servir: 2 missas',
      'Caio e Dora não podem mais servir: domingo, 6 de dezembro, 8h',
    ]);
  });

  it('should count people', () => {
    expect([people(1), people(4)]).toEqual(['1 pessoa', '4 pessoas']);
  });

  it('should have the question ready', () => {
    expect(serveText('Bento', mass)).toBe(
      'Olá, Bento! Falta gente em domingo, 6 de dezembro, 8h, Missa dominical. Você pode servir?',
    );
  });
});
