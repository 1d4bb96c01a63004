import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
import { massMoment } from '../../../lib/dates.ts';
import { matches } from '../../../lib/matches.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Muted, Row, Stack } from '../../../ui/page.tsx';
import { Shortened } from '../../../ui/shortened.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { nameOf, type RosterMass } from './editor-model.ts';
import { useRosterEditor } from './roster-editor.tsx';
import styles from './choices.module.css';

const FIRST = 8;

/**
 * With whom somebody can change places within the rules, the best exchange first; it is one step of the history. Where
 * somebody is put at a full mass, only its people are asked about.
 */
export default function ExchangeDialog({
  ministerId,
  from,
  at,
  onClose,
  onInstead,
  onAnyway,
}: {
  ministerId: number;
  from: RosterMass;
  /** The full mass; absent: any. */
  at?: RosterMass;
  onClose: () => void;
  /** Going there without an exchange. */
  onAnyway?: () => void;
  /** Another way out of the mass, where nobody can change places; absent: none is offered here. */
  onInstead?: (how: 'move' | 'replace') => void;
}) {
  const editor = useRosterEditor();
  const [typed, setTyped] = useState('');
  const exchanges = useApiQuery(
    '/api/schedules/{id}/roster/exchanges',
    { path: { id: editor.roster.scheduleId }, query: { ministerId, slotId: from.id } },
    { fresh: true },
  );

  function exchange(other: { ministerId: number; slotId: number }): void {
    onClose();
    editor.move(
      { ministerId, from: from.id, to: other.slotId },
      { ministerId: other.ministerId, from: other.slotId, to: from.id },
    );
  }

  const name = nameOf(editor, ministerId);
  const offered = exchanges.isFetchedAfterMount
    ? exchanges.data?.filter(({ slotId }) => at === undefined || slotId === at.id)
    : undefined;
  const anyway = onAnyway && <Button onClick={onAnyway}>Mover assim mesmo…</Button>;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Trocar ${name} com…`}
      description={
        at
          ? `A missa de ${massMoment(at)} está completa. Quem você escolher vai para a de ${massMoment(from)}, num só passo.`
          : `Os dois mudam de missa num só passo. ${name} deixa a de ${massMoment(from)}.`
      }
    >
      <QueryState
        query={{ ...exchanges, data: offered }}
        loading={<SkeletonCards lines={1} />}
        empty={
          <EmptyState
            text={
              at
                ? 'Ninguém desta missa pode trocar dentro das regras.'
                : 'Não há troca possível dentro das regras.'
            }
            action={
              anyway ??
              (onInstead && (
                <Row>
                  <Button onClick={() => onInstead('move')}>Mover…</Button>
                  <Button onClick={() => onInstead('replace')}>Pôr alguém no lugar…</Button>
                </Row>
              ))
            }
          />
        }
      >
        {(list) => {
          const found = list.filter((other) => matches(nameOf(editor, other.ministerId), typed));
          return (
            <Stack>
              {list.length > FIRST && (
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
                    {shown.map((other) => {
                      const mass = editor.masses.get(other.slotId);
                      return (
                        <li key={`${other.slotId} ${other.ministerId}`}>
                          <button type="button" className={styles.target} onClick={() => exchange(other)}>
                            <span className={styles.words}>
                              <strong>{nameOf(editor, other.ministerId)}</strong>
                              {mass && !at && <span className={styles.when}>{massMoment(mass)}</span>}
                              <small>{other.reason}</small>
                            </span>
                            <ArrowRightLeft aria-hidden size={20} />
                          </button>
                        </li>
                      );
                    })}
                  </ul>
                )}
              </Shortened>
              {anyway && <Row>{anyway}</Row>}
            </Stack>
          );
        }}
      </QueryState>
    </Dialog>
  );
}
