import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
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
  const [open, setOpen] = useState<'all' | 'some' | null>(null);
  const close = () => setOpen(null);
  const remind = useRemind(questionnaireId, close);
  if (reached === 0) return <ToTelephone questionnaireId={questionnaireId} look={look} />;
  const all = (
    <Button
      look={look}
      busy={remind.isPending}
      onClick={() => (reached === 1 ? remind.mutate({}) : setOpen('all'))}
    >
      {!remind.isPending && <BellRing aria-hidden size={20} />}
      {remindWords(reached)}
    </Button>
  );
  if (reached === 1) return all;
  return (
    <div role="group" className={styles.remind}>
      {all}
      <Button onClick={() => setOpen('some')}>
        <span>
          Escolher quem<span className="visually-hidden"> lembrar</span>
        </span>
      </Button>
      <ConfirmDialog
        open={open === 'all'}
        onClose={close}
        title={`${remindWords(reached)}?`}
        description={`${reached} pessoas que ainda não responderam recebem agora um e-mail e um aviso no sistema. Quem já respondeu não recebe nada.`}
        confirm="Enviar lembrete"
        busy={remind.isPending}
        onConfirm={() => remind.mutate({})}
      />
      {open === 'some' && <RemindSomeDialog questionnaireId={questionnaireId} onClose={close} />}
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
