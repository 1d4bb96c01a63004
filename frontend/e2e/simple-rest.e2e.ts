import simpleRestProvider from 'ra-data-simple-rest';
import { fetchUtils, type DataProvider, type RaRecord } from 'react-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { useParish } from './parish.ts';

interface Post extends RaRecord<number> {
  title: string;
  pinned: boolean;
}

interface Lesson extends RaRecord<number> {
  courseId: number;
}

const FIRST = { pagination: { page: 1, perPage: 2 }, sort: { field: 'title', order: 'ASC' as const } };

describe('The API in the words of react-admin’s own client', () => {
  const parish = useParish();
  let provider: DataProvider;
  const ids: number[] = [];

  beforeAll(async () => {
    const { token } = await parish.session('coordenacao');
    provider = simpleRestProvider(`${parish.server.url}/api`, (url, options = {}) =>
      fetchUtils.fetchJson(url as string, {
        ...options,
        user: { authenticated: true, token: `Bearer ${token}` },
      }),
    );
    for (const title of ['Um', 'Dois', 'Três']) {
      const { data } = await provider.create<Post>('community-posts', { data: { title, body: 'Texto.' } });
      ids.push(data.id);
    }
  });

  it('should list pages with a total, sorted and filtered', async () => {
    const { data, total } = await provider.getList<Post>('community-posts', {
      ...FIRST,
      filter: { id: ids },
    });
    expect(data.map(({ title }) => title)).toEqual(['Dois', 'Três']);
    expect(total).toBe(3);
  });

  it('should read one and several', async () => {
    expect((await provider.getOne('community-posts', { id: ids[0]! })).data).toMatchObject({ title: 'Um' });
    expect((await provider.getMany('community-posts', { ids })).data).toHaveLength(3);
  });

  it('should read what belongs to another record', async () => {
    const { data: courses } = await provider.getList<RaRecord<number>>('training-courses', {
      ...FIRST,
      filter: {},
    });
    const { data } = await provider.getManyReference<Lesson>('training-modules', {
      target: 'courseId',
      id: courses[0]!.id,
      filter: {},
      ...FIRST,
    });
    expect(data.every(({ courseId }) => courseId === courses[0]!.id)).toBe(true);
  });

  it('should change one with its whole record, and several with the changed field alone', async () => {
    const { data: previousData } = await provider.getOne<Post>('community-posts', { id: ids[0]! });
    const whole = { ...previousData, title: 'Um, de novo' };
    expect(
      (await provider.update('community-posts', { id: ids[0]!, data: whole, previousData })).data,
    ).toMatchObject({ title: 'Um, de novo' });
    await provider.updateMany('community-posts', { ids, data: { pinned: true } });
    const { data } = await provider.getMany<Post>('community-posts', { ids });
    expect(data.map(({ pinned }) => pinned)).toEqual([true, true, true]);
  });

  it('should delete one and several', async () => {
    const [first, ...rest] = ids;
    expect((await provider.delete('community-posts', { id: first! })).data).toMatchObject({ id: first });
    expect((await provider.deleteMany('community-posts', { ids: rest })).data).toEqual(rest);
    await expect(provider.getOne('community-posts', { id: first! })).rejects.toMatchObject({ status: 404 });
  });
});
