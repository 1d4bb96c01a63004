import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useApiQuery } from '../../api/queries.ts';
import { emptyDay } from '../../testing/day.ts';
import { openScreen, person, stubServer } from '../../testing/screen.tsx';
import { useOpenRequests } from '../substitutions/use-open-requests.ts';
import type { Day, DayMass } from './day-model.ts';
import { DayCard } from './day.tsx';

const DAY = 'GET /api/coordination/day';
const REMIND = 'POST /api/confirmations/remind';

const unconfirmed = (mayBeReminded: boolean, remindedAt: string | null = null): DayMass => ({
  slotId: 1,
  scheduleId: 2,
  date: '2090-12-06',
  time: '08:00',
  dateTime: '2090-12-06T11:00:00.000Z',
  description: 'Missa dominical',
  people: [
    {
      assignmentId: 3,
      ministerId: 7,
      scheduleName: 'Graça P.',
      phone: null,
      mayBeReminded,
      remindedAt,
    },
    { assignmentId: 4, ministerId: 8, scheduleName: 'Lia P.', phone: null, mayBeReminded, remindedAt },
  ],
});

function ForToday() {
  const day = useApiQuery('/api/coordination/day', {}, { fresh: true });
  return <DayCard day={day} requests={useOpenRequests()} />;
}

function open(day: Partial<Day>, more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    'GET /api/auth/me': person('schedules.write'),
    [DAY]: { ...emptyDay, ...day },
    'GET /api/substitutions': [],
    ...more,
  };
  const asked = stubServer(answers);
  openScreen({ '/coordination': <ForToday /> }, '/coordination');
  return { answers, asked };
}

const item = async (title: string | RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name: title })).closest('li')!);

describe('Para hoje', () => {
  it('should say that there is nothing to do', async () => {
    open({});
    await screen.findByText('Nada a fazer por enquanto.');
  });

  it('should tell somebody who only reads that nothing waits for them', async () => {
    open({}, { 'GET /api/auth/me': person('schedules.read') });
    await screen.findByText(/^Nada depende de você: quem decide é a coordenação/);
  });

  it('should lead to where each thing is done', async () => {
    const questionnaire = {
      id: 4,
      scheduleId: 2,
      title: 'Janeiro',
      responseDeadline: '2090-12-02T02:59:59.999Z',
      missing: 3,
      reachable: 2,
      toldToday: false,
      remindedAt: null,
    };
    open({
      unconfirmed: [unconfirmed(true)],
      questionnaires: [questionnaire],
      registrations: 2,
      failedMails: 1,
    });
    const silent = await item(/^2 pessoas sem confirmar: /);
    await userEvent.click(silent.getByText('Nomes (2)'));
    const places = [
      silent.getByRole('link', { name: /^Ver confirmações/ }),
      (await item(/ainda não respond/)).getByRole('link', { name: /^Abrir a lista/ }),
      (await item('2 cadastros esperam uma decisão')).getByRole('link', { name: /^Decidir/ }),
      (await item('1 e-mail não saiu')).getByRole('link', { name: /^Ver e-mails/ }),
    ];
    expect(places.map((link) => link.getAttribute('href'))).toEqual([
      '/schedules/2?dia=2090-12-06#confirmacoes',
      '/questionnaires/4/missing',
      '/admin?tab=registrations',
      '/emails',
    ]);
  });

  it('should tell the mandates that end in one line, and lead to each person', async () => {
    const mandates = [
      { ministerId: 7, scheduleName: 'Graça P.', mandateUntil: '2026-12-10' },
      { ministerId: 8, scheduleName: 'Lia P.', mandateUntil: '2026-12-12' },
    ];
    open({ mandates });
    const ending = await item('O mandato de 2 pessoas termina logo');
    await userEvent.click(ending.getByText(/^Nomes/));
    expect(ending.getByRole('link', { name: /^Renovar.*Graça P\./ }).getAttribute('href')).toBe(
      '/ministers/7',
    );
    expect(ending.getByRole('link', { name: /^Renovar.*Lia P\./ }).getAttribute('href')).toBe('/ministers/8');
  });

  it('should say how many are written to before it reminds all who have not confirmed a day, once', async () => {
    const { answers, asked } = open(
      { unconfirmed: [unconfirmed(true)] },
      {
        [REMIND]: () => {
          answers[DAY] = { ...emptyDay, unconfirmed: [unconfirmed(false, '2020-01-05T13:12:00.000Z')] };
          return { reminded: 2 };
        },
      },
    );
    const silent = await item(/^2 pessoas sem confirmar: /);
    await userEvent.click(silent.getByRole('button', { name: /^Lembrar os 2/ }));
    const question = await screen.findByRole('dialog', { name: 'Lembrar os 2 de confirmar?' });
    expect(question.textContent).toMatch(/2 pessoas que não confirmaram .* por e-mail ou como escolheram/);
    expect(asked.filter(({ call }) => call === REMIND)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Enviar lembrete' }));
    await screen.findByText('2 pessoas recebem o lembrete da missa.');
    await screen.findByText('Lembrados em 05/01, 10h12.');
    expect(screen.queryByRole('button', { name: /^Lembrar/ })).toBeNull();
    expect(asked.filter(({ call }) => call === REMIND).map(({ body }) => body)).toEqual([
      { date: '2090-12-06' },
    ]);
  });
});
