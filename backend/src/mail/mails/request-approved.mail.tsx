import { defineMail } from '../define-mail.js';
import { MailLayout, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'request-approved': { requestId: number };
  }
  interface MailVariables {
    'request-approved': { name: string; roleLabel: string; link: string };
  }
}

export default defineMail({
  name: 'request-approved',
  label: 'Solicitação aprovada',
  kind: 'account',
  trigger: 'An administrator approves the request of somebody who has an account already.',
  recipient: 'The approved person.',
  sample: {
    name: 'Ana Beatriz Nogueira',
    roleLabel: 'Ministro',
    link: 'https://partilha.example/login',
  },
  subject: () => 'Seu cadastro foi aprovado',
  Body: ({ variables: { name, roleLabel, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Entre no sistema com a senha que você já tem."
      heading="Seu cadastro foi aprovado"
      name={name}
      reason="sua solicitação de cadastro foi aprovada."
      action={{ label: 'Entrar no sistema', link }}
    >
      <Paragraph>
        Boas-vindas! Sua função no sistema é <strong>{roleLabel}</strong>.
      </Paragraph>
      <Paragraph>
        Entre com a senha que você já tem. Se a esqueceu, use “Esqueceu a senha?” na página de entrada.
      </Paragraph>
    </MailLayout>
  ),
});
