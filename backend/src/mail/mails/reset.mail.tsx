import { defineMail } from '../define-mail.js';
import { MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    reset: { userId: number };
  }
  interface MailVariables {
    reset: { name: string; link: string };
  }
}

export default defineMail({
  name: 'reset',
  label: 'Trocar senha',
  kind: 'account',
  trigger: 'Somebody asks for a new password with the address of an active account.',
  recipient: 'The owner of the account.',
  sample: { name: 'Ana Beatriz', link: 'https://partilha.example/reset-password?token=exemplo' },
  subject: () => 'Crie uma nova senha',
  Body: ({ variables: { name, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="O link vale por 24 horas. Se você não pediu, não faça nada."
      heading="Crie uma nova senha"
      name={name}
      reason="uma nova senha foi pedida para a sua conta."
      action={{ label: 'Criar nova senha', link }}
      notes={
        <>
          <Note>Se você não fez o pedido, não faça nada: sua senha continua a mesma.</Note>
          <Note>Não repasse este e-mail: o link dá acesso à sua conta.</Note>
        </>
      }
    >
      <Paragraph>Recebemos um pedido de nova senha para a sua conta.</Paragraph>
      <Paragraph>Crie a nova senha pelo link. Ele vale por 24 horas e funciona uma única vez.</Paragraph>
    </MailLayout>
  ),
});
