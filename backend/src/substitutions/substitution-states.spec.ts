import { describe, expect, it } from '@jest/globals';
import type { AppError } from '../platform/errors/app-error.js';
import {
  allows,
  changeSubstitutionStatus,
  EMPTY_PLACE_ACTS,
  EXCHANGE_ACTS,
  isLive,
  type RequestState,
  SUBSTITUTION_ACTS,
  SUBSTITUTION_STATUS_LABELS,
  SUBSTITUTION_STATUSES,
  type SubstitutionAct,
  type SubstitutionActor,
  type SubstitutionStatus,
} from './substitution-states.js';

/** The design's table with ADR 58, written apart from the code: state, actor, act, and the states that may follow. */
const ALLOWED = `
open       asker         withdraw        cancelled
open       coordination  ask-next        offered,exhausted
open       coordination  give            accepted
open       coordination  decline         declined
open       coordination  change-roster   accepted
open       clock         ask-next        offered,exhausted
open       clock         begin-mass      expired
offered    asked         accept          accepted
offered    asked         refuse          offered,exhausted
offered    asker         withdraw        cancelled
offered    coordination  ask-next        offered,exhausted
offered    coordination  give            accepted
offered    coordination  decline         declined
offered    coordination  change-roster   accepted
offered    clock         ask-next        offered,exhausted
offered    clock         begin-mass      expired
exhausted  asked         accept          accepted
exhausted  asked         refuse          exhausted
exhausted  anybody       accept          accepted
exhausted  asker         withdraw        cancelled
exhausted  asker         ask-again       cancelled
exhausted  coordination  give            accepted
exhausted  coordination  leave-empty     accepted
exhausted  coordination  decline         declined
exhausted  coordination  change-roster   accepted
exhausted  clock         begin-mass      expired
accepted   substitute    ask-in-turn     accepted
accepted   coordination  undo-in-editor  accepted`;

/** That of ADR 42: an exchange. */
const ALLOWED_FOR_EXCHANGES = `
open       asker         withdraw        cancelled
open       coordination  ask-next        offered,exhausted
open       coordination  give            accepted
open       coordination  decline         declined
open       coordination  change-roster   accepted
open       clock         ask-next        offered,exhausted
open       clock         begin-mass      expired
offered    asked         accept          accepted
offered    asked         refuse          offered,exhausted
offered    asker         withdraw        cancelled
offered    coordination  give            accepted
offered    coordination  decline         declined
offered    coordination  change-roster   accepted
offered    clock         ask-next        exhausted
offered    clock         begin-mass      expired
exhausted  asked         accept          accepted
exhausted  asked         refuse          exhausted
exhausted  asker         withdraw        cancelled
exhausted  asker         ask-again       cancelled
exhausted  coordination  give            accepted
exhausted  coordination  leave-empty     accepted
exhausted  coordination  decline         declined
exhausted  coordination  change-roster   accepted
exhausted  clock         begin-mass      expired
accepted   substitute    ask-in-turn     accepted
accepted   coordination  undo-in-editor  accepted`;

/** That of ADR 52: the empty places of a mass. */
const ALLOWED_FOR_EMPTY_PLACES = `
open       coordination  ask             offered
open       clock         begin-mass      expired
offered    asked         accept          offered,exhausted,accepted
offered    asked         refuse          offered,exhausted
offered    coordination  ask             offered
offered    clock         begin-mass      expired
exhausted  asked         accept          exhausted,accepted
exhausted  coordination  ask             offered
exhausted  clock         begin-mass      expired
accepted   substitute    ask-in-turn     accepted
accepted   coordination  undo-in-editor  accepted`;

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/) as [SubstitutionStatus, SubstitutionActor, SubstitutionAct, string]);
const all = [ALLOWED, ALLOWED_FOR_EXCHANGES, ALLOWED_FOR_EMPTY_PLACES].flatMap(rowsOf);

const ofSomebody = { minister: {}, returnSlot: null };
const ofExchange = { minister: {}, returnSlot: {} };
const ofEmptyPlaces = { minister: null, returnSlot: null };
const actors = [...new Set(all.map(([, actor]) => actor))];
const acts = [...new Set(all.map(([, , act]) => act))];

const everyCase = SUBSTITUTION_STATUSES.flatMap((from) =>
  actors.flatMap((actor) =>
    acts.flatMap((act) => SUBSTITUTION_STATUSES.map((to) => ({ from, actor, act, to }))),
  ),
);

describe('SUBSTITUTION_ACTS', () => {
  it.each<[string, Omit<RequestState, 'status'>, string]>([
    ['the table of the design', ofSomebody, ALLOWED],
    ['for exchanges, that of ADR 42', ofExchange, ALLOWED_FOR_EXCHANGES],
    ['for empty places, that of ADR 52', ofEmptyPlaces, ALLOWED_FOR_EMPTY_PLACES],
  ])('should be %s, over every state, actor, act and outcome', (_, kind, text) => {
    const allowed = everyCase.filter(({ from, actor, act, to }) => {
      try {
        return changeSubstitutionStatus({ ...kind, status: from }, actor, act, to) === to;
      } catch {
        return false;
      }
    });
    const expected = rowsOf(text).flatMap(([from, actor, act, outcomes]) =>
      outcomes.split(',').map((to) => ({ from, actor, act, to })),
    );
    const words = ({ from, actor, act, to }: (typeof expected)[number]) => `${from} ${actor} ${act} ${to}`;
    expect(allowed.map(words).sort()).toEqual(expected.map(words).sort());
  });

  it.each(SUBSTITUTION_STATUSES.filter(isLive))(
    'should let the asker, the coordination and somebody who would serve end %s without anybody else',
    (status) => {
      const ends = (actor: SubstitutionActor) =>
        Object.values(SUBSTITUTION_ACTS[status][actor] ?? {})
          .flat()
          .some((next) => !isLive(next));
      expect(ends('asker')).toBe(true);
      expect(ends('coordination')).toBe(true);
      expect(ends('clock')).toBe(true);
      if (status !== 'open') expect(ends('asked')).toBe(true);
    },
  );

  it('should leave nobody stuck: every state that is not the end has somebody with a way forward', () => {
    for (const table of [SUBSTITUTION_ACTS, EXCHANGE_ACTS, EMPTY_PLACE_ACTS]) {
      const stuck = SUBSTITUTION_STATUSES.filter((status) => Object.keys(table[status]).length === 0);
      expect(stuck).toEqual(['declined', 'cancelled', 'expired']);
    }
    expect(allows({ ...ofSomebody, status: 'accepted' }, 'substitute', 'ask-in-turn')).toBe(true);
  });

  it('should name both states when it refuses', () => {
    let refusal: AppError | undefined;
    try {
      changeSubstitutionStatus({ ...ofSomebody, status: 'accepted' }, 'coordination', 'give', 'accepted');
    } catch (error) {
      refusal = error as AppError;
    }
    expect(refusal?.status).toBe(422);
    expect(refusal?.message).toContain(`"${SUBSTITUTION_STATUS_LABELS.accepted}"`);
  });
});
