import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openScreen, person, stubServer } from '../../testing/screen.tsx';
import Attendance from './attendance.tsx';

const DATE = '2999-12-29';
const mass = {
  slotId: 1,
  time: '08:00',
  description: 'Missa dominical',
  people: [{ ministerId: 7, scheduleName: 'Ana S.', state: 'expected', corrected: false }],
};

/** What paper has: the page's portals beside its root. */
const print = () => act(() => void dispatchEvent(new Event('beforeprint')));
const endPrint = () => act(() => void dispatchEvent(new Event('afterprint')));

describe('/attendance on paper', () => {
  it('should be the list, and while a code is shown the code', async () => {
    stubServer({
      'GET /api/auth/me': person('schedules.write'),
      'GET /api/attendance': [mass],
      'GET /api/sacristy-openings': [],
      'POST /api/sacristy-openings': { code: 'K7QM', link: 'https://paroquia.test/sacristy#x', date: DATE },
    });
    openScreen({ '/attendance': <Attendance /> }, `/attendance?date=${DATE}`);
    await screen.findByRole('heading', { name: '8h · Missa dominical' });
    print();
    screen.getByRole('rowheader', { name: 'Ana S.' });
    endPrint();
    await userEvent.click(screen.getByRole('button', { name: 'Fazer um código' }));
    await within(await screen.findByRole('dialog')).findByText('K7QM');
    print();
    expect(document.title).toBe('Código da sacristia - 29-12-2999');
    expect(screen.getAllByText('K7QM')).toHaveLength(2);
    expect(screen.queryByRole('rowheader', { name: 'Ana S.', hidden: true })).toBeNull();
    endPrint();
  });
});
