export interface Kind {
  /** As it is shown to those who ask for help. */
  example: string;
  /**
   * Sentences that mean it, in canonical words (words/words.ts). A part is a word, or several between `|`, followed by `?` (may
   * be left out), `*` (any number) or `+` (one or more). `{P}` is a person and `{PS}` several, `{M}` a mass or a day and
   * `{MS}` several, `{N}` a number and `{NS}` several, `{S}` any verb of serving, being able or having to.
   */
  sentences: string[];
}

/** A part of the table of kinds, its ids kept. */
export const kinds = <Id extends string>(table: Record<Id, Kind>): Record<Id, Kind> => table;
