import type { Answer } from '../../api/client.ts';
import { plural } from '../../lib/plural.ts';

export type Proposal = Answer<'GET /api/ai-schedule/sessions/{id}/proposals'>[number];
export type ProposalStatus = Proposal['status'];
type Place = Proposal['entering'][number];

export const PROPOSAL_STATUS_LABELS: Record<ProposalStatus, string> = {
  open: 'Aberta',
  applied: 'Aplicada',
  discarded: 'Descartada',
  undone: 'Desfeita',
};

/** What a proposal changes at one mass. */
export interface MassChange {
  slotId: number;
  date: string;
  time: string;
  description: string;
  entering: string[];
  leaving: string[];
}

/** Who enters and who leaves, mass by mass in their order. */
export function changesByMass({ entering, leaving }: Pick<Proposal, 'entering' | 'leaving'>): MassChange[] {
  const masses = new Map<number, MassChange>();
  const at = ({ slotId, date, time, description }: Place): MassChange => {
    const known = masses.get(slotId) ?? { slotId, date, time, description, entering: [], leaving: [] };
    masses.set(slotId, known);
    return known;
  };
  for (const place of entering) at(place).entering.push(place.scheduleName);
  for (const place of leaving) at(place).leaving.push(place.scheduleName);
  return [...masses.values()].sort(
    (a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`) || a.slotId - b.slotId,
  );
}

export interface Cost {
  name: string;
  label: string;
  before: number;
  after: number;
  better: boolean;
}

/** The criteria that the proposal changes, in their order; less is better. */
export const costsOf = ({ objective }: Pick<Proposal, 'objective'>): Cost[] =>
  objective
    .filter(({ before, after }) => before !== after)
    .map(({ name, label, before, after }) => ({ name, label, before, after, better: after < before }));

/** '30 entradas e 12 saídas.' */
export function sizeText({ entering, leaving }: Pick<Proposal, 'entering' | 'leaving'>): string {
  if (entering.length + leaving.length === 0) return 'Ninguém muda de lugar.';
  return `${plural(entering.length, 'entrada', 'entradas')} e ${plural(leaving.length, 'saída', 'saídas')}.`;
}

/** What happens to the empty places of the masses that are incomplete before or after. */
export function emptyPlacesText({ shortages }: Pick<Proposal, 'shortages'>): string {
  const sum = (when: 'before' | 'after') => shortages.reduce((total, shortage) => total + shortage[when], 0);
  const before = sum('before');
  const after = sum('after');
  if (before === 0 && after === 0) return 'Nenhum lugar vazio, antes ou depois.';
  const left =
    after === 0 ? 'nenhum lugar fica vazio' : `${plural(after, 'lugar fica vazio', 'lugares ficam vazios')}`;
  if (before === after) return `${left[0]!.toUpperCase()}${left.slice(1)}, como antes.`;
  return after < before
    ? `Fecha ${plural(before - after, 'lugar vazio', 'lugares vazios')}; ${left}.`
    : `Abre ${plural(after - before, 'lugar', 'lugares')}; ${left}.`;
}
