import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { matches } from '../../../lib/matches.ts';
import { TextField } from '../../../ui/field.tsx';
import { Muted, Stack } from '../../../ui/page.tsx';
import { Shortened } from '../../../ui/shortened.tsx';
import styles from './choices.module.css';

const FIRST = 8;

export interface Chosen {
  key: string | number;
  name: string;
  /** Of another mass; absent: it is known. */
  when?: string | undefined;
  reason: string | undefined;
  choose: () => void;
}

/** People of whom one changes places with somebody, the best first; many are found by name. */
export function PeopleChoice({ people }: { people: readonly Chosen[] }) {
  const [typed, setTyped] = useState('');
  const found = people.filter(({ name }) => matches(name, typed));
  return (
    <Stack>
      {people.length > FIRST && (
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
            {shown.map(({ key, name, when, reason, choose }) => (
              <li key={key}>
                <button type="button" className={styles.target} onClick={choose}>
                  <span className={styles.words}>
                    <strong>{name}</strong>
                    {when && <span className={styles.when}>{when}</span>}
                    {reason && <small>{reason}</small>}
                  </span>
                  <ArrowRightLeft aria-hidden size={20} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Shortened>
    </Stack>
  );
}
