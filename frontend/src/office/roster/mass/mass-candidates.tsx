import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Muted } from '../../../ui/page.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import { DraggableRow } from '../drag/draggable-person.tsx';
import type { RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { Concerns } from './concerns.tsx';
import { choiceOf, concernsOf, loadText, type Candidate } from './mass-model.ts';
import styles from './mass-candidates.module.css';

const POSSIBLE_AT_FIRST = 8;
const BLOCKED_SHOWN = 3;

/** People who could still serve at a mass, who should serve next first, and what speaks against the others. */
export function MassCandidates({ mass, draggable }: { mass: RosterMass; draggable: boolean }) {
  const candidates = useApiQuery('/api/slots/{id}/candidates', { path: { id: mass.id } }, { fresh: true });
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.add}>
      <h3 ref={title} tabIndex={-1}>
        Incluir ministro
      </h3>
      <QueryState
        query={candidates}
        loading={<SkeletonCards lines={1} />}
        empty={<EmptyState text="Nenhum ministro ativo ainda." />}
      >
        {(list) => (
          <Choice
            mass={mass}
            candidates={list}
            draggable={draggable}
            // The row that was pressed goes away.
            onAdded={() => title.current?.focus({ preventScroll: true })}
          />
        )}
      </QueryState>
    </section>
  );
}

function Choice({
  mass,
  candidates,
  draggable,
  onAdded,
}: {
  mass: RosterMass;
  candidates: readonly Candidate[];
  draggable: boolean;
  onAdded: () => void;
}) {
  const editor = useRosterEditor();
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const { possible, blocked } = choiceOf(
    candidates,
    typed,
    (ministerId) => editor.place(mass.id, ministerId) !== undefined,
  );
  const count = possible.length + blocked.length;
  const first = all ? possible : possible.slice(0, POSSIBLE_AT_FIRST);
  const others = all ? blocked : blocked.slice(0, BLOCKED_SHOWN);
  const rowOf = (candidate: Candidate) => (
    <Row
      key={candidate.ministerId}
      candidate={candidate}
      draggable={draggable}
      onAdd={() => {
        onAdded();
        editor.move({ ministerId: candidate.ministerId, to: mass.id });
      }}
    />
  );
  return (
    <>
      <TextField
        label="Procurar pelo nome"
        type="search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {count === 0 && (
        <Muted>{typed.trim() === '' ? 'Todos já servem nesta missa.' : 'Ninguém com este nome.'}</Muted>
      )}
      {first.length > 0 && <ul className={styles.list}>{first.map(rowOf)}</ul>}
      {others.length > 0 && (
        <>
          <h4 className={styles.subtitle}>Com impedimento</h4>
          <ul className={styles.list} data-blocked>
            {others.map(rowOf)}
          </ul>
        </>
      )}
      {count > first.length + others.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          Mostrar todos ({count})
        </Button>
      )}
    </>
  );
}

function Row({
  candidate,
  draggable,
  onAdd,
}: {
  candidate: Candidate;
  draggable: boolean;
  onAdd: () => void;
}) {
  const { ministers, busy } = useRosterEditor();
  const { ministerId, scheduleName, possible, reason } = candidate;
  const minister = ministers.get(ministerId);
  const words = (
    <span className={styles.name}>
      {scheduleName}
      {possible && <small>{reason}</small>}
      {minister && <small>{loadText(minister)}</small>}
      <Concerns concerns={concernsOf(candidate)} />
    </span>
  );
  return (
    <li>
      {draggable ? <DraggableRow mover={{ ministerId }}>{words}</DraggableRow> : words}
      <IconButton label={`Incluir ${scheduleName}`} disabled={busy} onClick={onAdd}>
        <Plus aria-hidden size={22} />
      </IconButton>
    </li>
  );
}
