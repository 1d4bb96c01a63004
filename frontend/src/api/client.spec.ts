import { describe, expect, it, vi } from 'vitest';
import { call, urlOf } from './client.ts';

describe('urlOf', () => {
  it('should fill ids in and leave empty filters out', () => {
    expect(urlOf('/api/schedules/{id}/slots', { path: { id: 3 } })).toBe('/api/schedules/3/slots');
    expect(urlOf('/api/schedules', { query: { year: '2026', month: '', status: undefined } })).toBe(
      '/api/schedules?year=2026',
    );
  });

  it('should not let a value become part of the address', () => {
    expect(urlOf('/api/validate-schedule-name/{name}', { path: { name: '../users?x=1' } })).toBe(
      '/api/validate-schedule-name/..%2Fusers%3Fx%3D1',
    );
  });
});

describe('call', () => {
  it('should use the method, the address and the body of the operation', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"id":5}'));
    expect(await call('DELETE /api/users/{id}', { path: { id: 5 } })).toEqual({ id: 5 });
    expect(vi.mocked(fetch).mock.calls[0]).toMatchObject(['/api/users/5', { method: 'DELETE' }]);
  });
});
