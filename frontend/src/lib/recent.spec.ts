import { afterEach, describe, expect, it } from 'vitest';
import { forgetDrafts, ownDrafts } from './drafts.ts';
import { asLeft, recentPages, rememberPage, rememberSearch } from './recent.ts';

const titles = (): string[] => recentPages().map(({ title }) => title);

describe('The pages opened last', () => {
  afterEach(() => ownDrafts(null));

  it('should be six, each once, the latest first', () => {
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/c'])
      rememberPage({ path, title: path.slice(1) });
    rememberPage({ path: '/g', title: 'G' });
    expect(titles()).toEqual(['G', 'c', 'f', 'e', 'd', 'b']);
  });

  it('should be the account’s alone, and go with it', () => {
    ownDrafts(1);
    rememberPage({ path: '/a', title: 'a' });
    ownDrafts(2);
    expect(titles()).toEqual([]);
    rememberPage({ path: '/b', title: 'b' });
    forgetDrafts();
    expect(titles()).toEqual([]);
  });
});

it('should lead back to a page as it was left', () => {
  rememberSearch('/schedules', '?year=2025');
  expect(asLeft('/schedules')).toBe('/schedules?year=2025');
  rememberSearch('/schedules', '');
  expect(asLeft('/schedules')).toBe('/schedules');
  expect(asLeft('/ministers')).toBe('/ministers');
});
