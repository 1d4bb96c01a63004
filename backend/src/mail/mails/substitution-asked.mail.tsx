import { formatDateTime } from '../../platform/dates/format.js';
import { defineMail } from '../define-mail.js';
import { MailLayout, MassList, Note, Paragraph, Quotation } from '../rendering/layout.js';
import { massLine, pathOf, personName } from '../rendering/plain-text.js';
import { sampleMasses } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'substitution-asked': { substitutionId: number; ministerId: number };
  }
  interface MailVariables {
    'substitution-asked': {
      name: string;
      /** Who asks: full name, and the one in the roster. */
      asker: string;
      scheduleName: string;
      mass: MailMass;
      reason: string;
      link: string;
    };
  }
}

const ACT = 'Escolher quem substitui';

export default defineMail({
  name: 'substitution-asked',
  label: 'Pedido de substituição',
  kind: 'substitutions',
  trigger: 'Somebody asks to be replaced at a mass of a published roster, and it is about to begin.',
  recipient: 'Each other active coordinator and administrator.',
  sample: {
    name: 'Helena',
    asker: 'Ana Beatriz Nogueira',
    scheduleName: 'Ana Beatriz',
    mass: sampleMasses[0],
    reason: 'Estarei em viagem.\nVolto no dia 9.',
    link: 'https://partilha.example/schedules/3?mass=17',
  },
  subject: ({ scheduleName, mass }) =>
    `${personName(scheduleName)} pede substituição: ${formatDateTime(mass.date, mass.time)}`,
  brief: ({ mass, link }) => ({
    title: 'Pedido de substituição',
    text: `Alguém não pode servir: ${massLine(mass)}. Escolha quem substitui.`,
    path: pathOf(link),
    act: ACT,
  }),
  Body: ({ variables: { name, asker, scheduleName, mass, reason, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview={`${personName(scheduleName)} não pode servir e pede substituição.`}
      heading="Pedido de substituição"
      name={name}
      reason="você faz parte da coordenação das escalas."
      action={{ label: ACT, link }}
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
  ),
});
