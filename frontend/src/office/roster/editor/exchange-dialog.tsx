import { useApiQuery } from '../../../api/queries.ts';
import { massMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { nameOf, type RosterMass } from './editor-model.ts';
import { PeopleChoice } from './people-choice.tsx';
import { useRosterEditor } from './roster-editor.tsx';

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
          : `Os dois mudam de missa num só passo. ${name} deixa a missa de ${massMoment(from)}.`
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
        {(list) => (
          <Stack>
            <PeopleChoice
              people={list.map((other) => {
                const mass = editor.masses.get(other.slotId);
                return {
                  key: `${other.slotId} ${other.ministerId}`,
                  name: nameOf(editor, other.ministerId),
                  when: mass && !at ? massMoment(mass) : undefined,
                  reason: other.reason,
                  choose: () => exchange(other),
                };
              })}
            />
            {anyway && <Row>{anyway}</Row>}
          </Stack>
        )}
      </QueryState>
    </Dialog>
  );
}
