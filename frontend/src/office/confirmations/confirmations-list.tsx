import { useEffect } from 'react';
import { capital, massMoment } from '../../lib/dates.ts';
import { CONFIRMATION_LABELS } from '../../api/labels.ts';
import { comeTo, isLedTo } from '../../lib/come-to.ts';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import {
  CONFIRMATION_TONES,
  confirmedWords,
  isUnasked,
  unopened,
  type MassConfirmations,
} from './confirmations-model.ts';
import styles from './confirmations.module.css';
import { CannotCome } from './cannot-come.tsx';
import { NoteConfirmation } from './note-confirmation.tsx';
import { WhatsAppQuestion } from './whatsapp-question.tsx';

/** Whom no reminder has reached, then the masses. */
export default function ConfirmationsList({
  id,
  masses,
  day,
}: {
  /** The card's. */
  id: string;
  masses: readonly MassConfirmations[];
  /** The day that a link leads to. */
  day: string | null;
}) {
  useEffect(() => {
    // What comes late would push the page below it, and with it the card, out of sight.
    comeTo(document.getElementById(id));
    if (isLedTo(id)) document.getElementById(`${id}-${day}`)?.scrollIntoView();
  }, [id, day]);
  return (
    <Stack gap={24}>
      <Unopened masses={masses} />
      <div className={styles.masses}>
        {masses.map((mass, index) => (
          <div key={mass.slotId} {...(mass.date !== masses[index - 1]?.date && { id: `${id}-${mass.date}` })}>
            <Mass mass={mass} open={mass.date === day} />
          </div>
        ))}
      </div>
    </Stack>
  );
}

function Unopened({ masses }: { masses: readonly MassConfirmations[] }) {
  const people = unopened(masses);
  return (
    <section>
      <h3>Não abriram o lembrete</h3>
      {people.length === 0 ? (
        <Muted>
          {masses.every((mass) => isUnasked(mass.people))
            ? 'Nenhum lembrete destas missas saiu ainda.'
            : 'Todos os que foram lembrados abriram ou responderam.'}
        </Muted>
      ) : (
        <ul className={styles.people}>
          {people.map(({ mass, person }) => (
            <li key={person.assignmentId}>
              <span>
                <strong>{person.scheduleName}</strong>
                {person.phone && <PhoneLink name={person.scheduleName} phone={person.phone} />}
                <small>{massMoment(mass)}</small>
              </span>
              <span className={styles.acts}>
                <WhatsAppQuestion name={person.scheduleName} phone={person.phone} mass={mass} />
                <NoteConfirmation assignmentId={person.assignmentId} name={person.scheduleName} />
                <CannotCome ministerId={person.ministerId} name={person.scheduleName} mass={mass} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Mass({ mass, open }: { mass: MassConfirmations; open: boolean }) {
  return (
    <Disclosure
      open={open}
      summary={
        <span className={styles.summary}>
          <span>{capital(massMoment(mass))}</span>
          <small>{confirmedWords({ ...mass, people: mass.people.length })}</small>
        </span>
      }
    >
      <ul className={styles.people}>
        {mass.people.map(({ assignmentId, scheduleName, phone, state }) => (
          <li key={assignmentId}>
            <span>
              {scheduleName}
              <Badge tone={CONFIRMATION_TONES[state]}>{CONFIRMATION_LABELS[state]}</Badge>
              {state !== 'asked' && state !== 'confirmed' && phone && (
                <PhoneLink name={scheduleName} phone={phone} />
              )}
            </span>
            <span className={styles.acts}>
              {state !== 'asked' && state !== 'confirmed' && (
                <WhatsAppQuestion name={scheduleName} phone={phone} mass={mass} />
              )}
              {state !== 'asked' && (
                <NoteConfirmation
                  assignmentId={assignmentId}
                  name={scheduleName}
                  isConfirmed={state === 'confirmed'}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
