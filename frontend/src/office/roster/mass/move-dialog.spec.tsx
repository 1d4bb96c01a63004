import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it, vi } from 'vitest';
import { openScreen, person, stubServer } from '../../../testing/screen.tsx';
import { RosterEditorProvider } from '../editor/roster-editor.tsx';
import type { Roster, RosterMass } from '../editor/editor-model.ts';
import MoveDialog from './move-dialog.tsx';

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
const [own, full] = [mass(10, '08:00'), mass(11, '10:00')];
const minister = (id: number, name: string) =>
  ({ id, name, photo: null, serves: true, answers: 'aa' }) as unknown as Roster['ministers'][number];

it('should lead from a full mass to those with whom places can be changed there', async () => {
  stubServer({
    'GET /api/auth/me': person('schedules.write'),
    'GET /api/schedules/4/roster/targets': [
      { ministerId: 1, slotId: full.id, obstacles: ['a missa já está completa'] },
    ],
    'GET /api/schedules/4/roster/exchanges': [
      { slotId: full.id, ministerId: 2, reason: 'os dois responderam disponível' },
    ],
  });
  const roster = {
    scheduleId: 4,
    status: 'planning',
    masses: [own, full],
    ministers: [minister(1, 'Ana'), minister(2, 'Bento')],
    assignments: [{ slotId: own.id, ministerId: 1, pinned: false, overrideReason: null, conflicts: [] }],
    days: [],
  } as unknown as Roster;
  openScreen(
    {
      '/': (
        <RosterEditorProvider roster={roster}>
          <MoveDialog ministerId={1} from={own} onClose={vi.fn()} onInstead={vi.fn()} />
        </RosterEditorProvider>
      ),
    },
    '/',
  );
  await screen.findByText('Nenhuma outra missa tem lugar vazio.');
  screen.getByText('Missas completas: trocar com alguém (1)');
  await userEvent.click(screen.getByRole('button', { name: /domingo, 6 de dezembro, 10h/ }));
  await screen.findByRole('button', { name: /^Bento/ });
  screen.getByText(/^A missa de domingo, 6 de dezembro, 10h está completa\./);
});
