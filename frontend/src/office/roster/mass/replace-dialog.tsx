import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
import { massMoment } from '../../../lib/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Muted, Stack } from '../../../ui/page.tsx';
import { Shortened } from '../../../ui/shortened.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { choiceOf, loadText } from './mass-model.ts';
import styles from '../editor/choices.module.css';

const FIRST = 8;

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
  const [typed, setTyped] = useState('');
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
          const free = choiceOf(list, [], '', isPresent).free;
          const found = choiceOf(list, [], typed, isPresent).free;
          if (free.length === 0)
            return (
              <EmptyState text="Ninguém pode entrar dentro das regras. Quem tem impedimento está na lista da missa." />
            );
          return (
            <Stack>
              {free.length > FIRST && (
                <TextField
                  label="Buscar por nome"
                  type="search"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
              )}
              {found.length === 0 && <Muted>Ninguém com este nome.</Muted>}
              <Shortened rows={found} first={FIRST}>
                {(shown) => (
                  <ul className={styles.targets}>
                    {shown.map(({ ministerId: other, candidate }) => {
                      const minister = editor.ministers.get(other);
                      return (
                        <li key={other}>
                          <button type="button" className={styles.target} onClick={() => replaceBy(other)}>
                            <span className={styles.words}>
                              <strong>{candidate?.scheduleName}</strong>
                              <small>{candidate?.reason}</small>
                              {!candidate?.reason && minister && <small>{loadText(minister)}</small>}
                            </span>
                            <ArrowRightLeft aria-hidden size={20} />
                          </button>
                        </li>
                      );
                    })}
                  </ul>
                )}
              </Shortened>
            </Stack>
          );
        }}
      </QueryState>
    </Dialog>
  );
}
