import { defineMail } from '../define-mail.js';
import { MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'email-change-new': { userId: number; changeId: number };
  }
  interface MailVariables {
    'email-change-new': { link: string };
  }
}

export default defineMail({
  name: 'email-change-new',
  label: 'Confirmar o novo e-mail',
  kind: 'account',
  trigger: 'Somebody asks to change the e-mail of their account to an address that has no account.',
  recipient: 'The new address.',
  sample: { link: 'https://partilha.example/confirm-email?token=exemplo' },
  subject: () => 'Confirme o seu novo e-mail',
  Body: ({ variables: { link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Falta confirmar que este endereço é seu. O link vale por 24 horas."
      heading="Confirme o seu novo e-mail"
      name=""
      reason="este endereço foi indicado como o novo e-mail de uma conta."
      action={{ label: 'Abrir e confirmar', link }}
      notes={
        <Note>
          Se não foi você quem pediu, não faça nada, ou cancele o pedido pelo mesmo link: sem esta confirmação
          nada muda.
        </Note>
      }
    >
      <Paragraph>Alguém pediu para usar este endereço como o e-mail da sua conta.</Paragraph>
      <Paragraph>
        Para confirmar, abra o link e toque em “Confirmar a mudança”. O e-mail atual da conta também precisa
        confirmar. O link vale por 24 horas e funciona uma única vez.
      </Paragraph>
    </MailLayout>
  ),
});
