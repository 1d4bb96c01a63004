import { defineMail } from '../define-mail.js';
import { CoordinationPhone, MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'second-factor-reset': { userId: number };
  }
  interface MailVariables {
    'second-factor-reset': { name: string; link: string };
  }
}

export default defineMail({
  name: 'second-factor-reset',
  label: 'Segunda etapa retirada',
  kind: 'account',
  trigger: 'An administrator takes the second factor of an account away.',
  recipient: 'Whose account it is.',
  sample: { name: 'Ana Beatriz Nogueira', link: 'https://partilha.example/profile' },
  subject: () => 'A verificação em duas etapas da sua conta foi retirada',
  Body: ({ variables: { name, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Um administrador a retirou. Ative-a de novo no seu perfil."
      heading="A verificação em duas etapas foi retirada"
      name={name}
      reason="a segurança da sua conta mudou."
      action={{ label: 'Abrir o meu perfil', link }}
      notes={
        <Note>
          Se você não pediu isto, troque a sua senha agora e fale com a coordenação.
          <CoordinationPhone parish={parish} />
        </Note>
      }
    >
      <Paragraph>
        Um administrador retirou a verificação em duas etapas da sua conta. Para entrar, basta agora a sua
        senha.
      </Paragraph>
      <Paragraph>
        Se você trocou de celular, ative-a de novo no seu perfil, em “Verificação em duas etapas”.
      </Paragraph>
    </MailLayout>
  ),
});
