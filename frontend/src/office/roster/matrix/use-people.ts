import { useMemo, useState } from 'react';
import type { Roster, RosterMinister } from '../editor/editor-model.ts';
import { peopleOf, rowsOf, hasOffers, type Choice } from './matrix-model.ts';

export interface People {
  choice: Choice;
  rows: RosterMinister[];
  /** The rows are no longer in the order that was chosen. */
  unordered: boolean;
  choose: (choice: Choice) => void;
}

/** The rows of the matrix: in the order of the moment in which they were chosen, so that nobody jumps while one edits. */
export function usePeople(roster: Roster): People {
  const [{ choice, shown }, setPeople] = useState(() => {
    const first: Choice = { sought: '', offeredOnly: hasOffers(roster), order: 'name' };
    return { choice: first, shown: peopleOf(roster, first) };
  });
  const rows = useMemo(() => rowsOf(roster, shown, choice), [roster, shown, choice]);
  const unordered = useMemo(() => !isOrdered(rows, peopleOf(roster, choice)), [rows, roster, choice]);
  return {
    choice,
    rows,
    unordered,
    choose: (next) => setPeople({ choice: next, shown: peopleOf(roster, next) }),
  };
}

function isOrdered(rows: readonly RosterMinister[], ids: readonly number[]): boolean {
  const chosen = new Set(ids);
  const order = rows.filter(({ id }) => chosen.has(id));
  return ids.every((id, at) => order[at]?.id === id);
}
