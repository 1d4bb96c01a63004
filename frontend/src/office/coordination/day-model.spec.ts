import { describe, expect, it } from 'vitest';
import {
  byUrgency,
  conflictTitle,
  people,
  questionnaireTitle,
  reminderWords,
  serveText,
  silentOf,
  substitutionTitle,
  type Day,
  type DayItem,
} from './day-model.ts';
import { emptyDay } from '../../testing/day.ts';

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
    expect(byUrgency(emptyDay, NOW)).toEqual([]);
  });

  it('should put what is due first before all else, and decisions before who has not confirmed', () => {
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
        {
          ...mass,
          id: 9,
          dateTime: '2026-12-01T16:00:00.000Z',
          ministerId: 7,
          scheduleName: 'Ana',
          need: 'near',
        },
        {
          ...mass,
          id: 10,
          dateTime: '2026-12-20T16:00:00.000Z',
          ministerId: 8,
          scheduleName: 'Bia',
          need: 'exhausted',
        },
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
          reachable: 2,
          toldToday: false,
          remindedAt: null,
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
          ? `substitution ${item.requests.map(({ id }) => id).join()}`
          : item.kind;
    expect(byUrgency(day, NOW).map(nameOf)).toEqual([
      'substitution 9',
      'shortage 2',
      'questionnaire',
      'registrations',
      'failed-mails',
      'whatsapp',
      'conflict',
      'unconfirmed',
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

  it('should name somebody once for all requests, and count the masses', () => {
    const request = {
      ...mass,
      dateTime: '2026-12-06T11:00:00.000Z',
      ministerId: 7,
      scheduleName: 'Ana',
      need: 'near' as const,
    };
    const later = { ...request, id: 2, dateTime: '2026-12-13T11:00:00.000Z' };
    const items = byUrgency({ ...emptyDay, substitutions: [{ ...request, id: 1 }, later] }, NOW);
    expect(items).toMatchObject([{ kind: 'substitution', requests: [{ id: 1 }, { id: 2 }] }]);
    expect([
      substitutionTitle([{ ...request, id: 1 }]),
      substitutionTitle([{ ...request, id: 1 }, later]),
    ]).toEqual(['Ana não pode: domingo, 6 de dezembro, 8h', 'Ana não pode: 2 missas']);
  });

  it('should put a questionnaire without a deadline after all that has one', () => {
    const asked = {
      id: 1,
      scheduleId: 2,
      title: 'Janeiro',
      missing: 3,
      reachable: 3,
      toldToday: false,
      remindedAt: null,
    };
    const questionnaires = [
      { ...asked, responseDeadline: null },
      { ...asked, id: 2, responseDeadline: '2027-01-02T02:59:59.999Z' },
    ];
    expect(byUrgency({ ...emptyDay, questionnaires }, NOW)).toMatchObject([
      { questionnaire: { id: 2 } },
      { questionnaire: { id: 1 } },
    ]);
  });

  it('should leave to the telephone whom nobody can write to now', () => {
    const asked = {
      id: 1,
      scheduleId: 2,
      title: 'Janeiro',
      responseDeadline: null,
      missing: 5,
      reachable: 2,
      toldToday: false,
      remindedAt: null,
    };
    expect([
      questionnaireTitle(asked),
      questionnaireTitle({ ...asked, toldToday: true }),
      questionnaireTitle({ ...asked, missing: 1, reachable: 0 }),
    ]).toEqual([
      '5 ainda não responderam: Janeiro',
      '3 só por telefone: Janeiro',
      '1 só por telefone: Janeiro',
    ]);
  });

  it('should name who has not confirmed once, with others of the same masses', () => {
    const silent = (ministerId: number, scheduleName: string, assignmentId: number) => ({
      ministerId,
      scheduleName,
      assignmentId,
      phone: null,
      mayBeReminded: true,
      remindedAt: null,
    });
    const early = {
      ...mass,
      dateTime: '2026-12-06T11:00:00.000Z',
      people: [silent(1, 'Ana', 11), silent(2, 'Bento', 12)],
    };
    const late = {
      ...mass,
      slotId: 3,
      time: '18:00',
      dateTime: '2026-12-06T21:00:00.000Z',
      people: [silent(1, 'Ana', 31), silent(3, 'Caio', 33)],
    };
    const named = silentOf([early, late]).map((group) => [
      group.masses.map(({ slotId }) => slotId),
      group.people.map(({ scheduleName, places }) => [
        scheduleName,
        ...places.map(({ person }) => person.assignmentId),
      ]),
    ]);
    expect(named).toEqual([
      [[1], [['Bento', 12]]],
      [[3], [['Caio', 33]]],
      [[1, 3], [['Ana', 11, 31]]],
    ]);
  });

  it('should say who was reminded and when, and who cannot be', () => {
    const silent = (remindedAt: string | null, mayBeReminded = false) => ({
      ministerId: 1,
      scheduleName: 'Ana',
      phone: null,
      places: [
        {
          mass: { ...mass, dateTime: '2026-12-06T11:00:00.000Z', people: [] },
          person: {
            ministerId: 1,
            scheduleName: 'Ana',
            phone: null,
            assignmentId: 1,
            mayBeReminded,
            remindedAt,
          },
        },
      ],
    });
    const [today, yesterday] = ['2026-12-01T13:12:00.000Z', '2026-11-30T21:00:00.000Z'] as const;
    const told = (...people: ReturnType<typeof silent>[]) =>
      reminderWords(people, '2026-12-01T15:00:00.000Z');
    expect([
      told(silent(null, true)),
      told(silent(today), silent(today)),
      told(silent(today), silent(yesterday, true), silent(null, true)),
      told(silent(today), silent(null)),
      told(silent(null)),
    ]).toEqual([
      '',
      'Lembrados hoje, 10h12.',
      '2 de 3 lembrados, por último hoje, 10h12.',
      '1 de 2 lembrados hoje, 10h12. Os outros, só por telefone.',
      'Só por telefone.',
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
