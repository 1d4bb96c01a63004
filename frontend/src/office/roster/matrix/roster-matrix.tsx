import { ArrowDownUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNarrow } from '../../../lib/use-narrow.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx';
import { Stack } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Roster, RosterMinister } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { KeyboardHelp, MatrixLegend } from './matrix-legend.tsx';
import { hasOffers, ORDERS, peopleOf, rowsOf, type Choice } from './matrix-model.ts';
import styles from './roster-matrix.module.css';

/** The roster as a table of ministers and masses, for those who see it whole: by keyboard, mouse and finger. */
export default function RosterMatrix({ onOpenMass }: { onOpenMass: (slotId: number) => void }) {
  const { roster, mayEdit } = useRosterEditor();
  const people = usePeople(roster);
  const { rows, choice, choose } = people;
  return (
    <div className={styles.matrix}>
      <div className={styles.fixed}>
        <MatrixFilters people={people} mayEdit={mayEdit} />
        {rows.length === 0 && (
          <EmptyState
            text={choice.sought.trim() === '' ? 'Nenhum ministro para mostrar.' : 'Ninguém com este nome.'}
            action={
              choice.offeredOnly && (
                <Button onClick={() => choose({ ...choice, offeredOnly: false })}>
                  Buscar também em quem não se ofereceu
                </Button>
              )
            }
          />
        )}
      </div>
      {rows.length > 0 && <MatrixGrid rows={rows} onOpenMass={onOpenMass} />}
    </div>
  );
}

/** Which people are shown, and in which order; on a phone what is rarely wanted is folded away, before the people. */
function MatrixFilters({
  people: { choice, unordered, choose },
  mayEdit,
}: {
  people: People;
  mayEdit: boolean;
}) {
  const narrow = useNarrow();
  const order = (
    <>
      <SelectField
        label="Ordenar por"
        value={choice.order}
        options={ORDERS}
        onChange={({ target }) => choose({ ...choice, order: target.value as Choice['order'] })}
      />
      <Checkbox
        label="Só quem se ofereceu"
        checked={choice.offeredOnly}
        onChange={({ target }) => choose({ ...choice, offeredOnly: target.checked })}
      />
    </>
  );
  return (
    <div role="search" aria-label="Filtrar ministros" className={styles.filters}>
      <TextField
        type="search"
        label={<span className="visually-hidden">Buscar por nome</span>}
        placeholder="Buscar por nome"
        value={choice.sought}
        onChange={({ target }) => choose({ ...choice, sought: target.value })}
      />
      {!narrow && order}
      <div className={styles.help}>
        {narrow ? (
          <Disclosure summary="Ordem e legenda">
            <Stack>
              {order}
              <MatrixLegend />
              <KeyboardHelp mayEdit={mayEdit} />
            </Stack>
          </Disclosure>
        ) : (
          <>
            <Disclosure summary="Legenda">
              <MatrixLegend />
            </Disclosure>
            <KeyboardHelp mayEdit={mayEdit} />
          </>
        )}
      </div>
      {unordered && (
        <Button look="quiet" onClick={() => choose(choice)}>
          <ArrowDownUp aria-hidden size={20} />
          Ordenar de novo
        </Button>
      )}
    </div>
  );
}

interface People {
  choice: Choice;
  rows: RosterMinister[];
  /** The rows are no longer in the order that was chosen. */
  unordered: boolean;
  choose: (choice: Choice) => void;
}

/** The rows of the matrix: in the order of the moment in which they were chosen, so that nobody jumps while one edits. */
function usePeople(roster: Roster): People {
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
