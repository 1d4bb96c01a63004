import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { openScreen, person, stubServer } from '../../../testing/screen.tsx';
import { RosterEditorProvider } from './roster-editor.tsx';
import type { Roster, RosterMass } from './editor-model.ts';
import ExchangeDialog from './exchange-dialog.tsx';

const mass = (id: number, time: string): RosterMass => ({
  id,
  date: '2026-12-06',
  time,
  description: 'Missa dominical',
  location: null,
  warning: null,
  begun: false,
  asked: true,
  required: 1,
  experienced: 0,
  filled: 1,
  missing: 0,
  shortage: null,
});
const [own, full, other] = [mass(10, '08:00'), mass(11, '10:00'), mass(12, '19:00')];
const minister = (id: number, name: string) =>
  ({ id, name, photo: null, serves: true, answers: 'aaa' }) as unknown as Roster['ministers'][number];

function openAt(exchanges: object[]) {
  const onAnyway = vi.fn();
  open(exchanges, { at: full, onAnyway });
  return onAnyway;
}

function open(
  exchanges: object[],
  props: Pick<ComponentProps<typeof ExchangeDialog>, 'at' | 'onAnyway' | 'onInstead'>,
) {
  stubServer({
    'GET /api/auth/me': person('schedules.write'),
    'GET /api/schedules/4/roster/exchanges': exchanges,
  });
  const roster = {
    scheduleId: 4,
    status: 'planning',
    masses: [own, full, other],
    ministers: [minister(1, 'Ana'), minister(2, 'Bento'), minister(3, 'Caio')],
    assignments: [],
    days: [],
  } as unknown as Roster;
  openScreen(
    {
      '/': (
        <RosterEditorProvider roster={roster}>
          <ExchangeDialog ministerId={1} from={own} onClose={vi.fn()} {...props} />
        </RosterEditorProvider>
      ),
    },
    '/',
  );
}

it('should offer those of the full mass alone, and going there anyway', async () => {
  const onAnyway = openAt([
    { slotId: other.id, ministerId: 3, reason: 'os dois responderam disponível' },
    { slotId: full.id, ministerId: 2, reason: 'os dois responderam disponível' },
  ]);
  await screen.findByRole('button', { name: /^Bento/ });
  expect(screen.queryByRole('button', { name: /^Caio/ })).toBeNull();
  screen.getByText(/^A missa de domingo, 6 de dezembro, 10h está completa\./);
  await userEvent.click(screen.getByRole('button', { name: 'Mover assim mesmo…' }));
  expect(onAnyway).toHaveBeenCalledOnce();
});

it('should say that nobody of the full mass can', async () => {
  const onAnyway = openAt([{ slotId: other.id, ministerId: 3, reason: '' }]);
  await screen.findByText('Ninguém desta missa pode trocar dentro das regras.');
  await userEvent.click(screen.getByRole('button', { name: 'Mover assim mesmo…' }));
  expect(onAnyway).toHaveBeenCalledOnce();
});

it('should have a button for each other way where no exchange is possible', async () => {
  const onInstead = vi.fn();
  open([], { onInstead });
  await userEvent.click(await screen.findByRole('button', { name: 'Mover…' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pôr alguém no lugar…' }));
  expect(onInstead.mock.calls).toEqual([['move'], ['replace']]);
});
