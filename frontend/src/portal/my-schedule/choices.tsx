import { useState } from 'react';
import { massMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { Muted } from '../../ui/page.tsx';
import { FEW, groupsOf, wordsOf, type Choice } from './substitution-choices.ts';
import styles from './choices.module.css';

/** The list that held the keyboard is gone. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

/** One of many to choose: a search, the likely ones, and the others by day. What is chosen takes the list's place. */
export function Choices({
  choices,
  value,
  onChange,
}: {
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const chosen = choices.find((choice) => choice.value === value);
  if (chosen)
    return (
      <div className={styles.chosen}>
        <Words name={chosen.name} words={chosen.mass ? massMoment(chosen.mass) : ''} />
        <Button ref={takeFocus} look="quiet" onClick={() => onChange('')}>
          Escolher outra
        </Button>
      </div>
    );
  const groups = groupsOf(choices, typed);
  return (
    <>
      {choices.length > FEW && (
        <TextField
          label={choices[0]?.mass ? 'Buscar por nome ou por dia' : 'Buscar por nome'}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {groups.length === 0 && <Muted>Ninguém assim.</Muted>}
      {groups.map((group) => (
        <Disclosure
          key={`${group.title} ${group.open}`}
          open={group.open}
          summary={
            <span className={styles.title}>
              {group.title} ({group.choices.length})
            </span>
          }
        >
          <ul className={styles.choices}>
            {group.choices.map((choice) => (
              <li key={choice.value}>
                <button type="button" onClick={() => onChange(choice.value)}>
                  <Words name={choice.name} words={wordsOf(choice, group)} />
                </button>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </>
  );
}

const Words = ({ name, words }: { name: string; words: string }) => (
  <span className={styles.words}>
    <strong>{name}</strong>
    {words && <small>{words}</small>}
  </span>
);
