import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { patience } from '../../api/http.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { announcePushMoment } from '../../shared/push/moment.ts';
import { Button } from '../../ui/button.tsx';
import { forgetDraft } from '../../lib/drafts.ts';
import { putOut, takeBack, WAITS } from '../../lib/outgoing.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonCards } from '../../ui/states.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { toast } from '../../api/toasts.ts';
import { FormNotice } from '../../shared/answers/answers-form.tsx';
import { askedNow, payloadOf, questionErrors, type AnswersForm } from '../../shared/answers/answers-model.ts';
import { firstForm } from '../../shared/answers/prospect-model.ts';
import { draftKeyOf } from './draft-hint.tsx';
import { ResponseForm } from './response-form.tsx';
import { NotedBy } from './noted-by.tsx';
import { deadlineInWords, type SentQuestionnaire } from './sent-model.ts';

const SENT = '/api/questionnaires/sent';

/** Answered on another device meanwhile, or closed: the list here is out of date. */
const OUTDATED = new Set([409, 422]);

/**
 * Answers a questionnaire, or changes the answers given. What is chosen stays on this device until it was sent; the
 * form is mounted while the dialog is open.
 */
export default function ResponseDialog({
  questionnaire,
  onClose,
}: {
  questionnaire: SentQuestionnaire;
  onClose: () => void;
}) {
  const { id, title, description, hasResponse, responseDeadline } = questionnaire;
  const questions = askedNow(questionnaire.questions);
  const client = useQueryClient();
  const [round, setRound] = useState(0);
  const own = useApiQuery(
    '/api/questionnaires/{id}/responses',
    { path: { id } },
    { enabled: hasResponse, fresh: true },
  );
  const existing = own.data?.[0];
  const prospect = useApiQuery('/api/questionnaires/{id}/prospect', { path: { id } }, { fresh: true });
  const initial = firstForm(questions, existing, hasResponse ? undefined : prospect.data);

  // In the person's hands again: they go when they are sent again.
  useEffect(() => takeBack({ questionnaireId: id }), [id]);

  const send = useApiMutation({
    run: async (form: AnswersForm) => {
      const body = payloadOf(questions, form);
      const signal = patience();
      if (!hasResponse)
        return call('POST /api/questionnaires/{id}/responses', { path: { id }, body, signal });
      const [response] = existing
        ? [existing]
        : await call('GET /api/questionnaires/{id}/responses', { path: { id }, signal });
      return response
        ? call('PUT /api/questionnaires/{id}/responses/{responseId}', {
            path: { id, responseId: response.id },
            body: { ...body, seen: response.updatedAt },
            signal,
          })
        : call('POST /api/questionnaires/{id}/responses', { path: { id }, body, signal });
    },
    success: hasResponse ? 'Resposta atualizada!' : 'Resposta enviada!',
    failure: hasResponse ? 'Erro ao atualizar resposta' : 'Erro ao enviar resposta',
    then: () => {
      forgetDraft(draftKeyOf(id));
      announcePushMoment();
    },
    // Without knowing what they would replace, answers stay in the form.
    ...((existing || !hasResponse) && {
      unanswered: (form: AnswersForm) => {
        putOut({ questionnaireId: id, title, body: payloadOf(questions, form), replaces: existing ?? null });
        toast({ title: WAITS, description: 'As suas respostas estão guardadas neste aparelho.' });
        onClose();
      },
    }),
  });

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      description={[description, deadlineInWords(responseDeadline, new Date())]
        .filter((line) => line !== null)
        .map((line) => (
          <p key={line}>
            <Unbroken text={line} />
          </p>
        ))}
    >
      {own.isLoading || prospect.isFetching ? (
        <SkeletonCards lines={2} />
      ) : (
        <>
          {own.isError && !own.data && (
            <div role="alert">
              <FormNotice act={<Button onClick={() => void own.refetch()}>Tentar carregar de novo</Button>}>
                Não foi possível carregar a sua resposta. O formulário começa vazio.
              </FormNotice>
            </div>
          )}
          {existing && <NotedBy response={existing} />}
          <ResponseForm
            key={`${round} ${existing?.updatedAt}`}
            draftKey={draftKeyOf(id)}
            questions={questions}
            initial={initial}
            prospect={prospect.data ?? null}
            isUpdate={hasResponse}
            sending={send.isPending}
            refused={questionErrors(send.error?.fields ?? {})}
            onSend={(form) =>
              send.mutate(form, {
                onSuccess: onClose,
                onError: ({ status }) => {
                  if (OUTDATED.has(status)) void client.invalidateQueries({ queryKey: [SENT] });
                },
              })
            }
            onDiscard={() => {
              send.reset();
              setRound(round + 1);
            }}
          />
        </>
      )}
    </Dialog>
  );
}
