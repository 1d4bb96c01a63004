import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Avatar, initialsOf } from '../../../ui/avatar.tsx';
import { Field } from '../../../ui/field.tsx';
import { matching, nameOf, type Person } from './family-model.ts';
import styles from './minister-combobox.module.css';

/** A choice among hundreds of people by typing a part of the name (WAI-ARIA combobox with a list). */
export function MinisterCombobox({
  label,
  people,
  chosen,
  onChoose,
  error,
}: {
  label: string;
  people: readonly Person[];
  chosen: Person | null;
  onChoose: (person: Person | null) => void;
  error?: string | undefined;
}) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = matching(people, typed);
  const current = found[Math.min(active, found.length - 1)];

  function choose(person: Person): void {
    onChoose(person);
    setTyped('');
    setOpen(false);
  }

  function type(text: string): void {
    setTyped(text);
    setActive(0);
    setOpen(true);
    onChoose(null);
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      if (open) setActive(Math.min(found.length - 1, Math.max(0, active + step)));
    } else if (event.key === 'Enter' && open && current) {
      event.preventDefault();
      choose(current);
    }
  }

  useEffect(() => {
    if (!open) return;
    // Heard before the dialog around it, so that Escape closes the list alone.
    const close = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    };
    addEventListener('keydown', close, { capture: true });
    return () => removeEventListener('keydown', close, { capture: true });
  }, [open]);

  const optionId = (person: Person) => `${listId}-${person.id}`;

  return (
    <Field label={label} hint="Digite parte do nome." error={error} required>
      {(wiring) => (
        <div className={styles.combobox}>
          <input
            {...wiring}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && current ? optionId(current) : undefined}
            autoComplete="off"
            required
            className={styles.input}
            value={chosen ? nameOf(chosen) : typed}
            onChange={({ target }) => type(target.value)}
            onClick={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onKeyDown={press}
          />
          {open && (
            <ul id={listId} role="listbox" aria-label={label} className={styles.list}>
              {found.map((person) => (
                <li
                  key={person.id}
                  id={optionId(person)}
                  ref={person === current ? showOption : undefined}
                  role="option"
                  aria-selected={person === current}
                  // The input keeps the keyboard, and with it the list stays open until the click arrives.
                  onPointerDown={(event) => event.preventDefault()}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(person)}
                >
                  <Avatar photo={person} letters={initialsOf(person.scheduleName)} size={32} />
                  <span>{nameOf(person)}</span>
                </li>
              ))}
              {found.length === 0 && <li className={styles.none}>Ninguém com este nome</li>}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}

const showOption = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });
