import { defineMail } from '../define-mail.js';
import { MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'request-account': { userId: number };
  }
  interface MailVariables {
    /** Nothing that the visitor typed: it is told to whose account it is. */
    'request-account': { name: string; link: string; newPasswordLink: string };
  }
}

export default defineMail({
  name: 'request-account',
  label: 'Solicitação de quem já tem conta',
  kind: 'account',
  trigger: 'A registration request is sent with the address of somebody who is in the ministry.',
  recipient: 'Whose account it is.',
  sample: {
    name: 'Ana Beatriz Nogueira',
    link: 'https://partilha.example/login',
    newPasswordLink: 'https://partilha.example/forgot-password',
  },
  subject: () => 'Você já tem uma conta: é só entrar',
  Body: ({ variables: { name, link, newPasswordLink }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Não é preciso pedir outro cadastro."
      heading="Você já tem uma conta"
      name={name}
      reason="uma solicitação de cadastro foi enviada com este endereço."
      action={{ label: 'Entrar', link }}
      alternative={{ label: 'Criar uma nova senha', link: newPasswordLink }}
    >
      <Paragraph>
        Uma solicitação de cadastro com este e-mail chegou à coordenação, mas ele já tem uma conta. Se foi
        você, não precisa esperar: entre com a senha que já tem. Se a esqueceu, crie uma nova.
      </Paragraph>
      <Paragraph>
        Cada pessoa precisa de um e-mail só seu. Se a solicitação é de outra pessoa, ela deve enviá-la de novo
        com outro e-mail.
      </Paragraph>
      <Note>
        Se não foi você, não precisa fazer nada: a sua conta continua como estava, e quem enviou a solicitação
        não ficou sabendo que ela existe.
      </Note>
    </MailLayout>
  ),
});
