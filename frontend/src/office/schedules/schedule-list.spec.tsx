import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import ScheduleList from './schedule-list.tsx';

const LIST = 'GET /api/schedules';
const schedule = {
  id: 4,
  title: 'Dezembro',
  type: 'mensal',
  status: 'draft',
  year: 2026,
  month: 12,
  imported: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  places: 0,
  filled: 0,
};
const open = () => openScreen({ '/schedules': <ScheduleList /> }, '/schedules?year=2026&month=12');
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('/schedules', () => {
  it('should show three skeletons while it waits, and try again what failed', async () => {
    const arrived = Promise.withResolvers();
    const answers = { 'GET /api/auth/me': person('schedules.write'), [LIST]: arrived.promise as unknown };
    stubServer(answers);
    open();
    await waitFor(() => expect(screen.getAllByTestId('skeleton')).toHaveLength(3));
    arrived.resolve([schedule]);
    await screen.findByRole('heading', { level: 2, name: 'Dezembro' });
    expect(screen.queryAllByTestId('skeleton')).toEqual([]);
    answers[LIST] = noNetwork;
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(NO_CONNECTION);
    answers[LIST] = [schedule];
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('heading', { level: 2, name: 'Dezembro' });
  });

  it('should keep both of two filters that are chosen in one moment', async () => {
    const asked = stubServer({ 'GET /api/auth/me': person('schedules.write'), [LIST]: [schedule] });
    const { place } = open();
    const [year, month] = [await screen.findByLabelText('Ano'), screen.getByLabelText('Mês')];
    const next = Number((year as HTMLSelectElement).options[3]!.value);
    act(() => {
      fireEvent.change(year, { target: { value: next } });
      fireEvent.change(month, { target: { value: 3 } });
    });
    expect(place()).toBe(`/schedules?year=${next}&month=3`);
    await waitFor(() => expect(asked.at(-1)!.query).toBe(`?year=${next}&month=3`));
  });

  it('should lead to the schedules of other years, which the year hides', async () => {
    const next = new Date().getFullYear() + 1;
    const asked = stubServer({
      'GET /api/auth/me': person('schedules.write'),
      [LIST]: ({ query }: { query: string }) => (query === '' ? [{ ...schedule, year: next }] : []),
    });
    const { place } = openScreen({ '/schedules': <ScheduleList /> }, '/schedules');
    await userEvent.click(await screen.findByRole('link', { name: `${next} (1)` }));
    expect(place()).toBe(`/schedules?year=${next}`);
    await waitFor(() => expect(asked.at(-1)!.query).toBe(`?year=${next}`));
  });

  it('should call each state by its name', async () => {
    const labels = {
      draft: 'Rascunho',
      planning: 'Planejamento',
      active: 'Ativa',
      published: 'Publicada',
      completed: 'Concluído',
      archived: 'Arquivada',
    };
    const all = Object.keys(labels).map((status, id) => ({
      ...schedule,
      id,
      status,
      title: `Estado ${status}`,
    }));
    stubServer({ 'GET /api/auth/me': person('schedules.write'), [LIST]: all });
    open();
    await screen.findByRole('heading', { level: 2, name: 'Estado draft' });
    expect(titles()).toEqual(all.map(({ title }) => title));
    for (const [status, label] of Object.entries(labels))
      expect(
        screen.getByRole('heading', { level: 2, name: `Estado ${status}` }).closest('section')!.textContent,
      ).toContain(label);
  });
});
