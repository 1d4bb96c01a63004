import { Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../shared/session.tsx';
import { isInstalled } from '../../lib/install.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { isNew, openedSteps, remember, STEPS } from './first-days-model.ts';
import styles from './dashboard.module.css';

/** What is worth doing in the first weeks; a step that was taken is ticked, and all of it can be put away. */
export function FirstDays() {
  const { id, createdAt, profileImageUrl } = useUser();
  const [opened, setOpened] = useState(() => openedSteps(id));
  const done = (step: string): boolean =>
    opened.includes(step) ||
    (step === 'photo' && profileImageUrl !== null) ||
    (step === 'install' && isInstalled());
  const take = (...steps: string[]) => setOpened(remember(id, [...opened, ...steps]));
  if (!isNew(createdAt, Date.now()) || STEPS.every(({ step }) => done(step))) return null;
  return (
    <Card
      title="Primeiros dias"
      actions={
        <Button look="quiet" className={styles.all} onClick={() => take(...STEPS.map(({ step }) => step))}>
          Dispensar
        </Button>
      }
    >
      <ul className={styles.list}>
        {STEPS.map(({ step, label, words, to }) => (
          <li key={step}>
            <h3>
              {to ? (
                <Link to={to} className={styles.title} onClick={() => take(step)}>
                  {label}
                </Link>
              ) : (
                label
              )}
              {done(step) && (
                <>
                  {' '}
                  <Check aria-hidden size={18} />
                  <span className="visually-hidden">feito</span>
                </>
              )}
            </h3>
            <p className={styles.caption}>{words}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
