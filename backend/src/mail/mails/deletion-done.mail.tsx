import { defineMail } from '../define-mail.js';
import { CoordinationPhone, MailLayout, Paragraph } from '../rendering/layout.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'deletion-done': Record<string, never>;
  }
  interface MailVariables {
    'deletion-done': { name: string };
  }
}

export default defineMail({
  name: 'deletion-done',
  label: 'Dados apagados',
  kind: 'account',
  trigger: 'An account has been erased, by its owner or by an administrator.',
  recipient: 'The address that the account had, kept for this mail alone.',
  sample: { name: 'Ana Beatriz Nogueira' },
  subject: () => 'Seus dados foram apagados',
  Body: ({ variables: { name }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Sua conta e seus dados pessoais foram apagados do sistema."
      heading="Seus dados foram apagados"
      name={name}
      reason="sua conta foi excluída. É o último aviso que enviamos a este endereço."
    >
      <Paragraph>Sua conta e seus dados pessoais foram apagados do sistema. O acesso terminou.</Paragraph>
      <Paragraph>As escalas antigas guardam só o número de pessoas em cada missa, sem o seu nome.</Paragraph>
      <Paragraph>
        Agradecemos por seu serviço. Se você não esperava esta exclusão, procure a coordenação.
        <CoordinationPhone parish={parish} />
      </Paragraph>
    </MailLayout>
  ),
});
