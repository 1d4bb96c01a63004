import { defineMail } from '../define-mail.js';
import { Deadline, MailLayout, Note, Paragraph, PersonalLinkNote } from '../rendering/layout.js';
import { sampleQuestionnaire } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'questionnaire-sent': QuestionnaireRefs;
  }
  interface MailVariables {
    'questionnaire-sent': MailQuestionnaire;
  }
}

const ACT = 'Responder agora';

export default defineMail({
  name: 'questionnaire-sent',
  label: 'Questionário',
  kind: 'questionnaires',
  trigger: 'A coordinator sends a questionnaire.',
  recipient: 'Each active minister and coordinator.',
  sample: sampleQuestionnaire,
  subject: ({ title }) => `Diga quando você pode servir: ${title}`,
  brief: ({ title }) => ({
    title: 'Diga quando você pode servir',
    text: `O questionário “${title}” está aberto.`,
    path: '/my-questionnaires',
    act: ACT,
  }),
  Body: ({ variables: { name, title, deadline, link, isPersonal }, parish }) => (
    <MailLayout
      parish={parish}
      preview={`Conte em quais missas você pode servir: ${title}.`}
      heading="Diga quando você pode servir"
      name={name}
      reason="você serve neste ministério e há um questionário para responder."
      action={{ label: ACT, link }}
      notes={
        <>
          <Note>Sem a sua resposta, você não entra nesta escala.</Note>
          <PersonalLinkNote isPersonal={isPersonal} />
        </>
      }
    >
      <Paragraph>
        O questionário <strong>“{title}”</strong> está aberto. Marque as missas em que você pode servir.
      </Paragraph>
      <Deadline deadline={deadline} zone={parish.zone} />
    </MailLayout>
  ),
});
