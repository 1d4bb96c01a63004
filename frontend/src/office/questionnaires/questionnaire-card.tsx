import { Ellipsis, Keyboard, ListChecks, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { dateTimeOf } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card, Facts } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { QUESTION_TYPE_LABELS } from './editing-model.ts';
import { reminderLook, waitingFor, type Question, type Questionnaire } from './questionnaire-model.ts';
import { QuestionnaireStatus, ResponseProgress } from './questionnaire-parts.tsx';
import { RemindButton } from './remind-button.tsx';
import { ResponsesDialog } from './responses-dialog.tsx';
import SendDialog from './send-dialog.tsx';
import styles from './questionnaires.module.css';

/** One questionnaire: how it stands, what can be done with it, and its questions. */
export function QuestionnaireCard({ questionnaire }: { questionnaire: Questionnaire }) {
  const { title, description, status, unaskedMasses } = questionnaire;
  const writes = useCan()('schedules.write');
  return (
    <Card
      title={title}
      actions={
        <div className={styles.corner}>
          <QuestionnaireStatus status={status} />
          {writes && <FurtherActs questionnaire={questionnaire} />}
        </div>
      }
    >
      <Stack>
        {status !== 'draft' && <ResponseProgress questionnaire={questionnaire} />}
        {unaskedMasses > 0 && (
          <Notice tone="warning">
            {plural(
              unaskedMasses,
              'missa da escala ainda não tem pergunta',
              'missas da escala ainda não têm pergunta',
            )}
            . O próximo envio inclui o que falta.
          </Notice>
        )}
        <Acts questionnaire={questionnaire} />
        {description && <p className={styles.written}>{description}</p>}
        <Facts facts={factsOf(questionnaire)} />
        <QuestionList questions={questionnaire.questions} />
      </Stack>
    </Card>
  );
}

function factsOf({
  sentAt,
  remindedAt,
  responseDeadline,
  questionCount,
  allowUpdates,
  createdAt,
}: Questionnaire) {
  return [
    sentAt === null
      ? (['Criado em', dateTimeOf(createdAt)] as const)
      : (['Enviado em', dateTimeOf(sentAt)] as const),
    ...(remindedAt === null ? [] : [['Todos lembrados em', dateTimeOf(remindedAt)] as const]),
    ['Prazo de resposta', responseDeadline === null ? 'Sem prazo' : dateTimeOf(responseDeadline)],
    ['Perguntas', questionCount],
    ['Alterar a resposta', allowUpdates ? 'Permitido até o prazo' : 'Não permitido'],
  ] as const;
}

function Acts({ questionnaire }: { questionnaire: Questionnaire }) {
  const { id, title, status, reachableUnanswered } = questionnaire;
  const writes = useCan()('schedules.write');
  const [open, setOpen] = useState<'send' | 'edit' | 'responses' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.acts}>
      {writes && waitingFor(questionnaire) > 0 && (
        <RemindButton
          look={reminderLook(questionnaire, new Date().toISOString())}
          questionnaireId={id}
          reached={reachableUnanswered}
        />
      )}
      {status !== 'draft' && (
        <Button onClick={() => setOpen('responses')}>
          <ListChecks aria-hidden size={18} />
          Ver respostas
          <span className="visually-hidden">de {title}</span>
        </Button>
      )}
      {writes && (
        <>
          <Button look={status === 'draft' ? 'primary' : 'secondary'} onClick={() => setOpen('send')}>
            <Send aria-hidden size={18} />
            {status === 'draft' ? 'Enviar' : 'Reenviar'}
            <span className="visually-hidden">{title}</span>
          </Button>
          <Button onClick={() => setOpen('edit')}>
            <Pencil aria-hidden size={18} />
            Editar
            <span className="visually-hidden">{title}</span>
          </Button>
        </>
      )}
      {open === 'send' && (
        <SendDialog questionnaire={questionnaire} onClose={close} onEdit={() => setOpen('edit')} />
      )}
      {open === 'edit' && <EditDialog questionnaire={questionnaire} onClose={close} />}
      {open === 'responses' && <ResponsesDialog questionnaire={questionnaire} onClose={close} />}
    </div>
  );
}

/** What is done more rarely. What nobody has answered is deleted without a question. */
function FurtherActs({
  questionnaire: { id, title, status, responseCount },
}: {
  questionnaire: Questionnaire;
}) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const remove = useApiMutation({
    run: () => call('DELETE /api/questionnaires/{id}', { path: { id } }),
    success: 'Questionário excluído',
    failure: 'Erro ao excluir questionário',
    otherwise: 'Tente novamente.',
    then: close,
  });
  return (
    <>
      <Menu
        items={[
          ...(status === 'draft'
            ? []
            : [
                {
                  label: 'Anotar respostas',
                  icon: <Keyboard aria-hidden size={20} />,
                  to: `/questionnaires/${id}/answers`,
                },
              ]),
          {
            label: 'Excluir',
            icon: <Trash2 aria-hidden size={20} />,
            destructive: true,
            disabled: remove.isPending,
            run: () => (responseCount > 0 ? setAsking(true) : remove.mutate()),
          },
        ]}
      >
        <IconButton label={`Mais ações para ${title}`}>
          <Ellipsis aria-hidden size={20} />
        </IconButton>
      </Menu>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title="Excluir questionário?"
        description={
          <>
            <p>
              <strong>{title}</strong>
            </p>
            <p>
              {plural(
                responseCount,
                'resposta será apagada, com a disponibilidade que ela informou',
                'respostas serão apagadas, com a disponibilidade que elas informaram',
              )}
              . Esta ação não pode ser desfeita.
            </p>
          </>
        }
        confirm="Excluir questionário"
        destructive
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

/** The questions, shown on demand. */
function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <Disclosure summary={`Ver ${plural(questions.length, 'pergunta', 'perguntas')}`}>
      <ol className={styles.questions}>
        {questions.map(({ id, question, type, options, required, description }) => (
          <li key={id}>
            <strong>
              {question}
              {required && ' (obrigatória)'}
            </strong>
            {description && <span>{description}</span>}
            <Muted>
              {QUESTION_TYPE_LABELS[type]}
              {options.length > 0 && `: ${options.join(', ')}`}
            </Muted>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
