import { BellRing, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { remindWords } from './questionnaire-model.ts';
import { useRemind } from './use-questionnaires.ts';

const RemindSomeDialog = lazyPage(() => import('./remind-some-dialog.tsx'), null);

/** Reminds those who have not answered a questionnaire, and nobody else: all of them, or those who are chosen. */
export function RemindButton({
  questionnaireId,
  waiting,
  look,
}: {
  questionnaireId: number;
  /** How many have not answered. */
  waiting: number;
  look?: 'primary';
}) {
  const [choosing, setChoosing] = useState(false);
  const remind = useRemind(questionnaireId);
  return (
    <>
      <Button {...(look && { look })} busy={remind.isPending} onClick={() => remind.mutate({})}>
        {!remind.isPending && <BellRing aria-hidden size={20} />}
        {remindWords(waiting)}
      </Button>
      {waiting > 1 && (
        <IconButton label="Escolher quem lembrar" onClick={() => setChoosing(true)}>
          <UserRoundCheck aria-hidden size={20} />
        </IconButton>
      )}
      {choosing && <RemindSomeDialog questionnaireId={questionnaireId} onClose={() => setChoosing(false)} />}
    </>
  );
}
