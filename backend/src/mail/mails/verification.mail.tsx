import { defineMail } from '../define-mail.js';
import { MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    verification: { userId: number };
  }
  interface MailVariables {
    verification: { email: string; link: string };
  }
}

export default defineMail({
  name: 'verification',
  label: 'Confirmar e-mail',
  kind: 'account',
  trigger: 'Somebody creates an account through POST /api/auth/register.',
  recipient: 'The address given, not yet known to be theirs.',
  sample: { email: 'ana@exemplo.com.br', link: 'https://partilha.example/verify-email?token=exemplo' },
  subject: () => 'Confirme seu e-mail',
  Body: ({ variables: { email, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Falta um passo para usar sua conta."
      heading="Confirme seu e-mail"
      reason="uma conta foi criada com este endereço."
      action={{ label: 'Confirmar meu e-mail', link }}
      notes={
        <Note>
          Se você não criou a conta, não faça nada: sem a confirmação, ela não dá acesso a nenhum dado.
        </Note>
      }
    >
      <Paragraph>
        Uma conta foi criada com o e-mail <strong>{email}</strong>.
      </Paragraph>
      <Paragraph>Confirme que ele é seu. O link vale por 24 horas e funciona uma única vez.</Paragraph>
    </MailLayout>
  ),
});
