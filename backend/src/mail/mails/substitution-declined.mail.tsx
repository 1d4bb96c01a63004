import { formatDateTime } from '../../platform/dates/format.js';
import { defineMail } from '../define-mail.js';
import {
  CoordinationNote,
  CoordinationPhone,
  MailLayout,
  MassList,
  Note,
  Paragraph,
} from '../rendering/layout.js';
import { massLine, pathOf } from '../rendering/plain-text.js';
import { sampleMasses } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'substitution-declined': { substitutionId: number; ministerId: number };
  }
  interface MailVariables {
    'substitution-declined': { name: string; mass: MailMass; note: string; link: string };
  }
}

const ACT = 'Ver minha escala';

export default defineMail({
  name: 'substitution-declined',
  label: 'Substituição não encontrada',
  kind: 'substitutions',
  trigger: 'A coordinator closes a request for a substitute without one.',
  recipient: 'Who asked to be replaced.',
  sample: {
    name: 'Ana Beatriz',
    mass: sampleMasses[0],
    note: 'Todos os que podem já servem nesse dia.',
    link: 'https://partilha.example/my-schedule#missa-17',
  },
  subject: ({ mass }) => `Sem substituição: ${formatDateTime(mass.date, mass.time)}`,
  brief: ({ mass, link }) => ({
    title: 'Não houve quem substituísse você',
    text: `Você continua na escala: ${massLine(mass)}.`,
    path: pathOf(link),
    act: ACT,
  }),
  Body: ({ variables: { name, mass, note, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Você continua na escala. Leia o recado da coordenação."
      heading="Não houve quem substituísse você"
      name={name}
      reason="você pediu substituição nesta missa."
      action={{ label: ACT, link }}
      notes={
        <Note>
          Se ainda não puder ir, fale com a coordenação o quanto antes.
          <CoordinationPhone parish={parish} />
        </Note>
      }
    >
      <Paragraph>Você continua na escala desta missa:</Paragraph>
      <MassList masses={[mass]} />
      <CoordinationNote note={note} />
    </MailLayout>
  ),
});
