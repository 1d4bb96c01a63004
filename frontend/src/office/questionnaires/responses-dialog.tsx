import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { ANSWER_CHANNEL_LABELS } from '../../api/labels.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { WhatsAppButton } from '../../ui/whatsapp-button.tsx';
import {
  answersTo,
  namedLike,
  summaryOf,
  type Questionnaire,
  type Responses,
  type Unanswered,
} from './questionnaire-model.ts';
import { RemindButton, ToTelephone } from './remind-button.tsx';
import { NoteLink, ResponseProgress } from './questionnaire-parts.tsx';
import styles from './questionnaires.module.css';
import { chaseText } from './telephone-model.ts';
import { useResponses, useUnanswered } from './use-questionnaires.ts';

const GroupMessageDialog = lazyPage(() => import('../parts/group-message-dialog.tsx'), null);

/** Who has answered, and what; and who has not. */
export function ResponsesDialog({
  questionnaire,
  onClose,
}: {
  questionnaire: Questionnaire;
  onClose: () => void;
}) {
  const responses = useResponses(questionnaire.id);
  return (
    <Dialog open wide onClose={onClose} title={`Respostas: ${questionnaire.title}`}>
      <QueryState query={responses} loading={<Loading />}>
        {(list) => <Answers questionnaire={questionnaire} responses={list} />}
      </QueryState>
    </Dialog>
  );
}

function Answers({
  questionnaire,
  responses,
}: {
  questionnaire: Questionnaire;
  responses: readonly Responses[];
}) {
  const [tab, setTab] = useState('answered');
  const [text, setText] = useState('');
  const unanswered = useUnanswered(questionnaire.id);
  const waiting = unanswered.data?.length;
  return (
    <Stack>
      <ResponseProgress questionnaire={questionnaire} />
      <TextField
        type="search"
        label="Buscar por nome"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.panel}>
        <Tabs
          label="Respostas"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'answered',
              label: `Responderam (${responses.length})`,
              content: <Answered questionnaire={questionnaire} responses={responses} text={text} />,
            },
            {
              value: 'waiting',
              label: waiting !== undefined ? `Não responderam (${waiting})` : 'Não responderam',
              content: (
                <QueryState query={unanswered} loading={<Loading />}>
                  {(people) => <Waiting questionnaire={questionnaire} people={people} text={text} />}
                </QueryState>
              ),
            },
          ]}
        />
      </div>
    </Stack>
  );
}

function Answered({
  questionnaire,
  responses,
  text,
}: {
  questionnaire: Questionnaire;
  responses: readonly Responses[];
  text: string;
}) {
  const shown = responses.filter(({ ministerName, scheduleName }) =>
    namedLike(text, ministerName, scheduleName),
  );
  if (shown.length === 0) {
    return (
      <EmptyState text={text === '' ? 'Ninguém respondeu ainda' : `Ninguém encontrado com “${text}”.`} />
    );
  }
  return (
    <ul className={styles.people}>
      {shown.map((response) => (
        <li key={response.id}>
          <Response response={response} questionnaire={questionnaire} />
        </li>
      ))}
    </ul>
  );
}

function Response({ response, questionnaire }: { response: Responses; questionnaire: Questionnaire }) {
  const writes = useCan()('schedules.write');
  const { ministerId, ministerName, answeredThrough, answeredByName, updatedAt, additionalNotes, responses } =
    response;
  return (
    <Disclosure
      summary={
        <span className={styles.question}>
          <strong>{ministerName}</strong>
          <small>{summaryOf(responses, questionnaire.questions) || 'Nenhuma missa marcada'}</small>
          <small>
            Respondeu {answeredThrough && `${ANSWER_CHANNEL_LABELS[answeredThrough]} `}em{' '}
            {dateTimeOf(updatedAt)}
            {answeredThrough && `, anotado por ${answeredByName ?? 'quem já saiu'}`}
          </small>
          {additionalNotes && <span className={styles.written}>“{additionalNotes}”</span>}
        </span>
      }
    >
      <ul className={styles.answers}>
        {questionnaire.questions.map(({ id, question }) => (
          <li key={id}>
            <span>{question}</span>
            <strong>{answersTo(id, responses).join(', ') || '—'}</strong>
          </li>
        ))}
      </ul>
      {writes && (
        <NoteLink
          questionnaireId={questionnaire.id}
          ministerId={ministerId}
          name={ministerName}
          label="Anotar outra resposta"
        />
      )}
    </Disclosure>
  );
}

/** Who has not answered, and the ways to chase them: all by mail, all by a message, each by WhatsApp. */
function Waiting({
  questionnaire,
  people,
  text,
}: {
  questionnaire: Questionnaire;
  people: readonly Unanswered[];
  text: string;
}) {
  const writes = useCan()('schedules.write');
  const [writing, setWriting] = useState(false);
  const chases = writes && questionnaire.status === 'sent';
  const reachable = people.filter(({ hasAccount }) => hasAccount).length;
  const shown = people.filter(({ fullName, scheduleName }) => namedLike(text, fullName, scheduleName));
  if (shown.length === 0) {
    return (
      <EmptyState text={people.length === 0 ? 'Todos responderam' : `Ninguém encontrado com “${text}”.`} />
    );
  }
  return (
    <Stack>
      <Row>
        {chases && (
          <>
            {reachable > 0 && <RemindButton questionnaireId={questionnaire.id} reached={reachable} />}
            <Button onClick={() => setWriting(true)}>
              <PenLine aria-hidden size={20} />
              Escrever a quem falta
            </Button>
          </>
        )}
        <ToTelephone questionnaireId={questionnaire.id} />
      </Row>
      <ul className={styles.people}>
        {shown.map(({ ministerId: id, fullName, scheduleName, phone }) => (
          <li key={id} className={styles.waiting}>
            <strong>{fullName}</strong>
            {phone && <PhoneLink name={fullName} phone={phone} />}
            {phone && (
              <WhatsAppButton
                name={fullName}
                phone={phone}
                text={chaseText(scheduleName, questionnaire, location.origin)}
              />
            )}
            {writes && <NoteLink questionnaireId={questionnaire.id} ministerId={id} name={fullName} />}
            {chases && <RevokeLink questionnaireId={questionnaire.id} ministerId={id} name={fullName} />}
          </li>
        ))}
      </ul>
      {writing && (
        <GroupMessageDialog
          group={{ kind: 'unanswered', questionnaireId: questionnaire.id, words: 'quem ainda não respondeu' }}
          onClose={() => setWriting(false)}
        />
      )}
    </Stack>
  );
}

/** Ends the link by which somebody answers from the mail, where a mail went to the wrong hands. */
function RevokeLink({
  questionnaireId,
  ministerId,
  name,
}: {
  questionnaireId: number;
  ministerId: number;
  name: string;
}) {
  const [asking, setAsking] = useState(false);
  const revoke = useApiMutation({
    run: () =>
      call('POST /api/questionnaires/{id}/links/{ministerId}/revoke', {
        path: { id: questionnaireId, ministerId },
      }),
    success: 'Link anulado',
    failure: 'Não foi possível anular o link',
    then: () => setAsking(false),
  });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        <span>
          Anular link<span className="visually-hidden"> de {name}</span>
        </span>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Anular o link do e-mail?"
        description={`O link que ${name} recebeu por e-mail deixa de abrir o questionário. A pessoa ainda responde ao entrar no sistema; reenviar o questionário traz um link novo.`}
        confirm="Anular link"
        destructive
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      />
    </>
  );
}
