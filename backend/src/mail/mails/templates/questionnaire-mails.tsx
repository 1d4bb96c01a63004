import { formatDateTime } from '../../../platform/dates/format.js';
import { instantToLocal } from '../../../platform/dates/instant.js';
import { MailLayout, Note, Paragraph } from '../layout.js';
import type { MailParish, MailProps } from '../mail-types.js';

function Deadline({ deadline, zone }: { deadline: string | undefined; zone: MailParish['zone'] }) {
  if (deadline === undefined) return null;
  const { date, time } = instantToLocal(new Date(deadline), zone);
  return (
    <Paragraph>
      Responda até <strong>{formatDateTime(date, time)}</strong>.
    </Paragraph>
  );
}

export function QuestionnaireSentMail({
  variables: { name, title, deadline, link },
  parish,
}: MailProps<'questionnaire-sent'>) {
  return (
    <MailLayout
      parish={parish}
      preview={`Conte em quais missas você pode servir: ${title}.`}
      heading="Diga quando você pode servir"
      name={name}
      reason="você serve neste ministério e há um questionário para responder."
      action={{ label: 'Responder agora', link }}
      notes={<Note>Sem a sua resposta, você não entra nesta escala.</Note>}
    >
      <Paragraph>
        O questionário <strong>“{title}”</strong> está aberto. Marque as missas em que você pode servir.
      </Paragraph>
      <Deadline deadline={deadline} zone={parish.zone} />
    </MailLayout>
  );
}

export function QuestionnaireResentMail({
  variables: { name, title, deadline, link },
  parish,
}: MailProps<'questionnaire-resent'>) {
  return (
    <MailLayout
      parish={parish}
      preview={`Confira suas respostas: ${title}.`}
      heading="O questionário foi enviado de novo"
      name={name}
      reason="você serve neste ministério e um questionário foi reenviado."
      action={{ label: 'Ver o questionário', link }}
      notes={<Note>Já respondeu e nada mudou para você? Então não precisa fazer mais nada.</Note>}
    >
      <Paragraph>
        A coordenação reenviou o questionário <strong>“{title}”</strong>. Pode haver perguntas novas ou
        diferentes.
      </Paragraph>
      <Deadline deadline={deadline} zone={parish.zone} />
    </MailLayout>
  );
}

/** 'Faltam 3 dias para responder', for the heading and the subject. */
export function remainingDays(daysLeft: number): string {
  if (daysLeft <= 0) return 'Hoje é o último dia para responder';
  return daysLeft === 1 ? 'Falta 1 dia para responder' : `Faltam ${daysLeft} dias para responder`;
}

export function QuestionnaireReminderMail({
  variables: { name, title, deadline, daysLeft, link },
  parish,
}: MailProps<'questionnaire-reminder'>) {
  return (
    <MailLayout
      parish={parish}
      preview={`Ainda esperamos sua resposta: ${title}.`}
      heading={remainingDays(daysLeft)}
      name={name}
      reason="você serve neste ministério e ainda não respondeu ao questionário."
      action={{ label: 'Responder agora', link }}
      notes={<Note>Sem a sua resposta, você não entra nesta escala.</Note>}
    >
      <Paragraph>
        Ainda não recebemos sua resposta ao questionário <strong>“{title}”</strong>.
      </Paragraph>
      <Deadline deadline={deadline} zone={parish.zone} />
    </MailLayout>
  );
}
