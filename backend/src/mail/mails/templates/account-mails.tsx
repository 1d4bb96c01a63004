import { MailLayout, Note, Paragraph } from '../layout.js';
import type { MailProps } from '../mail-types.js';

export function SetupMail({ variables: { name, roleLabel, link }, parish }: MailProps<'setup'>) {
  return (
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
  );
}

export function ResetMail({ variables: { name, link }, parish }: MailProps<'reset'>) {
  return (
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
  );
}

export function VerificationMail({ variables: { email, link }, parish }: MailProps<'verification'>) {
  return (
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
  );
}

export function DeletionDoneMail({ variables: { name }, parish }: MailProps<'deletion-done'>) {
  return (
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
      </Paragraph>
    </MailLayout>
  );
}
