import { useState } from 'react';
import { useApiMutation } from '../../api/queries.ts';

/**
 * A spreadsheet from its reading to its import: the draft that is corrected, what the server makes of it, and how many
 * came of the last import.
 */
export function useSheetDraft<Draft, Preview>(run: (draft: Draft) => Promise<Preview>) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [made, setMade] = useState<number | null>(null);
  const preview = useApiMutation({ run, failure: 'Erro ao conferir a planilha', changes: [] });
  const begin = (read: Draft | null, count: number | null) => {
    preview.reset();
    setDraft(read);
    setMade(count);
  };
  return {
    draft,
    made,
    preview,
    /** Begins with another table; null: with none. */
    start: (read: Draft | null) => begin(read, null),
    /** Ends with so many imported. */
    finish: (count: number) => begin(null, count),
    /** What was corrected is looked at again. */
    check: (changed: Draft) => {
      setDraft(changed);
      preview.mutate(changed);
    },
    /** What was corrected takes the preview away. */
    rethink: (changed: Draft) => {
      preview.reset();
      setDraft(changed);
    },
  };
}
