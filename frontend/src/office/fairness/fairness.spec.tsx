import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NO_CONNECTION } from '../../api/http.ts';
import { noNetwork, openScreen, person, stubServer } from '../../testing/screen.tsx';
import type { Report } from './fairness-model.ts';
import Fairness from './fairness.tsx';

const REPORT = 'GET /api/reports/fairness';

const mass = { ruleKey: null, name: 'Vigília', time: '22:00', places: 12, filled: 9, missing: 3 };
const report = {
  totals: {
    schedules: 1,
    masses: 4,
    places: 12,
    filled: 9,
    missing: 3,
    people: 1,
    neverServed: 0,
    meanDeviation: 1,
    withinOne: 100,
  },
  people: [
    {
      ministerId: 7,
      scheduleName: 'Ana',
      offers: 5,
      countedOffers: 5,
      duties: 3,
      expected: 2,
      difference: 1,
      attended: 0,
      excused: 0,
      missed: 0,
      byKind: [],
      lastServed: '2024-05-05',
    },
  ],
  kinds: [],
  absent: [
    { ministerId: 1, scheduleName: 'Ana', offers: 5, lastServed: '2026-01-31', nextDuty: '2027-02-28' },
    { ministerId: 2, scheduleName: 'Bia', offers: 1, lastServed: null, nextDuty: null },
  ],
  shortMasses: [
    { ...mass, masses: 4, timesShort: 3 },
    { ...mass, name: 'Novena', masses: 2, timesShort: 2 },
  ],
  removed: { name: 'Ministro removido', people: 2, duties: 7 },
} as unknown as Report;

function open(
  change: Partial<Report> | (() => never) = {},
  permissions: Parameters<typeof person> = ['people.read', 'people.write'],
  address = '/fairness?from=2024-05&to=2024-06',
) {
  const answers: Record<string, unknown> = {
    'GET /api/auth/me': person(...permissions),
    'GET /api/mass-rules': [],
    [REPORT]: typeof change === 'function' ? change : { ...report, ...change },
  };
  const asked = stubServer(answers);
  const show = (place: string) => openScreen({ '/fairness': <Fairness /> }, place);
  return { answers, asked, show, ...show(address) };
}
const field = async (legend: 'De' | 'Até', label: 'Mês' | 'Ano') =>
  within(await screen.findByRole('group', { name: legend })).getByRole<HTMLSelectElement>('combobox', {
    name: label,
  });

describe('The period of the report', () => {
  it('should say what is wrong with it beside its fields, and keep what was chosen', async () => {
    const { place, show } = open();
    await userEvent.selectOptions(await field('De', 'Mês'), 'Julho');
    const wrong = 'Escolha um mês que não venha antes do primeiro.';
    const last = () => within(screen.getByRole('group', { name: /^Até/ }));
    expect(last().getByRole('alert').textContent).toBe(wrong);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Baixar planilha (CSV)' }).disabled).toBe(
      true,
    );
    const again = show(place());
    expect((await field('De', 'Mês')).value).toBe('7');
    await screen.findByText(wrong);
    await userEvent.selectOptions(await field('De', 'Ano'), '2021');
    expect(screen.queryByText(wrong)).toBeNull();
    await userEvent.selectOptions(await field('De', 'Mês'), 'Junho');
    last().getByText('Escolha no máximo 36 meses. Este período tem 37.');
    expect(again.place()).toBe('/fairness?from=2021-06&to=2024-06');
  });

  it('should say that nothing was published in it, and try again what did not come', async () => {
    const empty = { totals: { ...report.totals, schedules: 0 } };
    const { answers } = open(empty, undefined, '/fairness?from=2015-01&to=2015-02');
    await screen.findByText(
      'Não há escala publicada de janeiro a fevereiro de 2015. Escolha outro período, ou traga o que já foi servido.',
    );
    screen.getByRole('heading', { name: 'Sem servir há 60 dias' });
    answers[REPORT] = noNetwork;
    await userEvent.click(screen.getByRole('button', { name: 'Últimos 3 meses' }));
    expect((await screen.findByRole('alert')).textContent).toContain(NO_CONNECTION);
    answers[REPORT] = report;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('table', { name: 'Ministros' });
  });
});

describe('The report', () => {
  it('should tell who waits and which masses lack people', async () => {
    open();
    const texts = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map((cell) => cell.lastChild?.textContent ?? cell.textContent));
    expect(await texts('Sem servir há 60 dias')).toEqual([
      ['Ana', '5 missas', '31/01/2026', '28/02/2027'],
      ['Bia', '1 missa', 'nunca', 'nenhuma marcada'],
    ]);
    const [[novena, hour, times, missing], ...more] = (await texts('Missas sempre incompletas')) as [
      string[],
    ];
    expect([novena, hour, times, missing]).toEqual(['Novena', '22h', '2 de 2 vezes', '3 de 12']);
    expect(more).toEqual([]);
    expect((await texts('Incompletas algumas vezes'))[0]!.slice(0, 3)).toEqual([
      'Vigília',
      '22h',
      '3 de 4 vezes',
    ]);
    screen.getByText('Além destas, 2 pessoas que apagaram seus dados serviram 7 missas neste período.');
  });

  it('should say that nobody waits, and that no mass lacks people', async () => {
    open({ absent: [], shortMasses: [] });
    await screen.findByText('Boa notícia: quem se ofereceu nos últimos 60 dias serviu.');
    screen.getByText('Boa notícia: nenhuma missa ficou incompleta neste período.');
  });

  it('should say when its spreadsheet does not come', async () => {
    const { answers } = open();
    answers['GET /api/reports/fairness.csv'] = noNetwork;
    await userEvent.click(await screen.findByRole('button', { name: 'Baixar planilha (CSV)' }));
    await screen.findByText('Erro ao baixar a planilha');
    screen.getByText(NO_CONNECTION);
  });

  it('should say when nobody has the name that is sought', async () => {
    open();
    const seek = await screen.findByRole('searchbox', { name: 'Buscar por nome' });
    await userEvent.type(seek, 'ninguém se chama assim');
    await screen.findByText('Nenhum ministro com “ninguém se chama assim”.');
    await userEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
    await screen.findByRole('table', { name: 'Ministros' });
  });

  it('should lead to the records of people those alone who may change them', async () => {
    open();
    const table = () => screen.findByRole('table', { name: 'Ministros' });
    within(await table()).getByRole('link', { name: 'Ana' });
    open({}, ['people.read']);
    expect(within(await table()).queryByRole('link')).toBeNull();
  });
});
