import { defineMail } from '../define-mail.js';
import { CoordinationPhone, MailLayout, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'email-changed': { userId: number };
  }
  interface MailVariables {
    'email-changed': { name: string };
  }
}

export default defineMail({
  name: 'email-changed',
  label: 'E-mail da conta mudou',
  kind: 'account',
  trigger: 'Both mailboxes have confirmed another address, or an administrator has changed it.',
  recipient: 'The address that the account had.',
  sample: { name: 'Ana Beatriz' },
  subject: () => 'O e-mail da sua conta mudou',
  Body: ({ variables: { name }, parish }) => (
    <MailLayout
      parish={parish}
      preview="A sua conta tem outro e-mail. É o último aviso que enviamos a este endereço."
      heading="O e-mail da sua conta mudou"
      name={name}
      reason="este era o e-mail da sua conta. É o último aviso que enviamos a este endereço."
    >
      <Paragraph>
        A sua conta tem agora outro e-mail: entre com ele daqui em diante. A senha é a mesma.
      </Paragraph>
      <Paragraph>
        Se você não esperava por isso, procure a coordenação.
        <CoordinationPhone parish={parish} />
      </Paragraph>
    </MailLayout>
  ),
});
