import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { hour, longDate, massMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Muted, Row, Stack } from '../../../ui/page.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { obstaclesIn, targetsOf, type Target } from '../drag/targets-model.ts';
import { useTargets } from '../drag/use-targets.ts';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { MassCount } from '../calendar/mass-count.tsx';
import ExchangeDialog from '../editor/exchange-dialog.tsx';
import styles from '../editor/choices.module.css';

/** Where somebody could go instead: first the masses against which nothing speaks. */
export default function MoveDialog({
  ministerId,
  from,
  onClose,
  onInstead,
}: {
  ministerId: number;
  from: RosterMass;
  onClose: () => void;
  /** Another way out of the mass, where there is no place to move to. */
  onInstead: (how: 'exchange' | 'replace') => void;
}) {
  const editor = useRosterEditor();
  const mover = { ministerId, from: from.id };
  const targets = useTargets(mover);
  const [full, setFull] = useState<RosterMass | null>(null);

  function moveTo({ id }: RosterMass): void {
    onClose();
    editor.move({ ministerId, from: from.id, to: id });
  }

  if (full)
    return (
      <ExchangeDialog
        ministerId={ministerId}
        from={from}
        at={full}
        onClose={onClose}
        onAnyway={() => moveTo(full)}
      />
    );

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Mover ${nameOf(editor, ministerId)}`}
      description={`Sai da missa de ${massMoment(from)}, e entra na que você escolher.`}
    >
      <QueryState query={targets} loading={<SkeletonCards lines={1} />}>
        {(list) => (
          <Choice
            {...targetsOf(editor, mover, obstaclesIn(list))}
            onChoose={({ mass }) => moveTo(mass)}
            onExchange={({ mass }) => setFull(mass)}
            onInstead={onInstead}
          />
        )}
      </QueryState>
    </Dialog>
  );
}

function Choice({
  fitting,
  full,
  blocked,
  onChoose,
  onExchange,
  onInstead,
}: ReturnType<typeof targetsOf> & {
  onChoose: (target: Target) => void;
  /** A full mass, where somebody's place is to be taken. */
  onExchange: (target: Target) => void;
  onInstead: (how: 'exchange' | 'replace') => void;
}) {
  return (
    <Stack>
      {fitting.length > 0 && <Targets targets={fitting} onChoose={onChoose} />}
      {fitting.length === 0 && full.length > 0 && <Muted>Nenhuma outra missa tem lugar vazio.</Muted>}
      {fitting.length === 0 && full.length === 0 && (
        <EmptyState
          text="Nenhuma outra missa serve."
          action={
            <Row>
              <Button onClick={() => onInstead('exchange')}>Trocar com…</Button>
              <Button onClick={() => onInstead('replace')}>Pôr alguém no lugar…</Button>
            </Row>
          }
        />
      )}
      {full.length > 0 && (
        <Disclosure
          summary={`Missas completas: trocar com alguém (${full.length})`}
          open={fitting.length === 0}
        >
          <Targets targets={full.map(({ mass }) => ({ mass, obstacles: [] }))} onChoose={onExchange} />
        </Disclosure>
      )}
      {blocked.length > 0 && (
        <Disclosure summary={`Missas que não servem (${blocked.length})`}>
          <Targets targets={blocked} onChoose={onChoose} />
        </Disclosure>
      )}
    </Stack>
  );
}

function Targets({ targets, onChoose }: { targets: readonly Target[]; onChoose: (target: Target) => void }) {
  return (
    <ul className={styles.targets}>
      {targets.map((target) => (
        <li key={target.mass.id}>
          <button type="button" className={styles.target} onClick={() => onChoose(target)}>
            <span className={styles.words}>
              <span className={styles.when}>
                {longDate(target.mass.date)}, <strong>{hour(target.mass.time)}</strong>
              </span>
              <small>{target.mass.description}</small>
              {target.obstacles.length > 0 && (
                <small className={styles.obstacles}>{target.obstacles.join('; ')}</small>
              )}
            </span>
            <MassCount mass={target.mass} />
            <ChevronRight aria-hidden size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
