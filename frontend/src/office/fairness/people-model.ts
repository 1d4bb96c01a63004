import { namedLike } from '../questionnaires/questionnaire-model.ts';
import { decimal, kindKey, servedOn, signed, type Person } from './fairness-model.ts';

/** A person with the masses offered and served of the chosen kind; 0 where none is chosen. */
export interface PersonRow extends Person {
  offeredOfKind: number;
  ofKind: number;
}

export type SortKey = Exclude<keyof PersonRow, 'ministerId' | 'byKind'>;

export interface Sort {
  by: SortKey;
  descending: boolean;
}

/** What is chosen above the table of people. */
export interface PeopleView {
  sought: string;
  /** Key of a kind of mass; empty for all masses. */
  kind: string;
  sort: Sort;
}

export const FIRST_VIEW: PeopleView = {
  sought: '',
  kind: '',
  sort: { by: 'scheduleName', descending: false },
};

export interface PeopleColumn {
  by: SortKey;
  label: string;
  text: (row: PersonRow) => string;
}

const NAME: PeopleColumn = {
  by: 'scheduleName',
  label: 'Ministro',
  text: ({ scheduleName }) => scheduleName,
};
const LAST: PeopleColumn = {
  by: 'lastServed',
  label: 'Última missa',
  text: ({ lastServed }) => servedOn(lastServed),
};

const ALL_MASSES: readonly PeopleColumn[] = [
  NAME,
  { by: 'offers', label: 'Disse que podia', text: ({ offers }) => decimal(offers) },
  { by: 'countedOffers', label: 'Até o limite', text: ({ countedOffers }) => decimal(countedOffers) },
  { by: 'duties', label: 'Serviu', text: ({ duties }) => decimal(duties) },
  { by: 'expected', label: 'Sua parte', text: ({ expected }) => decimal(expected) },
  { by: 'difference', label: 'Diferença', text: ({ difference }) => signed(difference) },
  LAST,
];

const ONE_KIND: readonly PeopleColumn[] = [
  NAME,
  { by: 'ofKind', label: 'Serviu nesta missa', text: ({ ofKind }) => decimal(ofKind) },
  { by: 'offeredOfKind', label: 'Podia nesta missa', text: ({ offeredOfKind }) => decimal(offeredOfKind) },
  { by: 'duties', label: 'Serviu em todas', text: ({ duties }) => decimal(duties) },
  LAST,
];

/** Chosen in the place of a kind of mass: who came to the masses. No kind's key looks like this. */
export const ATTENDANCE = '!attendance';

const WHO_CAME: readonly PeopleColumn[] = [
  NAME,
  { by: 'duties', label: 'Serviu', text: ({ duties }) => decimal(duties) },
  { by: 'attended', label: 'Presenças', text: ({ attended }) => decimal(attended) },
  { by: 'excused', label: 'Faltas com aviso', text: ({ excused }) => decimal(excused) },
  { by: 'missed', label: 'Faltas sem aviso', text: ({ missed }) => decimal(missed) },
  LAST,
];

/** What the numbers of all masses say. */
export const MEANINGS: readonly (readonly [term: string, meaning: string])[] = [
  ['Disse que podia', 'Missas para as quais a pessoa se ofereceu.'],
  ['Até o limite', 'As mesmas, contadas em cada mês só até o limite de missas da pessoa.'],
  ['Serviu', 'Missas em que a pessoa está na escala publicada.'],
  ['Sua parte', 'Missas que lhe cabiam, na proporção do que ofereceu até o limite.'],
  ['Diferença', 'O que serviu menos a sua parte: +1 é uma missa a mais, -1 é uma a menos.'],
  ['Presenças', 'Missas em que a chegada foi registrada, nos últimos 12 meses. Não muda nenhuma conta.'],
  ['Faltas com aviso', 'A pessoa pediu substituição antes da missa e não veio.'],
  ['Faltas sem aviso', 'Missas com presença registrada em que a pessoa não apareceu.'],
  ['Última missa', 'A última em que serviu, em qualquer período.'],
];

/** Shares are told of all masses together only. */
export function columnsOf(kind: string): readonly PeopleColumn[] {
  if (kind === ATTENDANCE) return WHO_CAME;
  return kind === '' ? ALL_MASSES : ONE_KIND;
}

/** The view with another kind; what cannot be seen any more does not order the rows. */
export function withKind(view: PeopleView, kind: string): PeopleView {
  const seen = columnsOf(kind).some(({ by }) => by === view.sort.by);
  return { ...view, kind, sort: seen ? view.sort : FIRST_VIEW.sort };
}

/** Names begin at A and the last masses at the longest wait; numbers at the largest. Pressed again: the other way. */
export function nextSort(sort: Sort, by: SortKey): Sort {
  if (sort.by === by) return { by, descending: !sort.descending };
  return { by, descending: by !== 'scheduleName' && by !== 'lastServed' };
}

/** The two orders of a column, in words: the smallest first, the largest first. */
function ordersOf(by: SortKey): readonly [string, string] {
  if (by === 'scheduleName') return ['A a Z', 'Z a A'];
  return by === 'lastServed'
    ? ['mais antiga primeiro', 'mais recente primeiro']
    : ['menor primeiro', 'maior primeiro'];
}

export const sortKey = ({ by, descending }: Sort): string => `${by} ${descending ? 'down' : 'up'}`;

/** Every order, for where the headings cannot be pressed; of each column first the one that its heading begins with. */
export function sortChoices(columns: readonly PeopleColumn[]): { label: string; sort: Sort }[] {
  return columns.flatMap(({ by, label }) => {
    const [up, down] = ordersOf(by);
    const first = nextSort({ ...FIRST_VIEW.sort, descending: true }, by);
    const choice = (descending: boolean) => ({
      label: `${label}: ${descending ? down : up}`,
      sort: { by, descending },
    });
    return [choice(first.descending), choice(!first.descending)];
  });
}

/** The people of a view; equal ones by name. */
export function rowsOf(people: readonly Person[], { sought, kind, sort }: PeopleView): PersonRow[] {
  const sign = sort.descending ? -1 : 1;
  return people
    .filter(({ scheduleName }) => namedLike(sought, scheduleName))
    .map((person) => {
      const chosen = person.byKind.find((one) => kindKey(one) === kind);
      return { ...person, offeredOfKind: chosen?.offers ?? 0, ofKind: chosen?.duties ?? 0 };
    })
    .sort((a, b) => sign * compare(a[sort.by], b[sort.by]) || compare(a.scheduleName, b.scheduleName));
}

/** Never comes before any date. */
function compare(a: string | number | null, b: string | number | null): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a ?? '').localeCompare(String(b ?? ''), 'pt-BR');
}
