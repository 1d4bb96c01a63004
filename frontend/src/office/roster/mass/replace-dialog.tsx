import { useApiQuery } from '../../../api/queries.ts';
import { massMoment } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { PeopleChoice } from '../editor/people-choice.tsx';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { choiceOf, loadText } from './mass-model.ts';

/** Who can take somebody's place within the rules, the best first; one leaves and the other comes in one step. */
export default function ReplaceDialog({
  ministerId,
  mass,
  onClose,
}: {
  ministerId: number;
  mass: RosterMass;
  onClose: () => void;
}) {
  const editor = useRosterEditor();
  const candidates = useApiQuery('/api/slots/{id}/candidates', { path: { id: mass.id } }, { fresh: true });
  const name = nameOf(editor, ministerId);

  function replaceBy(other: number): void {
    onClose();
    editor.move({ ministerId, from: mass.id }, { ministerId: other, to: mass.id });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Pôr alguém no lugar de ${name}`}
      description={`${name} sai da missa de ${massMoment(mass)}, e quem você escolher entra, num só passo.`}
    >
      <QueryState
        query={{ ...candidates, data: candidates.isFetchedAfterMount ? candidates.data : undefined }}
        loading={<SkeletonCards lines={1} />}
      >
        {(list) => {
          const isPresent = (id: number): boolean => editor.place(mass.id, id) !== undefined;
          const { free } = choiceOf(list, [], '', isPresent);
          if (free.length === 0)
            return (
              <EmptyState text="Ninguém pode entrar dentro das regras. Quem tem impedimento está na lista da missa." />
            );
          return (
            <PeopleChoice
              people={free.map(({ ministerId: other, candidate }) => {
                const minister = editor.ministers.get(other);
                return {
                  key: other,
                  name: nameOf(editor, other),
                  reason: candidate?.reason || (minister && loadText(minister)),
                  choose: () => replaceBy(other),
                };
              })}
            />
          );
        }}
      </QueryState>
    </Dialog>
  );
}
