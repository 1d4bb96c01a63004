import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, refusal, stubServer } from '../../testing/screen.tsx';
import MySchedule from './my-schedule.tsx';

const DUTIES = 'GET /api/my-duties';
const SEND = 'POST /api/substitutions';
const ASK = /^Solicitar Substituição ?para/;

const member = (ministerId: number, scheduleName: string, role = 'Ministro', more: object = {}) => ({
  ministerId,
  scheduleName,
  role,
  phone: null,
  email: null,
  seeksSubstitute: false,
  profileImageUrl: null,
  profileImagePosition: { x: 0, y: 0 },
  profileImageRotation: 0,
  profileImageScale: 1,
  ...more,
});
const duty = {
  assignmentId: 3,
  slotId: 1,
  scheduleId: 4,
  date: '2090-12-03',
  time: '10:00',
  dateTime: '2090-12-03T13:00:00.000Z',
  past: false,
  description: 'Missa dominical',
  location: 'Matriz',
  liturgicalName: null,
  liturgicalColor: null,
  attendance: null,
  confirmedAt: null,
  asksConfirmation: true,
  substitution: null as object | null,
  team: [
    member(7, 'Ana L.'),
    member(8, 'Bia P.', 'Coordenador', { phone: '+55 (15) 99888-7766', email: 'bia@exemplo.test' }),
  ],
};
const over = {
  ...duty,
  assignmentId: 2,
  slotId: 2,
  past: true,
  date: '2020-12-06',
  dateTime: '2020-12-06T13:00:00.000Z',
};
const request = {
  id: 5,
  status: 'open',
  reason: 'Viagem',
  exchange: null,
  asked: 0,
  declined: 0,
  lastAskedAt: null,
  namedName: null,
  nextWaveAt: null,
};

function open(duties: unknown, more: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    'GET /api/auth/me': { ...person('duties.own'), ministerId: 7 },
    'GET /api/calendar/today': { date: '2090-12-01' },
    [DUTIES]: duties,
    'GET /api/my-offers': [],
    'GET /api/my-duties/share': [],
    ...more,
  };
  const asked = stubServer(answers);
  const show = () => openScreen({ '/my-schedule': <MySchedule /> }, '/my-schedule');
  show();
  return { answers, asked, show };
}
const DAY = 'domingo, 3 de dezembro, 10h';
const card = async () =>
  within((await screen.findByRole('heading', { level: 2, name: DAY })).closest('section')!);

describe('My schedule', () => {
  it('should show each mass with its day, hour, kind, place and team', async () => {
    open([duty]);
    const mass = await card();
    expect(mass.getByText(/Missa dominical/).closest('p')!.textContent).toMatch(/^Missa dominical.+Matriz$/);
    await mass.findByText('Em 2 dias');
    await userEvent.click(mass.getByText('Equipe (2 pessoas)'));
    const [first, second, ...more] = mass.getAllByRole('listitem');
    expect(more).toEqual([]);
    // Coordinators are named first.
    expect(first!.textContent).toContain(
      'Bia P. CoordenadorTelefonar a Bia P.: +55 (15) 99888-7766bia@exemplo.test',
    );
    const ways = within(first!).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      'tel:+5515998887766',
      'https://wa.me/5515998887766',
      'mailto:bia@exemplo.test',
    ]);
    within(first!).getByRole('link', { name: /WhatsApp/ });
    within(first!).getByRole('link', { name: /Email/ });
    expect(second!.textContent).toContain('Ana L. VocêMinistro');
    expect(within(second!).queryByRole('link')).toBeNull();
  });

  it('should keep the masses that are over apart, with nothing to ask for', async () => {
    open([over]);
    await userEvent.click(await screen.findByText('Missas anteriores (1)'));
    screen.getByText(/Missa dominical/);
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });

  it('should say so when there are no masses, and where to ask', async () => {
    open([]);
    await screen.findByText(
      'Você não possui missas escaladas no momento. Entre em contato com a coordenação para mais informações.',
    );
    expect(screen.getByRole('link', { name: 'Escrever à coordenação' }).getAttribute('href')).toBe(
      '/messages?tab=pessoais&compose=1',
    );
  });

  it('should tell what is fair in each schedule of these days, and where they have no mass', async () => {
    open([duty], {
      'GET /api/my-duties/share': [
        { scheduleId: 3, title: 'Novembro', duties: 2, share: 2.44 },
        { scheduleId: 4, title: 'Dezembro', duties: 0, share: 0 },
      ],
    });
    const of = async (title: string) =>
      (await screen.findByRole('region', { name: `Sua parte justa: ${title}` })).textContent;
    expect(await of('Novembro')).toContain('Novembro: sua parte justa é 2,4; você serve 2.');
    expect(await of('Dezembro')).toContain('Dezembro: você não serve em nenhuma missa.');
  });

  it('should offer to try again what could not be loaded', async () => {
    const { answers } = open(noNetwork);
    expect((await screen.findByRole('alert')).textContent).toContain(NO_CONNECTION);
    answers[DUTIES] = [duty];
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await card();
  });
});

describe('What others ask', () => {
  const offer = {
    requestId: 5,
    scheduleName: 'Rui M.',
    date: '2090-12-08',
    time: '08:00',
    description: 'Imaculada',
    location: 'Matriz',
    exchange: null,
    askedAt: '2090-12-01T10:00:00.000Z',
  };
  const ANSWER = 'POST /api/substitutions/5/answer';
  const opened = (duties: object[], answer?: unknown) =>
    open(duties, {
      'GET /api/my-offers': [offer],
      'GET /api/settings/public': { coordinationPhone: '+55 (15) 3333-4444' },
      [ANSWER]: answer,
    });

  it.each([
    [
      'below the next mass while that waits for its “Confirmo”',
      duty,
      [DAY, 'Rui M. não pode ir. Você pode?'],
    ],
    ['above all others', { ...duty, asksConfirmation: false }, ['Rui M. não pode ir. Você pode?', DAY]],
  ])('should stand %s', async (_, next, order) => {
    opened([next]);
    await card();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(order);
  });

  it.each([
    ['cannot be reached', noNetwork],
    ['is not found by its proxy', refusal(502)],
  ])('should say what was not sent when the server %s, and go by the same press', async (_, silence) => {
    const { answers, asked } = opened([], silence);
    const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
    await press(/^Posso ir/);
    const told = within(await screen.findByRole('alert'));
    told.getByText('A sua resposta não foi enviada');
    told.getByRole('link', { name: /^Telefonar a quem coordena/ });
    expect(screen.queryByText('Erro ao responder')).toBeNull();
    answers[ANSWER] = {};
    await press(/^Posso ir/);
    await screen.findByText('O lugar é seu. Obrigado!');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked.filter(({ call }) => call === ANSWER)).toHaveLength(2);
  });

  it('should tell a refusal as one', async () => {
    opened([], refusal(422, 'A missa já começou.'));
    await userEvent.click(await screen.findByRole('button', { name: /^Não posso/ }));
    await screen.findByText('Erro ao responder');
    screen.getByText('A missa já começou.');
    expect(screen.queryByText('A sua resposta não foi enviada')).toBeNull();
  });
});

describe('A request for a substitute', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Solicitar Substituição' }));
  const reason = async () => (await dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ });
  const send = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Enviar pedido' }));

  it('should keep what was typed when the page is opened again and after a refusal', async () => {
    const { answers, asked, show } = open([duty]);
    const ask = async () => userEvent.click(await screen.findByRole('button', { name: ASK }));
    await ask();
    (await dialog()).getByText('Missa dominical, domingo, 3 de dezembro, 10h');
    await userEvent.type(await reason(), 'Vou ao médico.');
    show();
    await ask();
    expect((await reason()).value).toBe('Vou ao médico.');
    answers[SEND] = refusal(500, 'Algo falhou no servidor.');
    await send();
    await screen.findByText('Erro ao solicitar substituição');
    screen.getByText('Algo falhou no servidor.');
    expect((await reason()).value).toBe('Vou ao médico.');

    answers[SEND] = () => {
      answers[DUTIES] = [{ ...duty, substitution: { ...request, reason: 'Vou ao médico.' } }];
      return { namedName: null, nextWaveAt: null };
    };
    await send();
    await screen.findByText('Vou ao médico.');
    screen.getAllByText('Substituição solicitada');
    await waitFor(() => expect(screen.queryByRole('button', { name: ASK })).toBeNull());
    const sent = { assignmentId: 3, reason: 'Vou ao médico.' };
    expect(asked.filter(({ call }) => call === SEND).map(({ body }) => body)).toEqual([sent, sent]);
  });

  const NOT_ASKED = 'Substituição ainda não pedida: ninguém foi perguntado.';
  const unsent = async () =>
    within(await screen.findByRole('group', { name: 'Pedido não enviado para domingo, 3 de dezembro, 10h' }));
  /** Asks with a reason, of a server that does not answer. */
  async function askInVain() {
    const more = { 'GET /api/settings/public': { coordinationPhone: '+55 (15) 3333-4444' } };
    const opened = open([duty], { [SEND]: noNetwork, ...more });
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    await userEvent.type(await reason(), 'Vou ao médico.');
    await send();
    await screen.findByText('Pedido guardado, ainda não enviado');
    return opened;
  }

  it('should, where the server says nothing, say that nobody was asked and whom to call, and go by one press', async () => {
    const { answers, asked, show } = await askInVain();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Erro ao solicitar substituição')).toBeNull();
    show();
    (await unsent()).getByText(NOT_ASKED);
    // Who wants to be replaced is not asked whether they come.
    expect(screen.queryByRole('button', { name: /^Confirmo/ })).toBeNull();
    (await unsent()).getByRole('link', { name: /^Telefonar a quem coordena/ });
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
    const sendings = () => asked.filter(({ call }) => call === SEND).map(({ body }) => body);
    expect(sendings()).toHaveLength(1);
    answers[SEND] = () => {
      answers[DUTIES] = [{ ...duty, substitution: request }];
      return { namedName: null, nextWaveAt: null };
    };
    await userEvent.click((await unsent()).getByRole('button', { name: 'Enviar pedido' }));
    await screen.findByText('A coordenação vê o seu pedido.');
    await screen.findByRole('button', { name: 'Retirar pedido' });
    expect(screen.queryByText(NOT_ASKED)).toBeNull();
    const sent = { assignmentId: 3, reason: 'Vou ao médico.' };
    expect(sendings()).toEqual([sent, sent]);
  });

  it('should not be sent without network, and be kept all the same', async () => {
    const { asked } = open([duty]);
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.type(await reason(), 'Vou ao médico.');
    (await dialog()).getByText(
      /^Sem internet: o pedido fica guardado neste aparelho, e ninguém é perguntado/,
    );
    await userEvent.click((await dialog()).getByRole('button', { name: 'Guardar pedido' }));
    (await unsent()).getByText(NOT_ASKED);
    expect((await unsent()).getByRole<HTMLButtonElement>('button', { name: 'Enviar pedido' }).disabled).toBe(
      true,
    );
    expect(asked.map(({ call }) => call)).not.toContain(SEND);
  });

  it('should be changed, or given up, before it is sent', async () => {
    await askInVain();
    await userEvent.click((await unsent()).getByRole('button', { name: 'Mudar' }));
    expect((await reason()).value).toBe('Vou ao médico.');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
    await screen.findByText('Você começou um pedido neste aparelho. Ninguém foi perguntado ainda.');
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    await send();
    await userEvent.click((await unsent()).getByRole('button', { name: 'Desistir' }));
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    expect((await reason()).value).toBe('');
  });

  it.each([
    ['has arrived after all', [{ ...duty, substitution: request }], 'O seu pedido já tinha chegado'],
    ['is for a mass that has another hour', [{ ...duty, time: '08:00' }], 'O seu pedido não foi enviado'],
  ])('should not be sent again when it %s', async (_, duties, told) => {
    const { answers, asked } = await askInVain();
    const button = (await unsent()).getByRole('button', { name: 'Enviar pedido' });
    answers[DUTIES] = duties;
    await userEvent.click(button);
    await screen.findByText(told);
    expect(screen.queryByText(NOT_ASKED)).toBeNull();
    expect(asked.filter(({ call }) => call === SEND)).toHaveLength(1);
  });

  it('should need no reason', async () => {
    const { asked } = open([duty], { [SEND]: { namedName: null, nextWaveAt: null } });
    await userEvent.click(await screen.findByRole('button', { name: ASK }));
    (await dialog()).getByText(
      /^Perguntamos, aos poucos e nunca à noite, .* quem escolhe é a coordenação\.$/,
    );
    await send();
    await screen.findByText('A coordenação vê o seu pedido.');
    expect(asked.find(({ call }) => call === SEND)!.body).toEqual({ assignmentId: 3, reason: null });
  });

  it('should be withdrawn once that was said twice', async () => {
    const CANCEL = 'POST /api/substitutions/5/cancel';
    const { answers, asked } = open([{ ...duty, substitution: request }], {
      [CANCEL]: () => {
        answers[DUTIES] = [duty];
        return {};
      },
    });
    const mass = await card();
    await mass.findByText('Substituição solicitada');
    const asking = async () =>
      within(await screen.findByRole('dialog', { name: 'Retirar o pedido de substituição?' }));
    await userEvent.click(mass.getByRole('button', { name: 'Retirar pedido' }));
    await userEvent.click((await asking()).getByRole('button', { name: 'Cancelar' }));
    expect(asked.map(({ call }) => call)).not.toContain(CANCEL);
    await userEvent.click(mass.getByRole('button', { name: 'Retirar pedido' }));
    await userEvent.click((await asking()).getByRole('button', { name: 'Retirar pedido' }));
    await screen.findByText('Pedido retirado');
    await screen.findByRole('button', { name: ASK });
    expect(asked.map(({ call }) => call)).toContain(CANCEL);
  });
});
