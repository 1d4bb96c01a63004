import { defineMail } from '../define-mail.js';
import { CoordinationPhone, MailLayout, Note, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    invitation: { userId: number };
  }
  interface MailVariables {
    invitation: { name: string; link: string };
  }
}

export default defineMail({
  name: 'invitation',
  label: 'Convite para entrar',
  kind: 'account',
  trigger: 'The coordination invites somebody whom it or an import has made a member, or reminds them.',
  recipient: 'The person invited.',
  sample: {
    name: 'Ana Beatriz Nogueira',
    link: 'https://partilha.example/setup-password?token=exemplo',
  },
  subject: () => 'Convite: crie sua senha e veja a sua escala',
  Body: ({ variables: { name, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Crie sua senha em até 24 horas para entrar no sistema."
      heading="Você já está no sistema do ministério"
      name={name}
      reason="a coordenação do ministério cadastrou você."
      action={{ label: 'Criar minha senha', link }}
      notes={
        <>
          <Note>
            Se o link expirar, peça outro à coordenação.
            <CoordinationPhone parish={parish} />
          </Note>
          <Note>Não repasse este e-mail: o link dá acesso à sua conta.</Note>
        </>
      }
    >
      <Paragraph>
        A coordenação trouxe os seus dados para o sistema em que a escala é feita. Crie sua senha para ver as
        suas missas e dizer quando pode servir. O link vale por 24 horas e funciona uma única vez.
      </Paragraph>
      <Paragraph>
        Até você entrar, é a paróquia que responde por esses dados. No primeiro acesso perguntamos se você
        concorda com o uso deles, antes de mostrar qualquer outra coisa.
      </Paragraph>
    </MailLayout>
  ),
});
