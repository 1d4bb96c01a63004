import { defineMail } from '../define-mail.js';
import { Deadline, MailLayout, Note, Paragraph, PersonalLinkNote } from '../rendering/layout.js';
import { sampleQuestionnaire } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'questionnaire-reminder': QuestionnaireRefs;
  }
  interface MailVariables {
    'questionnaire-reminder': MailQuestionnaire & { deadline: string; daysLeft: number };
  }
}

const ACT = 'Responder agora';

export default defineMail({
  name: 'questionnaire-reminder',
  label: 'Lembrete do questionário',
  kind: 'questionnaires',
  trigger: 'Three days and one day before the deadline of a sent questionnaire.',
  recipient: 'Each recipient of the questionnaire who has not answered.',
  sample: { ...sampleQuestionnaire, daysLeft: 3 },
  subject: ({ daysLeft, title }) => `${remainingDays(daysLeft)}: ${title}`,
  brief: ({ title, daysLeft }) => ({
    title: remainingDays(daysLeft),
    text: `Ainda esperamos a sua resposta: “${title}”.`,
    path: '/my-questionnaires',
    act: ACT,
  }),
  Body: ({ variables: { name, title, deadline, daysLeft, link, isPersonal }, parish }) => (
    <MailLayout
      parish={parish}
      preview={`Ainda esperamos sua resposta: ${title}.`}
      heading={remainingDays(daysLeft)}
      name={name}
      reason="você serve neste ministério e ainda não respondeu ao questionário."
      action={{ label: ACT, link }}
      notes={
        <>
          <Note>Sem a sua resposta, você não entra nesta escala.</Note>
          <PersonalLinkNote isPersonal={isPersonal} />
        </>
      }
    >
      <Paragraph>
        Ainda não recebemos sua resposta ao questionário <strong>“{title}”</strong>.
      </Paragraph>
      <Deadline deadline={deadline} zone={parish.zone} />
    </MailLayout>
  ),
});

/** 'Faltam 3 dias para responder', for the heading and the subject. */
function remainingDays(daysLeft: number): string {
  if (daysLeft <= 0) return 'Hoje é o último dia para responder';
  return daysLeft === 1 ? 'Falta 1 dia para responder' : `Faltam ${daysLeft} dias para responder`;
}
