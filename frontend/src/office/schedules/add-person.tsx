import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { messageOf } from '../../api/http.ts';
import { useChange } from '../../api/queries.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Muted } from '../../ui/page.tsx';
import type { Mass } from './calendar-model.ts';
import { matching, type Candidate } from './candidates-model.ts';
import type { Schedule } from './schedule-states.ts';
import styles from './add-person.module.css';

const SHOWN_AT_FIRST = 6;

/** People who could still serve at a mass, who serves least first. What forbids it is said by the server. */
export function AddPerson({
  mass,
  candidates,
  schedule,
}: {
  mass: Pick<Mass, 'id'>;
  candidates: readonly Candidate[];
  schedule: Pick<Schedule, 'id' | 'status'>;
}) {
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const add = useChange({
    run: ({ ministerId }: Candidate) =>
      call('POST /api/schedules/{id}/assignments', {
        path: { id: schedule.id },
        body: { slotId: mass.id, ministerId },
      }),
    success: (_, { scheduleName }) => ({
      title: `${scheduleName} entrou nesta missa`,
      ...(schedule.status === 'published' ? { description: 'A pessoa é avisada por e-mail.' } : {}),
    }),
  });
  const found = matching(candidates, typed);
  const shown = all ? found : found.slice(0, SHOWN_AT_FIRST);
  const refused = add.error ? add.variables : undefined;

  return (
    <section className={styles.add}>
      <h3>Incluir ministro</h3>
      <TextField
        label="Procurar pelo nome"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 && (
        <Muted>
          {typed.trim() === ''
            ? 'Ninguém mais se ofereceu para esta escala.'
            : 'Ninguém com este nome se ofereceu para esta escala.'}
        </Muted>
      )}
      <ul className={styles.list}>
        {shown.map((candidate) => (
          <li key={candidate.ministerId}>
            <span className={styles.name}>
              {candidate.scheduleName}
              <small>{noteOf(candidate)}</small>
              {refused?.ministerId === candidate.ministerId && (
                <small role="alert" className={styles.refusal}>
                  {messageOf(add.error)}
                </small>
              )}
            </span>
            <IconButton
              label={`Incluir ${candidate.scheduleName}`}
              disabled={add.isPending}
              onClick={() => add.mutate(candidate)}
            >
              <Plus aria-hidden size={22} />
            </IconButton>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          Mostrar todos ({found.length})
        </Button>
      )}
    </section>
  );
}

function noteOf({ duties, maxDuties, answer, obstacle }: Candidate): string {
  const serves = `serve ${duties} de ${maxDuties}`;
  if (obstacle !== null) return `${serves} · ${obstacle}`;
  if (answer === 'maybe') return `${serves} · respondeu talvez`;
  return answer === 'available' ? `${serves} · respondeu que pode` : serves;
}
