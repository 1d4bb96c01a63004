import { formatDateTime } from '../../platform/dates/format.js';
import { defineMail } from '../define-mail.js';
import { ARRIVAL_MINUTES } from '../rendering/calendar-file.js';
import { MailLayout, MassList, Note, Paragraph } from '../rendering/layout.js';
import { massLine } from '../rendering/plain-text.js';
import { sampleMasses } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'duty-reminder': {
      assignmentId: number;
      ministerId: number;
      /** In milliseconds since 1970: a mass that moves is another reminder's. */
      startsAt: number;
    };
  }
  interface MailVariables {
    'duty-reminder': {
      name: string;
      mass: MailMass;
      /** Days from the one on which it is sent to that of the mass. */
      daysLeft: number;
      /** The page on which the person answers. */
      link: string;
    };
  }
}

const ACT = 'Confirmo';

export default defineMail({
  name: 'duty-reminder',
  label: 'Lembrete da missa',
  kind: 'reminders',
  trigger: 'Three days and one day before a mass of a published roster, as the settings say.',
  recipient: 'Each person who serves there and has not answered.',
  sample: {
    name: 'Ana Beatriz',
    mass: sampleMasses[0],
    daysLeft: 3,
    link: 'https://partilha.example/confirm-duty?token=12.abc',
  },
  subject: ({ mass, daysLeft }) => `Você serve ${when(daysLeft)}: ${formatDateTime(mass.date, mass.time)}`,
  brief: ({ mass, daysLeft }) => ({
    title: `Você serve ${when(daysLeft)}`,
    text: `${massLine(mass)}. Você vem?`,
    path: '/my-schedule',
    act: ACT,
  }),
  Body: ({ variables: { name, mass, daysLeft, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview={`${mass.description}, ${formatDateTime(mass.date, mass.time)}. Você vem?`}
      heading={`Você serve ${when(daysLeft)}`}
      name={name}
      reason="você está na escala desta missa."
      action={{ label: ACT, link }}
      alternative={{ label: 'Não poderei', link: `${link}&answer=no` }}
      notes={<Note>Abrir o link não confirma nada: a página pergunta antes.</Note>}
    >
      <Paragraph>Confirme que você vem, ou avise agora, enquanto há tempo de achar quem vá:</Paragraph>
      <MassList masses={[mass]} />
      <Paragraph>Chegue {ARRIVAL_MINUTES} minutos antes.</Paragraph>
    </MailLayout>
  ),
});

function when(daysLeft: number): string {
  if (daysLeft <= 0) return 'hoje';
  return daysLeft === 1 ? 'amanhã' : `daqui a ${daysLeft} dias`;
}
