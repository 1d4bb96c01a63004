import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { NewsResponse } from '../../src/news/news.dto.js';
import { NewsPost } from '../../src/news/news-post.entity.js';
import { TestApp, type Caller } from '../support/test-app.js';

const HOSTILE = '<script>alert(1)</script> "&amp;"';

describe('News', () => {
  let app: TestApp;
  let rector: Caller;
  let minister: Caller;

  beforeAll(async () => {
    app = await TestApp.start();
    rector = await app.as('reitor');
    minister = await app.as('ministro');
  });
  afterAll(() => app.stop());
  beforeEach(() => app.em().nativeDelete(NewsPost, {}));

  const write = async (body: object = {}) => {
    const values = { title: 'Retiro', summary: 'Em fevereiro.', body: 'Às 8h.', ...body };
    const { status, body: news } = await rector.post<NewsResponse>('/api/news', values);
    expect(status).toBe(201);
    return news;
  };
  const titles = async (caller: Caller, query = '') =>
    (await caller.get<NewsResponse[]>(`/api/news${query}`)).body.map(({ title }) => title);

  it('should be published at once under the writer’s name, as plain text', async () => {
    const news = await write({ body: HOSTILE, priority: 'high' });
    expect(news).toMatchObject({
      authorName: expect.stringMatching(/^Pessoa Inventada/),
      priority: 'high',
      publishedAt: app.clock.now().toISOString(),
    });
    expect((await minister.get(`/api/news/${news.id}`)).body).toEqual(news);
    expect(news.body).toBe(HOSTILE);
  });

  it('should show drafts and news of a later day to writers only', async () => {
    const draft = await write({ title: 'Rascunho', publishedAt: null });
    const later = await write({ title: 'Amanhã', publishedAt: '2026-11-11T12:00:00Z' });
    await write({ title: 'Hoje' });
    expect(await titles(minister)).toEqual(['Hoje']);
    expect((await titles(rector)).sort()).toEqual(['Amanhã', 'Hoje', 'Rascunho']);
    for (const { id } of [draft, later]) expect((await minister.get(`/api/news/${id}`)).status).toBe(404);
    expect((await rector.get(`/api/news/${draft.id}`)).status).toBe(200);
  });

  it('should be found by words and priority, newest first, with the total', async () => {
    await write({ title: 'Primeira', publishedAt: '2026-11-01T12:00:00Z' });
    await write({ title: 'Segunda 100%', publishedAt: '2026-11-02T12:00:00Z', priority: 'low' });
    const { headers } = await minister.get('/api/news?range=[0,0]');
    expect(headers['content-range']).toBe('news 0-0/2');
    expect(await titles(minister)).toEqual(['Segunda 100%', 'Primeira']);
    expect(await titles(minister, `?filter=${encodeURIComponent('{"q":"100%"}')}`)).toEqual(['Segunda 100%']);
    expect(await titles(minister, '?filter={"priority":"medium"}')).toEqual(['Primeira']);
    expect((await minister.get('/api/news?filter={"authorId":1}')).status).toBe(400);
  });

  it('should leave compressed, as every list, with the total beside', async () => {
    const { id } = await write({ body: 'Retiro na casa de encontros. '.repeat(100) });
    const answer = await app.nest
      .getHttpAdapter()
      .getInstance()
      .inject({
        url: '/api/news',
        headers: { authorization: `Bearer ${minister.token}`, 'accept-encoding': 'gzip' },
      });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-range': 'news 0-0/1' });
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject([{ id }]);
  });

  it('should change only what is sent', async () => {
    const news = await write();
    const { status, body } = await rector.put<NewsResponse>(`/api/news/${news.id}`, {
      id: 99,
      title: 'Retiro adiado',
      authorName: 'Outra',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ ...news, title: 'Retiro adiado', updatedAt: expect.any(String) });
    const unpublished = await rector.put<NewsResponse>(`/api/news/${news.id}`, { publishedAt: null });
    expect(unpublished.body.publishedAt).toBeNull();
  });

  it('should be removed', async () => {
    const { id } = await write();
    expect(await rector.delete(`/api/news/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect((await rector.delete(`/api/news/${id}`)).status).toBe(404);
  });

  it('should name the field that is wrong', async () => {
    const { status, body } = await rector.post('/api/news', { title: ' ', summary: 'a', body: 'b' });
    expect([status, body]).toMatchObject([
      400,
      { message: 'Confira os campos: Título.', errors: { title: 'Título: preencha este campo.' } },
    ]);
  });

  it('should be written by nobody else', async () => {
    const { id } = await write();
    expect((await minister.post('/api/news', {})).status).toBe(403);
    expect((await minister.put(`/api/news/${id}`, { title: 'x' })).status).toBe(403);
    expect((await minister.delete(`/api/news/${id}`)).status).toBe(403);
    expect(await app.em().count(NewsPost)).toBe(1);
  });
});
