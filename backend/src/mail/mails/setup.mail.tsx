import { defineMail } from '../define-mail.js';
import { MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    setup: { userId: number };
  }
  interface MailVariables {
    setup: { name: string; roleLabel: string; link: string };
  }
}

export default defineMail({
  name: 'setup',
  label: 'Criar senha',
  kind: 'account',
  trigger: 'An administrator approves a registration request or has the setup link sent again.',
  recipient: 'The approved person.',
  sample: {
    name: 'Ana Beatriz Nogueira',
    roleLabel: 'Ministro',
    link: 'https://partilha.example/setup-password?token=exemplo',
  },
  subject: () => 'Seu cadastro foi aprovado: crie sua senha',
  Body: ({ variables: { name, roleLabel, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Crie sua senha em até 24 horas para entrar no sistema."
      heading="Seu cadastro foi aprovado"
      name={name}
      reason="sua solicitação de cadastro foi aprovada."
      action={{ label: 'Criar minha senha', link }}
      notes={
        <>
          <Note>Se o link expirar, peça um novo em “Esqueceu a senha?”.</Note>
          <Note>Não repasse este e-mail: o link dá acesso à sua conta.</Note>
        </>
      }
    >
      <Paragraph>
        Boas-vindas! Sua função no sistema é <strong>{roleLabel}</strong>.
      </Paragraph>
      <Paragraph>Crie sua senha para entrar. O link vale por 24 horas e funciona uma única vez.</Paragraph>
    </MailLayout>
  ),
});
