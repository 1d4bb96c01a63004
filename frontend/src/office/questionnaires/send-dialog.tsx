import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { plural } from '../../lib/plural.ts';
import { toast } from '../../api/toasts.ts';
import type { Questionnaire } from './questionnaire-model.ts';

/** Says how many will be told before a questionnaire is sent, or sent again. */
export default function SendDialog({
  questionnaire: { id, title, status, totalMinisters, reachableMinisters, responseDeadline, unaskedMasses },
  onClose,
  onEdit,
}: {
  questionnaire: Questionnaire;
  onClose: () => void;
  /** To where a deadline that has passed is changed. */
  onEdit: () => void;
}) {
  const again = status !== 'draft';
  const [opened] = useState(() => Date.now());
  const send = useApiMutation({
    run: () =>
      call('PUT /api/questionnaires/{id}', {
        path: { id },
        body: { status: 'sent', sentAt: new Date().toISOString() },
      }),
    success: { title: 'Questionário enviado!', description: 'Os ministros serão notificados.' },
    failure: 'Erro ao enviar questionário',
    otherwise: 'Tente novamente.',
    then: onClose,
  });
  if (responseDeadline !== null && Date.parse(responseDeadline) < opened)
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        title="O prazo de resposta já passou. Mudar?"
        confirm="Mudar o prazo"
        onConfirm={onEdit}
        description={
          <p>
            <strong>{title}</strong> esperava respostas até {dateTimeOf(responseDeadline)}. Dê um prazo novo,
            e depois envie.
          </p>
        }
      />
    );
  const people = plural(reachableMinisters, 'pessoa será avisada', 'pessoas serão avisadas');
  const unreachable = totalMinisters - reachableMinisters;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={again ? 'Reenviar questionário?' : 'Enviar questionário?'}
      confirm={again ? 'Reenviar' : 'Enviar'}
      busy={send.isPending}
      onConfirm={() => {
        toast({
          title: 'Enviando questionário',
          description: 'O questionário será enviado para todos os ministros.',
        });
        send.mutate();
      }}
      description={
        <>
          <p>
            <strong>{title}</strong>
          </p>
          <p>
            {people} {again ? 'de novo ' : ''}por e-mail: todos os ministros e coordenadores ativos.
          </p>
          {unreachable > 0 && (
            <p>
              {plural(unreachable, 'pessoa não tem', 'pessoas não têm')} e-mail no sistema: pergunte em pessoa
              e anote as respostas.
            </p>
          )}
          <p>
            {responseDeadline === null
              ? 'Não há prazo de resposta.'
              : `Prazo de resposta: ${dateTimeOf(responseDeadline)}.`}
          </p>
          {unaskedMasses > 0 && (
            <p>
              {plural(
                unaskedMasses,
                'missa sem pergunta entra neste envio.',
                'missas sem pergunta entram neste envio.',
              )}
            </p>
          )}
        </>
      }
    />
  );
}
