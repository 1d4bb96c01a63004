import { formatDateTime } from '../../platform/dates/format.js';
import { defineMail } from '../define-mail.js';
import { CALENDAR_FOLLOWS } from '../rendering/calendar-file.js';
import { CoordinationNote, MailLayout, MassList, Note, Paragraph } from '../rendering/layout.js';
import { massLine, personName } from '../rendering/plain-text.js';
import { sampleMasses } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'substitution-found': { substitutionId: number; ministerId: number };
  }
  interface MailVariables {
    'substitution-found': {
      name: string;
      /** Who takes the place, by the name in the roster. */
      substitute: string;
      mass: MailMass;
      /** What the coordination wrote. */
      note?: string;
      /** A calendar reads the person's duties by itself. */
      followsCalendar: boolean;
      link: string;
    };
  }
}

const ACT = 'Ver minha escala';

export default defineMail({
  name: 'substitution-found',
  label: 'Substituto encontrado',
  kind: 'substitutions',
  trigger:
    'Somebody takes the place, or a coordinator gives it to them; that person gets roster-changed, as both do who exchange masses.',
  recipient: 'Who asked to be replaced.',
  sample: {
    name: 'Ana Beatriz',
    substitute: 'Bento Lima',
    mass: sampleMasses[0],
    note: 'Boa viagem!',
    followsCalendar: false,
    link: 'https://partilha.example/my-schedule',
  },
  subject: ({ mass }) => `Substituição confirmada: ${formatDateTime(mass.date, mass.time)}`,
  brief: ({ mass }) => ({
    title: 'Sua substituição está confirmada',
    text: `Outra pessoa serve no seu lugar: ${massLine(mass)}.`,
    path: '/my-schedule',
    act: ACT,
  }),
  Body: ({ variables: { name, substitute, mass, note, followsCalendar, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview={`${personName(substitute)} serve no seu lugar.`}
      heading="Sua substituição está confirmada"
      name={name}
      reason="você pediu substituição nesta missa."
      action={{ label: ACT, link }}
      notes={
        <Note>
          {followsCalendar
            ? CALENDAR_FOLLOWS
            : 'Se você pôs esta missa no calendário pelo arquivo de um e-mail, apague-a dele.'}
        </Note>
      }
    >
      <Paragraph>
        <strong>{personName(substitute)}</strong> serve no seu lugar nesta missa:
      </Paragraph>
      <MassList masses={[mass]} />
      <CoordinationNote note={note} />
    </MailLayout>
  ),
});
