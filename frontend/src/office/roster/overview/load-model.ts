import { plural } from '../../../lib/plural.ts';
import type { RosterMinister } from '../editor/editor-model.ts';

export type LoadOrder = 'above' | 'below' | 'duties' | 'offered' | 'balance' | 'name';

export const LOAD_ORDERS: readonly { value: LoadOrder; label: string }[] = [
  { value: 'above', label: 'Quem serve acima da sua parte' },
  { value: 'below', label: 'Quem serve abaixo da sua parte' },
  { value: 'duties', label: 'Quem serve mais' },
  { value: 'offered', label: 'Quem ofereceu mais' },
  { value: 'balance', label: 'Quem já vinha servindo mais' },
  { value: 'name', label: 'Nome' },
];

const over = ({ duties, share }: RosterMinister): number => duties - share;

const KEYS: Record<Exclude<LoadOrder, 'name'>, (minister: RosterMinister) => number> = {
  above: over,
  below: (minister) => -over(minister),
  duties: ({ duties }) => duties,
  offered: ({ offered }) => offered,
  balance: ({ balance }) => balance,
};

/** People in an order, the largest first; equal ones by name. */
export function inOrder(ministers: readonly RosterMinister[], order: LoadOrder): RosterMinister[] {
  const byName = (a: RosterMinister, b: RosterMinister): number => a.name.localeCompare(b.name, 'pt-BR');
  if (order === 'name') return ministers.toSorted(byName);
  const key = KEYS[order];
  return ministers.toSorted((a, b) => key(b) - key(a) || byName(a, b));
}

/** How the duties are spread, in a sentence or two. */
export function spreadOf(ministers: readonly Pick<RosterMinister, 'duties'>[]): string {
  const people = (count: number) => plural(count, 'pessoa', 'pessoas');
  const duties = ministers.map((each) => each.duties).filter((count) => count > 0);
  const idle = ministers.length - duties.length;
  if (duties.length === 0)
    return `${people(idle)} ${idle === 1 ? 'se ofereceu' : 'se ofereceram'} para esta escala.`;
  const [least, most] = [Math.min(...duties), Math.max(...duties)];
  const masses = least === most ? '' : `${least} a `;
  const serving =
    duties.length === 1
      ? `1 pessoa serve, em ${plural(most, 'missa', 'missas')}.`
      : `${people(duties.length)} servem, cada uma em ${masses}${plural(most, 'missa', 'missas')}.`;
  return idle === 0
    ? serving
    : `${serving} ${people(idle)} ${idle === 1 ? 'se ofereceu e ainda não serve' : 'se ofereceram e ainda não servem'}.`;
}

const DECIMAL = { maximumFractionDigits: 1 };

/** 2.65 → '2,7'. */
export const decimal = (value: number): string => value.toLocaleString('pt-BR', DECIMAL);

/** 1 → '+1'. */
export const signed = (value: number): string =>
  value.toLocaleString('pt-BR', { ...DECIMAL, signDisplay: 'exceptZero' });
