import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { massMoment } from '../../lib/dates.ts';
import { call } from '../../api/client.ts';
import { refresh, useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Muted } from '../../ui/page.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Reach } from '../../ui/reach.tsx';
import { WhatsAppButton } from '../../ui/whatsapp-button.tsx';
import { AskButton } from '../roster/mass/ask-button.tsx';
import { questionWords } from '../roster/mass/mass-model.ts';
import { RefusalButton } from '../substitutions/refusal-button.tsx';
import { serveText, type DayCandidate, type DayShortage } from './day-model.ts';
import styles from './day.module.css';

/** Who could fill an empty place: to be put there, asked, or called. */
export function ShortageCandidates({
  shortage,
  all,
}: {
  shortage: DayShortage;
  /** The way to everybody else. */
  all: ReactNode;
}) {
  const [chosen, setChosen] = useState<DayCandidate | null>(null);
  return (
    <>
      {shortage.candidates.length === 0 ? (
        <Muted>Ninguém pode agora sem mudar outra missa.</Muted>
      ) : (
        <ul className={styles.people}>
          {shortage.candidates.map((candidate) => (
            <li key={candidate.ministerId}>
              <Candidate shortage={shortage} candidate={candidate} onPut={() => setChosen(candidate)} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.all}>{all}</div>
      {chosen && <PutDialog shortage={shortage} candidate={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Candidate({
  shortage,
  candidate: { ministerId, scheduleName, phone, offered, askedAt, answer, questionId },
  onPut,
}: {
  shortage: DayShortage;
  candidate: DayCandidate;
  onPut: () => void;
}) {
  return (
    <>
      <span className={styles.name}>
        {scheduleName}
        {askedAt !== null ? (
          <small>{questionWords({ askedAt, answer })}</small>
        ) : (
          !offered && <small>não respondeu sobre esta missa</small>
        )}
      </span>
      {phone && <PhoneLink name={scheduleName} phone={phone} />}
      {askedAt === null && (
        <span className={styles.ask}>
          <AskButton slotId={shortage.slotId} ministerId={ministerId} name={scheduleName} />
        </span>
      )}
      {questionId !== null && (
        <span className={styles.ask}>
          <RefusalButton offerId={questionId} name={scheduleName} />
        </span>
      )}
      {phone && (
        <span className={styles.write}>
          <WhatsAppButton name={scheduleName} phone={phone} text={serveText(scheduleName, shortage)}>
            <MessageCircle aria-hidden size={22} />
            <span className="visually-hidden">WhatsApp</span>
          </WhatsAppButton>
        </span>
      )}
      {offered && (
        <span className={styles.put}>
          <Button aria-label={`Pôr ${scheduleName}`} onClick={onPut}>
            Pôr
          </Button>
        </span>
      )}
    </>
  );
}

/** A published roster is known to its people: putting somebody there sends mail, so it asks first. */
function PutDialog({
  shortage,
  candidate: { ministerId, scheduleName, phone },
  onClose,
}: {
  shortage: DayShortage;
  candidate: DayCandidate;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [confirmed, setConfirmed] = useState(false);
  const put = useApiMutation({
    run: () =>
      call('POST /api/schedules/{id}/roster/moves', {
        path: { id: shortage.scheduleId },
        body: {
          revision: shortage.revision,
          moves: [{ ministerId, to: shortage.slotId }],
          ...(confirmed && { confirmed }),
        },
      }),
    success: {
      title: `${scheduleName} entrou na missa de ${massMoment(shortage)}`,
      description: 'A pessoa é avisada por e-mail.',
    },
    failure: 'A escala não foi mudada',
    then: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Pôr ${scheduleName}?`}
      description={`Entra na missa de ${massMoment(shortage)}, e é avisada por e-mail agora. No editor da escala você pode desfazer.`}
      confirm="Pôr e avisar"
      busy={put.isPending}
      onConfirm={() =>
        put.mutate(undefined, {
          // Somebody else changed the roster meanwhile: the list is asked anew.
          onError: () => {
            void refresh(client);
            onClose();
          },
        })
      }
    >
      <Reach name={scheduleName} phone={phone} text={serveText(scheduleName, shortage)} />
      <Checkbox
        label={`${scheduleName} já confirmou por telefone`}
        checked={confirmed}
        onChange={({ target }) => setConfirmed(target.checked)}
      />
    </ConfirmDialog>
  );
}
