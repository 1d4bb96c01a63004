import { MailLayout, MassList, Note, Paragraph, Quotation } from '../layout.js';
import type { MailProps } from '../mail-types.js';
import { personName } from '../plain-text.js';

export function SubstitutionAskedMail({
  variables: { name, asker, scheduleName, mass, reason, link },
  parish,
}: MailProps<'substitution-asked'>) {
  return (
    <MailLayout
      parish={parish}
      preview={`${personName(scheduleName)} não pode servir e pede substituição.`}
      heading="Pedido de substituição"
      name={name}
      reason="você faz parte da coordenação das escalas."
      action={{ label: 'Escolher quem substitui', link }}
      notes={<Note>Até a sua decisão, a escala continua como está.</Note>}
    >
      <Paragraph>
        <strong>{personName(asker)}</strong> (na escala, “{personName(scheduleName)}”) não pode servir nesta
        missa:
      </Paragraph>
      <MassList masses={[mass]} />
      <Paragraph>O motivo:</Paragraph>
      <Quotation text={reason} />
    </MailLayout>
  );
}

export function SubstitutionFoundMail({
  variables: { name, substitute, mass, note, link },
  parish,
}: MailProps<'substitution-found'>) {
  return (
    <MailLayout
      parish={parish}
      preview={`${personName(substitute)} serve no seu lugar.`}
      heading="Sua substituição está confirmada"
      name={name}
      reason="você pediu substituição nesta missa."
      action={{ label: 'Ver minha escala', link }}
      notes={<Note>Apague esta missa do seu calendário.</Note>}
    >
      <Paragraph>
        <strong>{personName(substitute)}</strong> serve no seu lugar nesta missa:
      </Paragraph>
      <MassList masses={[mass]} />
      <CoordinationNote note={note} />
    </MailLayout>
  );
}

export function SubstitutionDeclinedMail({
  variables: { name, mass, note, link },
  parish,
}: MailProps<'substitution-declined'>) {
  return (
    <MailLayout
      parish={parish}
      preview="Você continua na escala. Leia o recado da coordenação."
      heading="Não houve quem substituísse você"
      name={name}
      reason="você pediu substituição nesta missa."
      action={{ label: 'Ver minha escala', link }}
      notes={<Note>Se ainda não puder ir, fale com a coordenação o quanto antes.</Note>}
    >
      <Paragraph>Você continua na escala desta missa:</Paragraph>
      <MassList masses={[mass]} />
      <CoordinationNote note={note} />
    </MailLayout>
  );
}

function CoordinationNote({ note }: { note: string | undefined }) {
  if (note === undefined) return null;
  return (
    <>
      <Paragraph>A coordenação escreveu:</Paragraph>
      <Quotation text={note} />
    </>
  );
}
