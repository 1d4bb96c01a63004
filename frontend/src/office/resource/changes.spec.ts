import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

const record = { id: 3, title: 'Retiro', publishedAt: null, steps: ['Acender', 'Cantar'] };

it('should keep only what is typed otherwise than the record says', () => {
  const { id, ...typed } = record;
  expect(id).toBe(3);
  expect(changesOf(typed, record)).toBeNull();
  expect(changesOf({ title: 'Retiro' }, record)).toBeNull();
  expect(changesOf({ ...typed, title: 'Retiro de Advento' }, record)).toEqual({ title: 'Retiro de Advento' });
  expect(changesOf({ ...typed, steps: ['Acender'], title: '' }, record)).toEqual({
    title: '',
    steps: ['Acender'],
  });
  const empty: { publishedAt: string | null; places?: string[] } = { publishedAt: null };
  expect(changesOf({ publishedAt: '', places: [] }, empty)).toBeNull();
});
