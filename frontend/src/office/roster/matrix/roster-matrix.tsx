import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { MatrixFilters } from './matrix-filters.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { KeyboardHelp, MatrixLegend } from './matrix-legend.tsx';
import { usePeople } from './use-people.ts';

/** The roster as a table of ministers and masses, for those who see it whole: by keyboard, mouse and finger. */
export default function RosterMatrix({ onOpenMass }: { onOpenMass: (slotId: number) => void }) {
  const { roster, mayEdit } = useRosterEditor();
  const people = usePeople(roster);
  const { rows, choice, choose } = people;
  if (roster.masses.length === 0) return <EmptyState text="Nenhuma missa nesta escala ainda." />;
  return (
    <Stack>
      <MatrixFilters people={people} />
      {rows.length === 0 ? (
        <EmptyState
          text={choice.sought.trim() === '' ? 'Nenhum ministro para mostrar.' : 'Ninguém com este nome.'}
          action={
            choice.offeredOnly && (
              <Button onClick={() => choose({ ...choice, offeredOnly: false })}>
                Procurar também em quem não se ofereceu
              </Button>
            )
          }
        />
      ) : (
        <>
          <MatrixLegend />
          <MatrixGrid rows={rows} onOpenMass={onOpenMass} />
          <KeyboardHelp mayEdit={mayEdit} />
        </>
      )}
    </Stack>
  );
}
