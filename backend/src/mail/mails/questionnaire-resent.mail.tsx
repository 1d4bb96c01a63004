import { defineMail } from '../define-mail.js';
import { Deadline, MailLayout, Note, Paragraph, PersonalLinkNote } from '../rendering/layout.js';
import { sampleQuestionnaire } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'questionnaire-resent': QuestionnaireRefs;
  }
  interface MailVariables {
    'questionnaire-resent': MailQuestionnaire;
  }
}

const ACT = 'Ver o questionário';

export default defineMail({
  name: 'questionnaire-resent',
  label: 'Questionário, de novo',
  kind: 'questionnaires',
  trigger: 'A coordinator sends again a questionnaire that had been sent.',
  recipient: 'Each active minister and coordinator.',
  sample: sampleQuestionnaire,
  subject: ({ title }) => `Questionário reenviado: ${title}`,
  brief: ({ title }) => ({
    title: 'O questionário foi enviado de novo',
    text: `Confira as suas respostas: “${title}”.`,
    path: '/my-questionnaires',
    act: ACT,
  }),
  Body: ({ variables: { name, title, deadline, link, isPersonal }, parish }) => (
    <MailLayout
      parish={parish}
      preview={`Confira suas respostas: ${title}.`}
      heading="O questionário foi enviado de novo"
      name={name}
      reason="você serve neste ministério e um questionário foi reenviado."
      action={{ label: ACT, link }}
      notes={
        <>
          <Note>Já respondeu e nada mudou para você? Então não precisa fazer mais nada.</Note>
          <PersonalLinkNote isPersonal={isPersonal} />
        </>
      }
    >
      <Paragraph>
        A coordenação reenviou o questionário <strong>“{title}”</strong>. Pode haver perguntas novas ou
        diferentes.
      </Paragraph>
      <Deadline deadline={deadline} zone={parish.zone} />
    </MailLayout>
  ),
});
