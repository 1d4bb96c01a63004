import { defineMail } from '../define-mail.js';
import { MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'account-attempt': { userId: number };
  }
  interface MailVariables {
    'account-attempt': { name: string; link: string; newPasswordLink: string };
  }
}

export default defineMail({
  name: 'account-attempt',
  label: 'Tentativa de criar conta',
  kind: 'account',
  trigger: 'Somebody creates an account with an address that has one; once a day at most.',
  recipient: 'Whose account it is.',
  sample: {
    name: 'Ana Beatriz Nogueira',
    link: 'https://partilha.example/login',
    newPasswordLink: 'https://partilha.example/forgot-password',
  },
  subject: () => 'Alguém tentou criar uma conta com o seu e-mail',
  Body: ({ variables: { name, link, newPasswordLink }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Você já tem uma conta, e nada mudou nela."
      heading="Você já tem uma conta"
      name={name}
      reason="alguém tentou criar uma conta com este endereço."
      action={{ label: 'Entrar', link }}
      alternative={{ label: 'Criar uma nova senha', link: newPasswordLink }}
    >
      <Paragraph>
        Alguém tentou criar uma conta com este e-mail. Como ela já existe, nada mudou: nem os seus dados, nem
        a sua senha.
      </Paragraph>
      <Paragraph>Se foi você, entre com a senha que já tem. Se a esqueceu, crie uma nova.</Paragraph>
      <Note>Se não foi você, não precisa fazer nada: quem tentou não ficou sabendo que a conta existe.</Note>
    </MailLayout>
  ),
});
