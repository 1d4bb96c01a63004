import { describe, expect, it } from '@jest/globals';
import {
  demoCommunityPosts,
  demoCourses,
  demoMaterials,
  demoNews,
  demoNotifications,
  demoPersonalMessages,
  demoProcedures,
} from './content.js';

const TODAY = '2026-12-15';

/** Every text inside a value, however deep. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const KINDS: [string, object[], least: number][] = [
  ['news', demoNews(TODAY), 8],
  ['community posts', demoCommunityPosts(), 8],
  ['personal messages', demoPersonalMessages(TODAY), 10],
  ['notifications', demoNotifications(TODAY), 8],
  ['courses', demoCourses(), 4],
  ['materials', demoMaterials(), 12],
  ['procedures', demoProcedures(), 6],
];

describe.each(KINDS)('%s', (_name, items, least) => {
  it('should be enough and different', () => {
    expect(items.length).toBeGreaterThanOrEqual(least);
    const first = items.map((item) => textsOf(item)[0]);
    expect(new Set(first).size).toBe(items.length);
  });

  it('should have no empty, unfinished or untidy text', () => {
    for (const text of textsOf(items)) {
      expect(text).toBe(text.trim());
      expect(text.length).toBeGreaterThan(0);
      expect(text).not.toMatch(/undefined|null|NaN|Invalid|\$\{|[Ll]orem|TODO| {2}|\n{3}|<[a-z]/);
    }
  });
});

describe('demoNews', () => {
  it('should name this month and the next, also over the turn of the year', () => {
    expect(demoNews('2026-12-15').map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'Questionário de janeiro de 2027 aberto',
        'Escala de dezembro de 2026 publicada',
      ]),
    );
    expect(demoNews('2027-01-31')[0]?.title).toBe('Questionário de fevereiro de 2027 aberto');
  });

  it('should come newest first, with every priority and one pinned', () => {
    const news = demoNews(TODAY);
    const days = news.map(({ publishedDaysAgo }) => publishedDaysAgo);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(new Set(news.map(({ priority }) => priority))).toEqual(new Set(['high', 'medium', 'low']));
    expect(news.filter(({ isPinned }) => isPinned)).toHaveLength(1);
  });
});

describe('demoPersonalMessages and demoNotifications', () => {
  it('should have read and unread ones', () => {
    for (const list of [demoPersonalMessages(TODAY), demoNotifications(TODAY)]) {
      expect(new Set(list.map(({ isRead }) => isRead))).toEqual(new Set([true, false]));
    }
  });

  it('should speak of messages and modules that exist', () => {
    const titles = [
      ...demoPersonalMessages(TODAY).map(({ subject }) => subject),
      ...demoCourses().flatMap(({ title, modules }) => [title, ...modules.map((module) => module.title)]),
    ];
    const quoted = demoNotifications(TODAY).flatMap(({ content }) =>
      [...content.matchAll(/“(.+?)”/g)].map(([, title]) => title),
    );
    expect(quoted.length).toBeGreaterThan(2);
    expect(titles).toEqual(expect.arrayContaining(quoted));
  });
});

describe('demoCourses', () => {
  it('should have four to seven modules of real length each', () => {
    for (const { modules, dueInDays } of demoCourses()) {
      expect(modules.length).toBeGreaterThanOrEqual(4);
      expect(modules.length).toBeLessThanOrEqual(7);
      expect(dueInDays).toBeGreaterThan(0);
      for (const { body, durationMinutes } of modules) {
        expect(body.split(/\s+/).length).toBeGreaterThan(110);
        expect(durationMinutes).toBeGreaterThanOrEqual(10);
        expect(durationMinutes).toBeLessThanOrEqual(30);
      }
    }
  });

  it('should call the ministry by the name that Redemptionis Sacramentum 156 asks for', () => {
    const texts = textsOf([demoCourses(), demoProcedures(), demoNews(TODAY), demoMaterials()]).join('\n');
    expect(texts).not.toMatch(/ministros? extraordinários? da eucaristia/i);
    expect(texts.match(/ministros? da eucaristia/gi)).toHaveLength(1);
    expect(texts).toContain('ministro extraordinário da Sagrada Comunhão');
  });
});

describe('demoProcedures', () => {
  it('should have several steps, unnumbered', () => {
    for (const { steps } of demoProcedures()) {
      expect(steps.length).toBeGreaterThanOrEqual(4);
      for (const step of steps) expect(step).not.toMatch(/^\d/);
    }
  });
});
