import { BellRing } from 'lucide-react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';
import { remindWords } from './questionnaire-model.ts';

/** Reminds those who have not answered a questionnaire, and nobody else. */
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
  const remind = useApiMutation({
    run: () => call('POST /api/questionnaires/{id}/remind', { path: { id: questionnaireId } }),
    success: ({ reminded }) => ({
      title: 'Lembrete enviado',
      description: `${plural(reminded, 'pessoa recebe', 'pessoas recebem')} um e-mail e um aviso.`,
    }),
    failure: 'Erro ao lembrar',
  });
  return (
    <Button {...(look && { look })} busy={remind.isPending} onClick={() => remind.mutate()}>
      {!remind.isPending && <BellRing aria-hidden size={20} />}
      {remindWords(waiting)}
    </Button>
  );
}
