import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import styles from './remind-button.module.css';
import { remindWords } from './questionnaire-model.ts';
import { useRemind } from './use-questionnaires.ts';

const RemindSomeDialog = lazyPage(() => import('./remind-some-dialog.tsx'), null);

/** Reminds those who have not answered a questionnaire, and nobody else: all of them, or those who are chosen. */
export function RemindButton({
  questionnaireId,
  reached,
  look = 'secondary',
}: {
  questionnaireId: number;
  /** How many of those who have not answered a reminder reaches; nobody: they are telephoned. */
  reached: number;
  look?: 'primary' | 'secondary';
}) {
  const [choosing, setChoosing] = useState(false);
  const remind = useRemind(questionnaireId);
  if (reached === 0) return <ToTelephone questionnaireId={questionnaireId} look={look} />;
  const all = (
    <Button look={look} busy={remind.isPending} onClick={() => remind.mutate({})}>
      {!remind.isPending && <BellRing aria-hidden size={20} />}
      {remindWords(reached)}
    </Button>
  );
  if (reached === 1) return all;
  return (
    <div role="group" className={styles.remind}>
      {all}
      <Button onClick={() => setChoosing(true)}>
        <span>
          Escolher quem<span className="visually-hidden"> lembrar</span>
        </span>
      </Button>
      {choosing && <RemindSomeDialog questionnaireId={questionnaireId} onClose={() => setChoosing(false)} />}
    </div>
  );
}

/** The way to the list of whom to telephone. */
export const ToTelephone = ({
  questionnaireId,
  look = 'secondary',
}: {
  questionnaireId: number;
  look?: 'primary' | 'secondary';
}) => (
  <ButtonLink look={look} to={`/questionnaires/${questionnaireId}/missing`}>
    Lista para telefonar
  </ButtonLink>
);
