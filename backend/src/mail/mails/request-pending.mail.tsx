import { defineMail } from '../define-mail.js';
import { CoordinationPhone, MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'request-pending': { requestId: number };
  }
  interface MailVariables {
    /** Nothing that the visitor typed: the address may be somebody else's. */
    'request-pending': {
      /** '18/11/2026', on the parish's clock. */
      receivedOn: string;
    };
  }
}

export default defineMail({
  name: 'request-pending',
  label: 'Solicitação que já estava em análise',
  kind: 'account',
  trigger: 'A candidate sends a registration request while an earlier one of the same address waits.',
  recipient: 'The candidate.',
  sample: { receivedOn: '18/11/2026' },
  subject: () => 'Sua solicitação já está em análise',
  Body: ({ variables: { receivedOn }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Já recebemos o seu pedido: não é preciso enviar outro."
      heading="Sua solicitação já está em análise"
      reason="uma solicitação de cadastro foi enviada de novo com este endereço."
    >
      <Paragraph>
        Já recebemos uma solicitação com este e-mail em {receivedOn}, e ela está em análise. Não é preciso
        enviar outra: a que chegou agora não muda nada.
      </Paragraph>
      <Paragraph>
        Aguarde: a resposta chega neste e-mail. Para corrigir um dado, ou se a resposta demora, fale com a
        coordenação.
        <CoordinationPhone parish={parish} />
      </Paragraph>
      <Paragraph>
        Cada pessoa precisa de um e-mail só seu. Se a solicitação de agora é de outra pessoa, ela deve
        enviá-la de novo com outro e-mail.
      </Paragraph>
      <Note>
        Se você não enviou nenhuma solicitação, avise a coordenação para que ela seja recusada e os dados,
        apagados.
        <CoordinationPhone parish={parish} />
      </Note>
    </MailLayout>
  ),
});
