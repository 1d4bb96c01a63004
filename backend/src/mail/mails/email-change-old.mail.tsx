import { defineMail } from '../define-mail.js';
import { MailLayout, Note, Paragraph, WebLink } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'email-change-old': { userId: number; changeId: number };
  }
  interface MailVariables {
    'email-change-old': { name: string; newEmail: string; link: string };
  }
}

export default defineMail({
  name: 'email-change-old',
  label: 'Pedido de mudança de e-mail',
  kind: 'account',
  trigger: 'Somebody asks to change the e-mail of their account.',
  recipient: 'The address that the account has.',
  sample: {
    name: 'Ana Beatriz',
    newEmail: 'ana.nova@exemplo.test',
    link: 'https://partilha.example/confirm-email?token=exemplo',
  },
  subject: () => 'Pedido para mudar o e-mail da sua conta',
  Body: ({ variables: { name, newEmail, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Se não foi você, cancele. Nada muda sem a sua confirmação."
      heading="Mudar o e-mail da sua conta?"
      name={name}
      reason="este é o e-mail da sua conta."
      action={{ label: 'Abrir e confirmar', link }}
      notes={
        <>
          <Paragraph>
            <strong>Não fui eu:</strong> <WebLink href={`${link}&not-me=1`}>cancelar o pedido</WebLink>.
            Depois crie uma nova senha, porque quem pediu conhece a sua.
          </Paragraph>
          <Note>Não repasse este e-mail: o link vale por 24 horas e funciona uma única vez.</Note>
        </>
      }
    >
      <Paragraph>
        Foi pedido, com a sua senha, que o e-mail da sua conta passe a ser <strong>{newEmail}</strong>.
      </Paragraph>
      <Paragraph>
        Se foi você, abra o link e toque em “Confirmar a mudança”. O e-mail novo também precisa confirmar; até
        lá, você entra com este.
      </Paragraph>
    </MailLayout>
  ),
});
