import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Muted } from '../../ui/page.tsx';
import { WhatsAppButton } from '../../ui/whatsapp-button.tsx';
import { massMoment } from '../confirmations/confirmations-model.ts';
import { AskButton } from '../roster/mass/ask-button.tsx';
import { questionWords } from '../roster/mass/mass-model.ts';
import { RefusalButton } from '../roster/mass/refusal-button.tsx';
import { serveText, type DayCandidate, type DayHole } from './day-model.ts';
import styles from './day.module.css';

/** Who could fill a hole: to be put there, asked, or called. */
export function HoleCandidates({ hole }: { hole: DayHole }) {
  const [chosen, setChosen] = useState<DayCandidate | null>(null);
  if (hole.candidates.length === 0) return <Muted>Ninguém pode agora sem mudar outra missa.</Muted>;
  return (
    <>
      <ul className={styles.people}>
        {hole.candidates.map((candidate) => (
          <li key={candidate.ministerId}>
            <Candidate hole={hole} candidate={candidate} onPut={() => setChosen(candidate)} />
          </li>
        ))}
      </ul>
      {chosen && <PutDialog hole={hole} candidate={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function Candidate({
  hole,
  candidate: { ministerId, scheduleName, phone, offered, askedAt, answer, questionId },
  onPut,
}: {
  hole: DayHole;
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
      <span className={styles.acts}>
        {askedAt === null && <AskButton slotId={hole.slotId} ministerId={ministerId} name={scheduleName} />}
        {questionId !== null && <RefusalButton offerId={questionId} name={scheduleName} />}
        {phone && (
          <WhatsAppButton name={scheduleName} phone={phone} text={serveText(scheduleName, hole)}>
            <MessageCircle aria-hidden size={22} />
            <span className="visually-hidden">WhatsApp</span>
          </WhatsAppButton>
        )}
        {offered && (
          <Button aria-label={`Pôr ${scheduleName}`} onClick={onPut}>
            Pôr
          </Button>
        )}
      </span>
    </>
  );
}

/** A published roster is known to its people: putting somebody there sends mail, so it asks first. */
function PutDialog({
  hole,
  candidate: { ministerId, scheduleName },
  onClose,
}: {
  hole: DayHole;
  candidate: DayCandidate;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const put = useApiMutation({
    run: () =>
      call('POST /api/schedules/{id}/roster/moves', {
        path: { id: hole.scheduleId },
        body: { revision: hole.revision, moves: [{ ministerId, to: hole.slotId }] },
      }),
    success: {
      title: `${scheduleName} entrou na missa de ${massMoment(hole)}`,
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
      description={`Entra na missa de ${massMoment(hole)}, e é avisada por e-mail agora. No editor da escala você pode desfazer.`}
      confirm="Pôr e avisar"
      busy={put.isPending}
      onConfirm={() =>
        put.mutate(undefined, {
          // Somebody else changed the roster meanwhile: the list is asked anew.
          onError: () => {
            void client.invalidateQueries();
            onClose();
          },
        })
      }
    />
  );
}
