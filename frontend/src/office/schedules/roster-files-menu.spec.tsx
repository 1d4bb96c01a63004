import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import { RosterFilesMenu } from './roster-files-menu.tsx';

const PDF = 'GET /api/schedules/4/roster.pdf';

// jsdom neither keeps objects behind addresses nor saves files.
URL.createObjectURL = () => 'blob:saved';

const file = (name: string): Response =>
  new Response('x', { headers: { 'content-disposition': `attachment; filename="${name}"` } });

function open(more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    'GET /api/auth/me': person('schedules.read'),
    [PDF]: file('por missa.pdf'),
    'GET /api/schedules/4/calendar.pdf': file('calendário.pdf'),
    'GET /api/schedules/4/roster.xlsx': file('Dezembro.xlsx'),
    ...more,
  };
  const asked = stubServer(answers);
  const schedule = { id: 4, title: 'Dezembro', status: 'published' as const };
  openScreen({ '/': <RosterFilesMenu schedule={schedule} /> }, '/');
  return { answers, asked };
}

async function choose(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar e compartilhar' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}

describe('The files of a roster', () => {
  const saved = vi.fn();
  beforeEach(() => {
    saved.mockReset();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
  });

  it.each([
    ['PDF por missa (A4)', PDF, '?by=mass', 'por missa.pdf'],
    ['PDF por pessoa (A4)', PDF, '?by=person', 'por missa.pdf'],
    ['Calendário de parede (A3)', 'GET /api/schedules/4/calendar.pdf', '?paper=a3', 'calendário.pdf'],
    ['Calendário de parede (A4)', 'GET /api/schedules/4/calendar.pdf', '?paper=a4', 'calendário.pdf'],
    [
      'Calendário compacto (A3)',
      'GET /api/schedules/4/calendar.pdf',
      '?paper=a3&letters=near',
      'calendário.pdf',
    ],
    ['Planilha (XLSX)', 'GET /api/schedules/4/roster.xlsx', '', 'Dezembro.xlsx'],
  ])('should save %s under the name that the server gives', async (label, call, query, name) => {
    const { asked } = open();
    await choose(label);
    await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith(name));
    expect(asked.map((one) => one.call + one.query)).toContain(call + query);
  });

  it('should say what is on its way, and that it could not be had', async () => {
    const { answers } = open({ [PDF]: noNetwork });
    await choose('PDF por missa (A4)');
    await screen.findByText('Erro ao preparar o arquivo');
    screen.getByText(NO_CONNECTION);
    expect(saved).not.toHaveBeenCalled();

    const arrived = Promise.withResolvers<Response>();
    answers[PDF] = arrived.promise;
    await choose('PDF por missa (A4)');
    await userEvent.click(await screen.findByRole('button', { name: 'Preparando o arquivo...' }));
    const item = await screen.findByRole('menuitem', { name: 'PDF por missa (A4): preparando...' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    arrived.resolve(file('por missa.pdf'));
    await screen.findByText('Arquivo baixado');
    expect(saved).toHaveBeenCalledOnce();
  });
});
