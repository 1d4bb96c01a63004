import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { download } from './download.ts';

// jsdom neither keeps objects behind addresses nor saves files.
URL.createObjectURL = () => 'blob:saved';
URL.revokeObjectURL = () => undefined;

describe('download', () => {
  const saved = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.href, this.download);
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    saved.mockReset();
  });

  it('should save the answer to the signed-in person under the name that the server gives', async () => {
    localStorage.setItem('auth_token', 'abc');
    const headers = {
      'content-disposition': `attachment; filename="Escala de mar?o.xlsx"; filename*=UTF-8''Escala%20de%20mar%C3%A7o.xlsx`,
    };
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('x', { headers }));
    await download('/api/schedules/7/roster.xlsx');
    expect(asked).toHaveBeenCalledWith(
      '/api/schedules/7/roster.xlsx',
      expect.objectContaining({ headers: { authorization: 'Bearer abc' } }),
    );
    expect(saved).toHaveBeenCalledExactlyOnceWith('blob:saved', 'Escala de março.xlsx');
  });

  it('should save nothing when the server refuses', async () => {
    const refusal = JSON.stringify({ statusCode: 404, message: 'Escala não encontrada' });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(refusal, { status: 404 }));
    await expect(download('/api/schedules/7/roster.xlsx')).rejects.toMatchObject({
      status: 404,
      body: { message: 'Escala não encontrada' },
    });
    expect(saved).not.toHaveBeenCalled();
  });
});
