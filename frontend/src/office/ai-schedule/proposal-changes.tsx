import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { hour, longDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { changesByMass, costsOf, type Proposal } from './proposal-model.ts';
import styles from './proposal-changes.module.css';

const SHOWN_AT_FIRST = 4;

/** The proposal in full: what it gains and costs, and, mass by mass, who enters and who leaves. */
export function ProposalChanges({ proposal }: { proposal: Proposal }) {
  const [all, setAll] = useState(false);
  const changes = changesByMass(proposal);
  const costs = costsOf(proposal);
  const shown = all ? changes : changes.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      {costs.length > 0 && (
        <ul className={styles.costs}>
          {costs.map(({ name, label, before, after, better }) => (
            <li key={name} data-better={better}>
              {better ? <ArrowDown aria-hidden size={16} /> : <ArrowUp aria-hidden size={16} />}
              <span>
                {label}: de {before} para <strong>{after}</strong>{' '}
                <small>({better ? 'melhora' : 'piora'})</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <ul className={styles.masses}>
          {shown.map(({ slotId, date, time, description, entering, leaving }) => (
            <li key={slotId}>
              <p className={styles.mass}>
                <strong>
                  {longDate(date)}, {hour(time)}
                </strong>{' '}
                {description}
              </p>
              <Names word="Entra" words="Entram" names={entering} />
              <Names word="Sai" words="Saem" names={leaving} />
            </li>
          ))}
        </ul>
      )}
      {changes.length > SHOWN_AT_FIRST && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Mostrar menos' : `Mostrar todas as ${changes.length} missas`}
        </Button>
      )}
    </>
  );
}

function Names({ word, words, names }: { word: 'Entra' | 'Sai'; words: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const Mark = word === 'Entra' ? Plus : Minus;
  return (
    <p className={styles.names} data-change={word}>
      <Mark aria-hidden size={16} />
      <span>
        <span className={styles.word}>{names.length === 1 ? word : words}</span> {names.join(', ')}
      </span>
    </p>
  );
}
