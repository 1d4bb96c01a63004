import { defineMail } from '../define-mail.js';
import { CoordinationPhone, MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'request-received': { requestId: number };
  }
  interface MailVariables {
    /** Nothing that the visitor typed: the address may be somebody else's. */
    'request-received': Record<string, never>;
  }
}

export default defineMail({
  name: 'request-received',
  label: 'Solicitação recebida',
  kind: 'account',
  trigger: 'A candidate sends a registration request.',
  recipient: 'The candidate.',
  sample: {},
  subject: () => 'Recebemos sua solicitação de cadastro',
  Body: ({ parish }) => (
    <MailLayout
      parish={parish}
      preview="A resposta chega neste e-mail em até 5 dias úteis."
      heading="Recebemos sua solicitação"
      reason="uma solicitação de cadastro foi enviada com este endereço."
    >
      <Paragraph>Uma solicitação de cadastro com este e-mail chegou à coordenação.</Paragraph>
      <Paragraph>Aguarde: a resposta chega neste e-mail em até 5 dias úteis.</Paragraph>
      <Note>
        Se você não enviou a solicitação, avise a coordenação para que ela seja recusada e seus dados,
        apagados.
        <CoordinationPhone parish={parish} />
      </Note>
    </MailLayout>
  ),
});
