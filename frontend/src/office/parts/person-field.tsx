import { useRef, useState, type KeyboardEvent } from 'react';
import { matches, plain } from '../../lib/matches.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Muted } from '../../ui/page.tsx';
import styles from './person-field.module.css';

const MOST = 6;

/** One of many people, who must be chosen: found by name, in whose place they stand then. */
export function PersonField({
  label,
  people,
  likely = [],
  value,
  onChange,
  error,
}: {
  label: string;
  people: readonly { id: number; name: string }[];
  /** Who it probably is: offered before anything is typed. */
  likely?: readonly number[];
  value: number | null;
  onChange: (id: number | null) => void;
  error: string | undefined;
}) {
  const [typed, setTyped] = useState('');
  // What held the keyboard goes away with each choice.
  const touched = useRef(false);
  const takeKeyboard = (element: HTMLElement | null): void => {
    if (touched.current) element?.focus({ preventScroll: true });
  };
  function choose(id: number | null): void {
    touched.current = true;
    setTyped('');
    onChange(id);
  }

  const chosen = people.find(({ id }) => id === value);
  if (chosen)
    return (
      <div role="group" aria-label={label} className={styles.field}>
        <span className={styles.label}>{label}</span>
        <span className={styles.chosen}>
          <strong>{chosen.name}</strong>
          <Button ref={takeKeyboard} look="quiet" onClick={() => choose(null)}>
            <span>
              Mudar<span className="visually-hidden"> {label.toLowerCase()}</span>
            </span>
          </Button>
        </span>
      </div>
    );

  const isSought = typed.trim() !== '' || people.length <= MOST;
  const found = isSought ? foundIn(people, typed) : people.filter(({ id }) => likely.includes(id));
  const [only] = found.length === 1 ? found : [];
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (only) choose(only.id);
  }
  return (
    <div className={styles.field}>
      <TextField
        ref={takeKeyboard}
        label={label}
        required
        hint={isSought ? undefined : 'Escreva o nome, ou parte dele.'}
        type="search"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      {found.length > 0 && (
        <ul aria-label={`${label}: quem tem este nome`} className={styles.people}>
          {found.slice(0, MOST).map(({ id, name }) => (
            <li key={id}>
              <button type="button" onClick={() => choose(id)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isSought && (
        <p role="status" className={styles.rest}>
          {found.length === 0 && <Muted>Ninguém com este nome.</Muted>}
          {found.length > MOST && <Muted>E mais {found.length - MOST}: escreva mais do nome.</Muted>}
        </p>
      )}
    </div>
  );
}

/** Whose name holds what is typed: first those with a name that begins so. */
function foundIn<Person extends { name: string }>(people: readonly Person[], typed: string): Person[] {
  const begins = ({ name }: Person): boolean =>
    plain(name)
      .split(' ')
      .some((word) => word.startsWith(plain(typed)));
  return people
    .filter(({ name }) => matches(name, typed))
    .sort((one, other) => Number(begins(other)) - Number(begins(one)));
}
