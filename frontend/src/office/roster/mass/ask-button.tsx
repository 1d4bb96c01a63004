import { call } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';

/** Asks somebody whether they take an empty place of a mass; they answer with one tap. */
export function AskButton({
  slotId,
  ministerId,
  name,
}: {
  slotId: number;
  ministerId: number;
  name: string;
}) {
  const ask = useApiMutation({
    run: () => call('POST /api/slots/{id}/questions', { path: { id: slotId }, body: { ministerId } }),
    success: (questions) => ({
      title: `Pergunta feita a ${name}`,
      description:
        questions.find((question) => question.ministerId === ministerId)?.channel === 'coordination'
          ? 'Esta pessoa não usa o sistema: pergunte por WhatsApp ou telefone.'
          : 'A resposta vem com um toque, do e-mail ou do sistema. Você é avisado.',
    }),
    failure: 'A pergunta não foi feita',
  });
  return (
    <Button look="quiet" busy={ask.isPending} aria-label={`Perguntar a ${name}`} onClick={() => ask.mutate()}>
      Perguntar
    </Button>
  );
}
