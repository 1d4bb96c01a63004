import { notPossible } from '../platform/errors/app-error.js';

export const SUBSTITUTION_STATUSES = [
  'open',
  'offered',
  'exhausted',
  'accepted',
  'declined',
  'cancelled',
  'expired',
] as const;
export type SubstitutionStatus = (typeof SUBSTITUTION_STATUSES)[number];

export const SUBSTITUTION_STATUS_LABELS: Record<SubstitutionStatus, string> = {
  open: 'Aberto',
  offered: 'Oferecido',
  exhausted: 'Ninguém pôde',
  accepted: 'Aceito',
  declined: 'Recusado',
  cancelled: 'Cancelado',
  expired: 'Expirado',
};

/** States in which a request still seeks somebody; in all others it is closed. */
export const LIVE_STATUSES = ['open', 'offered', 'exhausted'] as const satisfies SubstitutionStatus[];

export const isLive = (status: SubstitutionStatus): boolean =>
  (LIVE_STATUSES as readonly SubstitutionStatus[]).includes(status);

/** `asked`: who was asked; `anybody`: whom no hard rule forbids; `substitute`: who took the place. */
export type SubstitutionActor = 'asker' | 'asked' | 'anybody' | 'substitute' | 'coordination' | 'clock';

/** What the coordination may do on its page. */
export const COORDINATION_ACTS = ['ask-next', 'give', 'leave-empty', 'decline'] as const;
export type CoordinationAct = (typeof COORDINATION_ACTS)[number];

export type SubstitutionAct =
  | CoordinationAct
  | 'ask'
  | 'withdraw'
  | 'ask-again'
  | 'accept'
  | 'refuse'
  | 'ask-in-turn'
  | 'change-roster'
  | 'undo-in-editor'
  | 'begin-mass';

type Acts = Partial<Record<SubstitutionAct, readonly SubstitutionStatus[]>>;

/** Who can do what in each state, and the states that may follow. */
type ActsTable = Readonly<Record<SubstitutionStatus, Partial<Record<SubstitutionActor, Acts>>>>;

/** What can still be done once a request is closed, whoever made it. */
const CLOSED_ACTS = {
  accepted: {
    substitute: { 'ask-in-turn': ['accepted'] },
    coordination: { 'undo-in-editor': ['accepted'] },
  },
  declined: {},
  cancelled: {},
  expired: {},
} as const satisfies Partial<ActsTable>;

/**
 * The table of somebody's request: design, section 15, and ADR 58 for the asker who is taken away in the editor. Asking
 * again closes the request and makes another; a substitute who asks in turn, and a coordinator who undoes it in the
 * editor, leave it as it is.
 */
export const SUBSTITUTION_ACTS: ActsTable = {
  open: {
    asker: { withdraw: ['cancelled'] },
    coordination: {
      'ask-next': ['offered', 'exhausted'],
      give: ['accepted'],
      decline: ['declined'],
      'change-roster': ['accepted'],
    },
    clock: { 'ask-next': ['offered', 'exhausted'], 'begin-mass': ['expired'] },
  },
  offered: {
    asked: { accept: ['accepted'], refuse: ['offered', 'exhausted'] },
    asker: { withdraw: ['cancelled'] },
    coordination: {
      'ask-next': ['offered', 'exhausted'],
      give: ['accepted'],
      decline: ['declined'],
      'change-roster': ['accepted'],
    },
    clock: { 'ask-next': ['offered', 'exhausted'], 'begin-mass': ['expired'] },
  },
  exhausted: {
    asked: { accept: ['accepted'], refuse: ['exhausted'] },
    anybody: { accept: ['accepted'] },
    asker: { withdraw: ['cancelled'], 'ask-again': ['cancelled'] },
    coordination: {
      give: ['accepted'],
      'leave-empty': ['accepted'],
      decline: ['declined'],
      'change-roster': ['accepted'],
    },
    clock: { 'begin-mass': ['expired'] },
  },
  ...CLOSED_ACTS,
};

/**
 * The table of an exchange (ADR 42): it asks one person, once, and nobody else comes by themselves; when that person has
 * not accepted, it waits for the asker or the coordination.
 */
export const EXCHANGE_ACTS: ActsTable = {
  ...SUBSTITUTION_ACTS,
  offered: {
    ...SUBSTITUTION_ACTS.offered,
    coordination: { give: ['accepted'], decline: ['declined'], 'change-roster': ['accepted'] },
    clock: { 'ask-next': ['exhausted'], 'begin-mass': ['expired'] },
  },
  exhausted: { ...SUBSTITUTION_ACTS.exhausted, anybody: {} },
};

/**
 * The table of the empty places of one mass, about which the coordination asks one person after another: open only while
 * it is being made, offered while an answer is awaited, exhausted when all have answered and a place is still empty,
 * accepted when none is.
 */
export const EMPTY_PLACE_ACTS: ActsTable = {
  open: { coordination: { ask: ['offered'] }, clock: { 'begin-mass': ['expired'] } },
  offered: {
    asked: { accept: ['offered', 'exhausted', 'accepted'], refuse: ['offered', 'exhausted'] },
    coordination: { ask: ['offered'] },
    clock: { 'begin-mass': ['expired'] },
  },
  exhausted: {
    asked: { accept: ['exhausted', 'accepted'] },
    coordination: { ask: ['offered'] },
    clock: { 'begin-mass': ['expired'] },
  },
  ...CLOSED_ACTS,
};

/** What decides which table a request obeys, and where it stands in it. */
export interface RequestState {
  status: SubstitutionStatus;
  /** Null: it is about empty places. */
  minister: unknown;
  /** Null: no exchange. */
  returnSlot: unknown;
}

function tableOf({ minister, returnSlot }: RequestState): ActsTable {
  if (minister === null) return EMPTY_PLACE_ACTS;
  return returnSlot === null ? SUBSTITUTION_ACTS : EXCHANGE_ACTS;
}

/** Whether somebody can do this with a request as it stands. */
export function allows(request: RequestState, actor: SubstitutionActor, act: SubstitutionAct): boolean {
  return tableOf(request)[request.status][actor]?.[act] !== undefined;
}

/** Applies the request's table. @returns the new state. @throws AppError 422 when the table forbids it. */
export function changeSubstitutionStatus(
  request: RequestState,
  actor: SubstitutionActor,
  act: SubstitutionAct,
  to: SubstitutionStatus,
): SubstitutionStatus {
  const table = tableOf(request);
  const from = request.status;
  if (table[from][actor]?.[act]?.includes(to)) return to;
  if (table === EXCHANGE_ACTS && act === 'ask-next' && isLive(from))
    throw notPossible(
      'not-allowed-now',
      'Uma troca é proposta a uma só pessoa, e ela já foi perguntada. Se ela não puder, escolha outro substituto ou diga que não há quem substitua.',
    );
  const label = (status: SubstitutionStatus) => SUBSTITUTION_STATUS_LABELS[status];
  throw notPossible(
    'not-allowed-now',
    `Este pedido está em "${label(from)}" e não pode passar para "${label(to)}".`,
  );
}
