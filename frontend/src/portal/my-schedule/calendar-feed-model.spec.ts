import { describe, expect, it } from 'vitest';
import { feedStateText, googleCalendarUrl } from './calendar-feed-model.ts';

describe('googleCalendarUrl', () => {
  it('should carry the whole address', () => {
    expect(googleCalendarUrl('webcal://escala.exemplo.test/api/calendar-feeds/q0Zy_3fA.ics')).toBe(
      'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fescala.exemplo.test%2Fapi%2Fcalendar-feeds%2Fq0Zy_3fA.ics',
    );
  });
});

describe('feedStateText', () => {
  it('should say since when, and when it was last read, on the parish’s clock', () => {
    const since = '2026-11-12T02:30:00.000Z';
    expect(feedStateText({ since, lastFetchedAt: null })).toBe(
      'A sua agenda está ativa desde 11/11/2026. Nenhum calendário a leu ainda.',
    );
    expect(feedStateText({ since, lastFetchedAt: '2026-11-20T22:05:00.000Z' })).toBe(
      'A sua agenda está ativa desde 11/11/2026. Lida pela última vez em 20 de novembro de 2026, 19h05.',
    );
  });
});
