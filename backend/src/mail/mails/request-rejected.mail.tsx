import { defineMail } from '../define-mail.js';
import { CoordinationPhone, MailLayout, Paragraph, Quotation } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'request-rejected': { requestId: number };
  }
  interface MailVariables {
    'request-rejected': { name: string; reason: string; link: string };
  }
}

export default defineMail({
  name: 'request-rejected',
  label: 'Solicitação não aprovada',
  kind: 'account',
  trigger: 'An administrator rejects a registration request.',
  recipient: 'The candidate.',
  sample: {
    name: 'Ana Beatriz Nogueira',
    reason: 'Falta concluir o curso de formação.\nA próxima turma começa em março.',
    link: 'https://partilha.example/register',
  },
  subject: () => 'Resposta à sua solicitação de cadastro',
  Body: ({ variables: { name, reason, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Leia a resposta da coordenação à sua solicitação de cadastro."
      heading="Resposta à sua solicitação"
      name={name}
      reason="você enviou uma solicitação de cadastro."
      action={{ label: 'Enviar nova solicitação', link }}
    >
      <Paragraph>Sua solicitação de cadastro não foi aprovada desta vez. A coordenação escreveu:</Paragraph>
      <Quotation text={reason} />
      <Paragraph>
        Se algo mudar, peça de novo. Para conversar sobre a resposta, procure a coordenação.
        <CoordinationPhone parish={parish} />
      </Paragraph>
    </MailLayout>
  ),
});
