import { defineMail } from '../define-mail.js';
import { ARRIVAL_MINUTES, CALENDAR_FOLLOWS, calendarAttachments } from '../rendering/calendar-file.js';
import { MailLayout, MassList, Note, Paragraph } from '../rendering/layout.js';
import { countMasses } from '../rendering/plain-text.js';
import { sampleMasses } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'roster-published': { scheduleId: number; ministerId: number; publication: string };
  }
  interface MailVariables {
    'roster-published': {
      name: string;
      /** The schedule's title. */
      title: string;
      /** The person's own masses, at least one, in the order of their dates. */
      masses: readonly MailMass[];
      /** A calendar reads the person's duties by itself. */
      followsCalendar: boolean;
      link: string;
    };
  }
}

const ACT = 'Ver minha escala';

export default defineMail({
  name: 'roster-published',
  label: 'Escala publicada',
  kind: 'roster',
  trigger: 'A coordinator publishes the roster of a schedule.',
  recipient: 'Each person who serves in it, with their own masses only.',
  sample: {
    name: 'Ana Beatriz',
    title: 'Dezembro de 2026',
    masses: sampleMasses,
    followsCalendar: false,
    link: 'https://partilha.example/my-schedule',
  },
  subject: ({ title, masses }) => `Sua escala saiu (${countMasses(masses.length)}): ${title}`,
  brief: ({ title, masses }) => ({
    title: 'Sua escala saiu',
    text: `“${title}”: você serve em ${countMasses(masses.length)}.`,
    path: '/my-schedule',
    act: ACT,
  }),
  Body: ({ variables: { name, title, masses, followsCalendar, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview={`Você serve em ${countMasses(masses.length)}: ${title}.`}
      heading="Sua escala saiu"
      name={name}
      reason="você serve nesta escala. Aqui estão só as suas missas."
      action={{ label: ACT, link }}
      notes={
        <>
          <Note>Não pode ir a alguma missa? Avise cedo, em “Minha Escala”.</Note>
          <Note>
            {followsCalendar
              ? CALENDAR_FOLLOWS
              : 'Abra o arquivo anexo para pôr as missas no calendário do seu celular, com um lembrete.'}
          </Note>
        </>
      }
    >
      <Paragraph>
        A escala <strong>“{title}”</strong> foi publicada. Você serve em {countMasses(masses.length)}:
      </Paragraph>
      <MassList masses={masses} />
      <Paragraph>Chegue {ARRIVAL_MINUTES} minutos antes de cada missa.</Paragraph>
    </MailLayout>
  ),
  attachments: ({ masses, followsCalendar }, parish) =>
    followsCalendar ? [] : calendarAttachments(masses, parish),
});
