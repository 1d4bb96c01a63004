import type { RosterMass } from '../editor/editor-model.ts';

export type Shortage = NonNullable<RosterMass['shortage']>;
export type Suggestion = Shortage['suggestions'][number];

/** Masses that lack people for one and the same reason. */
export interface ShortageGroup {
  key: string;
  /** Incomplete masses of the set, by date. */
  masses: RosterMass[];
  /** Names the set where several masses share it; null where one mass stands for itself. */
  title: string | null;
  reason: string;
  suggestions: Suggestion[];
}

/** The incomplete masses that are still to come by what makes them so; whatever is the same for several is told once. */
export function shortageGroups(masses: readonly RosterMass[]): ShortageGroup[] {
  const short = masses.flatMap((mass) =>
    mass.shortage && !mass.begun ? [{ mass, shortage: mass.shortage }] : [],
  );
  const sets = Map.groupBy(short, ({ shortage }) => shortage.slots.toSorted((a, b) => a - b).join());
  return [...sets].map(([key, members]) => {
    const { slots, required, available, reason } = members[0]!.shortage;
    const suggestions = new Map(
      members.flatMap(({ shortage }) =>
        shortage.suggestions.map((suggestion) => [suggestion.message, suggestion]),
      ),
    );
    const missing = required - available;
    return {
      key,
      masses: members.map(({ mass }) => mass),
      title:
        members.length > 1
          ? `Nestas ${slots.length} missas juntas ${missing === 1 ? 'falta 1' : `faltam ${missing}`}:`
          : null,
      reason,
      suggestions: [...suggestions.values()],
    };
  });
}
