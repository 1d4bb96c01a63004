import { describe, expect, it } from 'vitest';
import {
  countsText,
  kindsOfMail,
  mailSummary,
  searched,
  publishedMessage,
  massesInMail,
  type PreviewMail,
} from './publication-preview-model.ts';

const mass = (slotId: number, date: string, time = '10:00') => ({
  slotId,
  date,
  time,
  description: 'Missa dominical',
});
const [first, second, third] = [mass(1, '2026-12-06'), mass(2, '2026-12-13'), mass(3, '2026-12-13', '08:00')];

const mailTo = (scheduleName: string, rest: Partial<PreviewMail> = {}): PreviewMail => ({
  ministerId: 1,
  scheduleName,
  email: 'ana@exemplo.test',
  mail: 'roster-published',
  masses: [first, second],
  added: [first, second],
  removed: [],
  ...rest,
});
const change = (rest: Partial<PreviewMail>) => mailTo('Ana', { mail: 'roster-changed', ...rest });

describe('massesInMail', () => {
  it('should tell of changes what enters, leaves and stays, by date and time', () => {
    const mail = change({ masses: [first, second], added: [second], removed: [third] });
    expect(massesInMail(mail).map(({ slotId, change: what }) => [slotId, what])).toEqual([
      [1, 'kept'],
      [3, 'removed'],
      [2, 'added'],
    ]);
  });

  it('should mark nothing in a first mail', () => {
    expect(massesInMail(mailTo('Ana')).map(({ change: what }) => what)).toEqual([null, null]);
  });
});

describe('mailSummary', () => {
  it.each([
    [mailTo('Ana'), '2 missas'],
    [mailTo('Ana', { masses: [first] }), '1 missa'],
    [change({ added: [second], removed: [] }), 'entra em 1 missa'],
    [change({ added: [], removed: [first, third] }), 'sai de 2 missas'],
    [change({ added: [second], removed: [third] }), 'entra em 1 missa, sai de 1 missa'],
  ])('should sum up a mail (%#): %s', (mail, words) => {
    expect(mailSummary(mail)).toBe(words);
  });
});

describe('searched', () => {
  it('should find by name or address, accents and case aside', () => {
    const mails = [mailTo('Célia R.', { email: 'outra@exemplo.test' }), mailTo('Bento')];
    const names = (typed: string) => searched(mails, typed).map(({ scheduleName }) => scheduleName);
    expect(names(' celia ')).toEqual(['Célia R.']);
    expect(names('ANA@')).toEqual(['Bento']);
    expect(names('')).toEqual(['Célia R.', 'Bento']);
  });
});

describe('publishedMessage', () => {
  it.each([
    [true, 3, '3 pessoas recebem um e-mail só com as suas missas.'],
    [true, 1, '1 pessoa recebe um e-mail só com as suas missas.'],
    [false, 1, '1 pessoa recebe um e-mail só com o que mudou nas suas missas.'],
    [false, 0, 'Ninguém recebe e-mail.'],
  ])('should say who was told (first: %s, %i)', (isFirst, mailCount, words) => {
    expect(publishedMessage({ first: isFirst, mailCount })).toBe(words);
  });
});

describe('countsText', () => {
  it('should count places, people and mails', () => {
    expect(countsText({ assignments: 37, ministers: 20, mailCount: 1 })).toBe(
      '37 lugares preenchidos · 20 pessoas servem · 1 e-mail',
    );
    expect(countsText({ assignments: 1, ministers: 1, mailCount: 0 })).toBe(
      '1 lugar preenchido · 1 pessoa serve · 0 e-mails',
    );
  });
});

describe('kindsOfMail', () => {
  it('should tell changes from first news', () => {
    expect(kindsOfMail([change({}), change({}), mailTo('Ana')])).toBe(
      '2 pessoas recebem só o que mudou; 1 pessoa recebe as suas missas pela primeira vez',
    );
    expect(kindsOfMail([change({})])).toBe('1 pessoa recebe só o que mudou');
  });
});
