import { Pin, PinOff, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useChange } from '../../api/queries.ts';
import { hour, longDate } from '../../lib/dates.ts';
import { Avatar, initialsOf } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Muted } from '../../ui/page.tsx';
import type { Mass } from './calendar-model.ts';
import type { Schedule } from './schedule-states.ts';
import styles from './mass-people.module.css';

type Person = Mass['ministers'][number];

const ORIGINS: Record<Person['origin'], string | null> = {
  automatic: null,
  manual: 'posto à mão',
  assistant: 'pelo assistente',
  substitution: 'substituição',
};

/** Who serves at a mass; each may be pinned to it or taken out of it. */
export function MassPeople({
  mass,
  schedule,
  editable,
}: {
  mass: Mass;
  schedule: Pick<Schedule, 'status'>;
  editable: boolean;
}) {
  const [leaving, setLeaving] = useState<Person | null>(null);
  const pin = useChange({
    run: ({ assignmentId, pinned }: Person) =>
      call('PATCH /api/assignments/{id}', { path: { id: assignmentId }, body: { pinned: !pinned } }),
    success: ({ pinned }, { scheduleName }) =>
      pinned
        ? { title: `${scheduleName} fica nesta missa`, description: 'Nenhum cálculo muda este lugar.' }
        : `${scheduleName} pode mudar no próximo cálculo`,
    failure: 'Erro ao fixar',
  });
  const remove = useChange({
    run: ({ assignmentId }: Person) =>
      call('DELETE /api/assignments/{id}', { path: { id: assignmentId }, query: {} }),
    success: (_, { scheduleName }) => `${scheduleName} saiu desta missa`,
    failure: 'Erro ao retirar',
    then: () => setLeaving(null),
  });

  return (
    <section>
      <h3 className={styles.title}>Quem serve</h3>
      {mass.ministers.length === 0 ? (
        <Muted>Ninguém escalado ainda.</Muted>
      ) : (
        <ul className={styles.people}>
          {mass.ministers.map((person) => (
            <li key={person.assignmentId}>
              <Avatar photo={person} letters={initialsOf(person.scheduleName)} size={36} />
              <span className={styles.name}>
                {person.scheduleName}
                <Note person={person} />
              </span>
              {editable && (
                <>
                  <IconButton
                    label={
                      person.pinned
                        ? `Soltar ${person.scheduleName}`
                        : `Fixar ${person.scheduleName} nesta missa`
                    }
                    aria-pressed={person.pinned}
                    disabled={pin.isPending}
                    onClick={() => pin.mutate(person)}
                  >
                    {person.pinned ? <PinOff aria-hidden size={20} /> : <Pin aria-hidden size={20} />}
                  </IconButton>
                  <IconButton label={`Retirar ${person.scheduleName}`} onClick={() => setLeaving(person)}>
                    <X aria-hidden size={20} />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <ConfirmDialog
          open
          onClose={() => setLeaving(null)}
          title={`Retirar ${leaving.scheduleName}`}
          description={
            <p>
              {leaving.scheduleName} deixa a missa de {longDate(mass.date)}, {hour(mass.time)}.
              {schedule.status === 'published' && ' A pessoa é avisada por e-mail.'}
            </p>
          }
          confirm="Retirar da missa"
          destructive
          busy={remove.isPending}
          onConfirm={() => remove.mutate(leaving)}
        />
      )}
    </section>
  );
}

function Note({ person: { origin, pinned } }: { person: Person }) {
  const words = [pinned ? 'fixado' : null, ORIGINS[origin]].filter((word) => word !== null);
  return words.length > 0 && <small>{words.join(', ')}</small>;
}
