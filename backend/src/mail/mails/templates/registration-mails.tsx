import { MailLayout, Note, Paragraph, Quotation } from '../layout.js';
import type { MailProps } from '../mail-types.js';
import { personName } from '../plain-text.js';

export function RequestReceivedMail({
  variables: { name, scheduleName },
  parish,
}: MailProps<'request-received'>) {
  return (
    <MailLayout
      parish={parish}
      preview="A resposta chega neste e-mail em até 5 dias úteis."
      heading="Recebemos sua solicitação"
      name={name}
      reason="uma solicitação de cadastro foi enviada com este endereço."
    >
      <Paragraph>
        Sua solicitação de cadastro chegou à coordenação, com o nome na escala{' '}
        <strong>“{personName(scheduleName)}”</strong>.
      </Paragraph>
      <Paragraph>Aguarde: a resposta chega neste e-mail em até 5 dias úteis.</Paragraph>
      <Note>
        Se você não enviou a solicitação, avise a coordenação para que ela seja recusada e seus dados,
        apagados.
      </Note>
    </MailLayout>
  );
}

export function RequestRejectedMail({
  variables: { name, reason, link },
  parish,
}: MailProps<'request-rejected'>) {
  return (
    <MailLayout
      parish={parish}
      preview="Leia a resposta da coordenação à sua solicitação de cadastro."
      heading="Resposta à sua solicitação"
      name={name}
      reason="você enviou uma solicitação de cadastro."
      action={{ label: 'Enviar nova solicitação', link }}
    >
      <Paragraph>Sua solicitação de cadastro não foi aprovada desta vez. A coordenação escreveu:</Paragraph>
      <Quotation text={reason} />
      <Paragraph>
        Para conversar sobre a resposta, procure a coordenação. Se algo mudar, peça de novo.
      </Paragraph>
    </MailLayout>
  );
}
