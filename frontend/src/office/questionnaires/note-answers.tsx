import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call, urlOf, type Answer } from '../../api/client.ts';
import { ANSWER_CHANNEL_LABELS } from '../../api/labels.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { momentWords } from '../../lib/dates.ts';
import { forgetDraft } from '../../lib/drafts.ts';
import { AnswersForm, FormNotice, type Beginning } from '../../shared/answers/answers-form.tsx';
import {
  answeredCount,
  askedNow,
  formOf,
  offersIn,
  payloadOf,
  progressInWords,
  questionErrors,
  type AnswersForm as Answers,
  type Question,
  type Responses as Given,
} from '../../shared/answers/answers-model.ts';
import { habitOf } from '../../shared/answers/prospect-model.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted, Page, Stack } from '../../ui/page.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { WhatsAppButton } from '../../ui/whatsapp-button.tsx';
import { CallAttempt } from './call-attempt.tsx';
import styles from './note-answers.module.css';
import { ChannelField, PastDeadline, type Channel } from './questionnaire-parts.tsx';
import { chaseFacts, chaseText, nextToTelephone } from './telephone-model.ts';
import { useUnanswered } from './use-questionnaires.ts';

type PersonAsked = Answer<'GET /api/questionnaires/{id}/given-responses/{ministerId}'>;

const ASKED = '/api/questionnaires/{id}/given-responses/{ministerId}';

/** What one person answers by telephone or face to face, in the form that they would fill in themselves. */
export default function NoteAnswers() {
  const params = useParams();
  const path = { id: Number(params.id), ministerId: Number(params.ministerId) };
  const asked = useApiQuery(ASKED, { path }, { fresh: true });
  const [through, setThrough] = useState<Channel>('telephone');
  const navigate = useNavigate();
  const people = useUnanswered(path.id).data ?? [];
  const chased = people.find(({ ministerId }) => ministerId === path.ministerId);
  const next = nextToTelephone(people, path.ministerId);
  const list = `/questionnaires/${path.id}/missing`;
  const { fullName, title } = asked.data ?? {};
  return (
    <Page
      text
      dense
      title={fullName ?? 'Anotar a resposta'}
      subtitle={
        title && (
          <Dotted
            facts={[
              `Resposta ${ANSWER_CHANNEL_LABELS[through]}`,
              title,
              ...(chased ? chaseFacts(chased, new Date().toISOString()) : []),
            ]}
          />
        )
      }
      back={{ to: list, label: 'Voltar a quem não respondeu' }}
      remembered={false}
    >
      <QueryState query={asked}>
        {(person) => (
          <Stack>
            <div className={styles.contact}>
              {person.phone ? (
                <>
                  <PhoneLink name={person.fullName} phone={person.phone} />
                  <WhatsAppButton
                    look="secondary"
                    name={person.fullName}
                    phone={person.phone}
                    text={chaseText(person.scheduleName, { ...path, title: person.title }, location.origin)}
                  />
                  {!person.answers && (
                    <CallAttempt
                      look="secondary"
                      questionnaireId={path.id}
                      ministerId={path.ministerId}
                      fullName={person.fullName}
                      triedAt={null}
                      onKept={() => void navigate(next ? `${list}/${next.ministerId}` : list)}
                    />
                  )}
                </>
              ) : (
                <Muted>sem telefone</Muted>
              )}
            </div>
            <PersonAnswers
              key={path.ministerId}
              {...path}
              person={person}
              next={next && `${list}/${next.ministerId}`}
              through={through}
              onThrough={setThrough}
            />
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}

function PersonAnswers({
  id,
  ministerId,
  person,
  next,
  through,
  onThrough,
}: {
  id: number;
  ministerId: number;
  person: PersonAsked;
  /** Where the next person's answers are noted; null: nobody is left. */
  next: string | null;
  through: Channel;
  onThrough: (through: Channel) => void;
}) {
  const { scheduleName: name, responseDeadline, answers, prospect } = person;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [pastDeadline, setPastDeadline] = useState(false);
  const questions = askedNow(person.questions);
  const isOver = responseDeadline !== null && Date.parse(responseDeadline) < Date.now();
  const draftKey = `noted.${id}.${ministerId}`;
  const list = `/questionnaires/${id}/missing`;
  const send = useApiMutation({
    run: ({ form }: { form: Answers; to: string }) =>
      call('POST /api/questionnaires/{id}/given-responses', {
        path: { id },
        body: {
          through,
          pastDeadline,
          people: [{ ministerId, ...payloadOf(questions, form), seen: answers?.updatedAt ?? null }],
        },
      }),
    success: `Resposta de ${person.fullName} gravada`,
    failure: 'Erro ao gravar a resposta',
    then: (_, { to }) => {
      forgetDraft(draftKey);
      void navigate(to);
    },
  });
  const button = (to: string, label: string, isEmpty: boolean, look: 'primary' | 'secondary') => (
    <Button
      type="submit"
      value={to}
      look={look}
      busy={send.isPending && send.variables.to === to}
      disabled={isEmpty || send.isPending || (isOver && !pastDeadline)}
    >
      {label}
    </Button>
  );
  if (questions.length === 0)
    return <EmptyState text="Este questionário não pergunta por nenhuma missa que ainda venha." />;
  return (
    <>
      {isOver && <PastDeadline accepted={pastDeadline} onAccept={setPastDeadline} />}
      {answers && (
        <Notice>
          {name} já respondeu, em {momentWords(answers.updatedAt)}. O que você salvar toma o lugar dessa
          resposta.
        </Notice>
      )}
      <Card className={styles.sheet}>
        <AnswersForm
          key={`${round} ${answers?.updatedAt}`}
          draftKey={draftKey}
          questions={questions}
          initial={formOf(questions, answers ?? undefined)}
          prospect={prospect}
          startsOpen={!answers}
          words={{
            restored: 'Estas são as respostas que você já tinha anotado neste aparelho e ainda não salvou.',
            discarded: answers
              ? 'O formulário volta à resposta que já estava gravada.'
              : 'O formulário volta a ficar vazio.',
            blocked: `${name} bloqueou este dia no perfil: nele não entra na escala.`,
            notesHint: 'Se a pessoa disse mais alguma coisa que a coordenação precisa saber.',
            progress: (given) => progressOf(questions, given),
          }}
          refused={questionErrors(send.error?.fields ?? {})}
          head={(beginning) =>
            !answers && <Habit name={name} habit={habitOf(questions, prospect)} {...beginning} />
          }
          foot={<ChannelField label="Como respondeu" value={through} onChange={onThrough} />}
          acts={(isEmpty) => (
            <div className={styles.acts}>
              {button(list, 'Salvar', isEmpty, next ? 'secondary' : 'primary')}
              {next && button(next, 'Salvar e ir para a próxima pessoa', isEmpty, 'primary')}
            </div>
          )}
          onSend={(form, to) =>
            send.mutate(
              { form, to: to ?? list },
              {
                onError: ({ status }) => {
                  if (status === 409)
                    void client.invalidateQueries({ queryKey: [urlOf(ASKED, { path: { id, ministerId } })] });
                },
              },
            )
          }
          onDiscard={() => {
            send.reset();
            setRound(round + 1);
          }}
        />
      </Card>
    </>
  );
}

/** What the person usually answers, to be read to them: on offer, never put there without being asked for. */
function Habit({ name, habit, answered, restored, answerAll }: Beginning & { name: string; habit: Given }) {
  const [begun, setBegun] = useState(false);
  if (restored || Object.keys(habit).length === 0 || (answered > 0 && !begun)) return null;
  const fill = (responses: Given) => {
    answerAll(responses);
    setBegun(!begun);
  };
  return begun ? (
    <FormNotice act={<Button onClick={() => fill({})}>Começar em branco</Button>}>
      O costume de {name} está marcado abaixo. Confirme com a pessoa e mude o que for diferente.
    </FormNotice>
  ) : (
    <FormNotice act={<Button onClick={() => fill(habit)}>Começar com o costume</Button>}>
      O costume de {name} vem dos dias bloqueados, das últimas respostas e do perfil.
    </FormNotice>
  );
}

/** 'Pode em 4 de 14'; where no mass is asked about, '1 de 2 respondidas'. */
function progressOf(questions: readonly Question[], given: Given): string {
  const { offered, of } = offersIn(questions, given);
  return of > 0
    ? `Pode em ${offered} de ${of}`
    : progressInWords(answeredCount(questions, given), questions.length);
}
