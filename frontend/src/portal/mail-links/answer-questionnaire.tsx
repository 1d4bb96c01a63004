import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { patience } from '../../api/http.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { forgetDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { FrontPage } from '../front-page.tsx';
import { askedNow, payloadOf, questionErrors, type AnswersForm } from '../../shared/answers/answers-model.ts';
import { firstForm } from '../../shared/answers/prospect-model.ts';
import { ResponseForm } from '../my-questionnaires/response-form.tsx';
import { deadlineInWords } from '../my-questionnaires/sent-model.ts';
import { LinkState } from '../passwords/link-state.tsx';
import { saidBeside, Unheard } from '../unheard.tsx';
import { DeadLink } from './dead-link.tsx';

type Questionnaire = Answer<'GET /api/questionnaire-links/{token}'>;

/** Where the link in a questionnaire's mail leads: this questionnaire, for this person, without a password. */
export default function AnswerQuestionnaire() {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const questionnaire = useApiQuery(
    '/api/questionnaire-links/{token}',
    { path: { token } },
    { enabled: token !== '' },
  );
  if (questionnaire.data) return <Answers key={token} token={token} questionnaire={questionnaire.data} />;
  return (
    <DeadLink
      title="Questionário"
      loading={questionnaire.isFetching}
      error={questionnaire.error}
      onward={{ to: '/my-questionnaires', label: 'Ver meus questionários' }}
      onRetry={() => void questionnaire.refetch()}
    />
  );
}

function Answers({ token, questionnaire }: { token: string; questionnaire: Questionnaire }) {
  const { scheduleName, title, description, responseDeadline, allowUpdates, prospect } = questionnaire;
  const questions = askedNow(questionnaire.questions);
  const [answers, setAnswers] = useState(questionnaire.answers);
  const [round, setRound] = useState(0);
  const draftKey = `link.${token.slice(0, DRAFT_KEY_LENGTH)}`;
  const [done, setDone] = useState(answers !== null && !allowUpdates);
  const send = useApiMutation({
    run: (form: AnswersForm) =>
      call('POST /api/questionnaire-links/{token}', {
        path: { token },
        body: payloadOf(questions, form),
        signal: patience(),
      }),
    failure: 'Erro ao enviar resposta',
    unanswered: saidBeside,
    changes: [],
    then: (given) => {
      forgetDraft(draftKey);
      setAnswers(given);
      setDone(true);
    },
  });
  if (done)
    return (
      <LinkState
        kind="done"
        title="Resposta enviada!"
        text={`Obrigado, ${scheduleName}! A coordenação já tem a sua resposta.`}
        actions={
          allowUpdates && (
            <Button wide onClick={() => setDone(false)}>
              Alterar resposta
            </Button>
          )
        }
      />
    );
  return (
    <FrontPage wide title={title}>
      <Stack gap={8}>
        <h1>{title}</h1>
        <p>Olá, {scheduleName}! Diga em quais missas você pode servir.</p>
        {description && <p>{description}</p>}
        <Muted>{deadlineInWords(responseDeadline, new Date())}</Muted>
      </Stack>
      <ResponseForm
        key={`${round} ${answers?.updatedAt}`}
        draftKey={draftKey}
        questions={questions}
        initial={firstForm(questions, answers ?? undefined, prospect)}
        prospect={prospect}
        isUpdate={answers !== null}
        sending={send.isPending}
        refused={questionErrors(send.error?.fields ?? {})}
        foot={<Unheard error={send.error} kept="O que você marcou está guardado neste aparelho. " />}
        onSend={(form) => send.mutate(form)}
        onDiscard={() => {
          send.reset();
          setRound(round + 1);
        }}
      />
    </FrontPage>
  );
}

/** Enough to tell links apart; the device keeps no whole one beside the drafts. */
const DRAFT_KEY_LENGTH = 8;
