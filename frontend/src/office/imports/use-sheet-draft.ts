import { useState } from 'react';
import { useApiMutation } from '../../api/queries.ts';
import { useDraft } from '../../lib/drafts.ts';

/**
 * A spreadsheet from its reading to its import: the draft that is corrected, what the server makes of it, and how many
 * came of the last import. The draft stays on the device until everything of it is imported or it is put away.
 */
export function useSheetDraft<Draft, Preview>(kind: string, run: (draft: Draft) => Promise<Preview>) {
  const { value: draft, set: setDraft, forget, restored } = useDraft<Draft | null>(`import.${kind}`, null);
  const [made, setMade] = useState<number | null>(null);
  // What is shown stays while what was corrected is looked at again.
  const [seen, setSeen] = useState<Preview | null>(null);
  const preview = useApiMutation({
    run,
    failure: 'Erro ao conferir a planilha',
    changes: [],
    then: setSeen,
  });
  const begin = (read: Draft | null, count: number | null) => {
    setSeen(null);
    setDraft(read);
    if (read === null) forget();
    setMade(count);
  };
  const check = (changed: Draft) => {
    setDraft(changed);
    preview.mutate(changed);
  };
  return {
    draft,
    made,
    preview: seen,
    busy: preview.isPending,
    restored: restored && draft !== null && made === null,
    /** Begins with another table; null: with none. */
    start: (read: Draft | null) => begin(read, null),
    /** Ends with so many imported; what is still open of the draft stays. */
    finish: (count: number, open: Draft | null) => {
      if (open === null) {
        begin(null, count);
        return;
      }
      setMade(count);
      check(open);
    },
    /** What was corrected is looked at again. */
    check,
    /** What was corrected takes the preview away. */
    rethink: (changed: Draft) => {
      setSeen(null);
      setDraft(changed);
    },
  };
}
