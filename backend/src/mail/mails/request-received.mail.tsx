import { defineMail } from '../define-mail.js';
import { MailLayout, Note, Paragraph } from '../rendering/layout.js';
import { personName } from '../rendering/plain-text.js';

declare module '../define-mail.js' {
  interface MailVariables {
    'request-received': { name: string; scheduleName: string };
  }
}

export default defineMail({
  name: 'request-received',
  label: 'Solicitação recebida',
  trigger: 'A candidate sends a registration request.',
  recipient: 'The candidate.',
  sample: { name: 'Ana Beatriz Nogueira', scheduleName: 'Ana Beatriz' },
  subject: () => 'Recebemos sua solicitação de cadastro',
  Body: ({ variables: { name, scheduleName }, parish }) => (
    <MailLayout
      parish={parish}
      preview="A resposta chega neste e-mail em até 5 dias úteis."
      heading="Recebemos sua solicitação"
      name={name}
      reason="uma solicitação de cadastro foi enviada com este endereço."
    >
      <Paragraph>
        Sua solicitação de cadastro chegou à coordenação, com o nome na escala{' '}
        <strong>“{personName(scheduleName)}”</strong>.
      </Paragraph>
      <Paragraph>Aguarde: a resposta chega neste e-mail em até 5 dias úteis.</Paragraph>
      <Note>
        Se você não enviou a solicitação, avise a coordenação para que ela seja recusada e seus dados,
        apagados.
      </Note>
    </MailLayout>
  ),
});
