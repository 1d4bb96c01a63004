import { formatDateTime } from '../../platform/dates/format.js';
import { defineMail, type MailMass, type MailVariables } from '../define-mail.js';
import { CALENDAR_FOLLOWS, calendarAttachments } from '../rendering/calendar-file.js';
import { CoordinationNote, MailLayout, MassList, Note, Paragraph } from '../rendering/layout.js';
import { countMasses, massLine, personName } from '../rendering/plain-text.js';
import { sampleMasses } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'roster-changed': {
      scheduleId: number;
      ministerId: number;
      /** The publication that tells it, as an ISO 8601 instant; absent of a later change. */
      publication?: string;
      /** Masses gained and lost, ids of slots joined by commas. */
      added?: string;
      removed?: string;
      /** The mass that moved away or was removed, as it was: `<slot id> <date> <time> <description>`. */
      former?: string;
      /** Where it was, of a mass that is now in another place. */
      formerPlace?: string;
    };
  }
  interface MailVariables {
    'roster-changed': {
      name: string;
      /** The schedule's title. */
      title: string;
      /** The person's own masses, in the order of their dates; one of the two lists may be empty. */
      added: readonly MailMass[];
      removed: readonly MailMass[];
      /**
       * The mass that has moved to the one added, or, where nothing is added, was cancelled: as it was. Both say where,
       * if the place is another.
       */
      former?: MailMass;
      /** What the coordination wrote to both when it gave somebody's place to the person. */
      note?: string;
      /** With whom the person changed places, as the schedule calls them. */
      exchangedWith?: string;
      /** A calendar reads the person's duties by itself. */
      followsCalendar: boolean;
      link: string;
    };
  }
}

function headingOf({
  former,
  added,
  exchangedWith,
}: Pick<MailVariables['roster-changed'], 'former' | 'added' | 'exchangedWith'>): string {
  if (exchangedWith) return 'A troca está feita';
  if (!former) return 'Sua escala mudou';
  if (added.length === 0) return 'A sua missa foi cancelada';
  return `A sua missa mudou de ${hasNewTime(former, added) ? 'horário' : 'lugar'}`;
}

const hasNewTime = (former: MailMass, [now]: readonly MailMass[]): boolean =>
  now !== undefined && (now.date !== former.date || now.time !== former.time);

/** 'Uma missa em que você serve mudou de dia ou de hora, e de lugar.' */
function changeOf(former: MailMass, added: readonly MailMass[]): string {
  if (added.length === 0) return 'Uma missa em que você servia foi cancelada. Você não precisa ir:';
  const place = former.place === undefined ? '' : 'de lugar';
  const time = hasNewTime(former, added) ? 'de dia ou de hora' : '';
  return `Uma missa em que você serve mudou ${[time, place].filter(Boolean).join(', e ')}.`;
}

const ACT = 'Ver minha escala';

export default defineMail({
  name: 'roster-changed',
  label: 'Mudança na escala',
  kind: 'roster',
  trigger: 'A published roster is changed.',
  recipient: 'Each person whose masses changed, with their own masses only.',
  sample: {
    name: 'Ana Beatriz',
    title: 'Dezembro de 2026',
    added: sampleMasses.slice(1, 2),
    removed: sampleMasses.slice(2),
    followsCalendar: false,
    link: 'https://partilha.example/my-schedule',
  },
  subject: (variables) => {
    const mass = variables.added[0] ?? variables.former;
    return (variables.former || variables.exchangedWith) && mass
      ? `${headingOf(variables)}: ${formatDateTime(mass.date, mass.time)}`
      : `Sua escala mudou: ${variables.title}`;
  },
  brief: (variables) => ({
    title: headingOf(variables),
    text: variables.former
      ? `${variables.added.length > 0 ? 'Era' : 'Não haverá'}: ${massLine(variables.former)}.`
      : `Veja o que mudou para você em “${variables.title}”.`,
    path: '/my-schedule',
    act: ACT,
  }),
  Body: ({
    variables,
    variables: { name, title, added, removed, former, note, exchangedWith, followsCalendar, link },
    parish,
  }) => (
    <MailLayout
      parish={parish}
      preview={`Veja o que mudou para você: ${title}.`}
      heading={headingOf(variables)}
      name={name}
      reason="suas missas mudaram depois que a escala foi publicada."
      action={{ label: ACT, link }}
      notes={
        <>
          {added.length > 0 && !exchangedWith && <Note>Não pode ir? Avise cedo, em “Minha Escala”.</Note>}
          {followsCalendar && <Note>{CALENDAR_FOLLOWS}</Note>}
          {!followsCalendar && added.length > 0 && (
            <Note>
              Abra o arquivo anexo para pôr as missas novas no calendário do seu celular, com um lembrete.
            </Note>
          )}
          {!followsCalendar && removed.length > 0 && (
            <Note>
              Se você pôs as missas no calendário pelo arquivo de um e-mail, apague dele aquelas em que não
              serve mais.
            </Note>
          )}
          {!followsCalendar && former && (added.length === 0 || hasNewTime(former, added)) && (
            <Note>
              Se você pôs a missa no calendário pelo arquivo de um e-mail, apague dele o horário antigo.
            </Note>
          )}
        </>
      }
    >
      {former ? (
        <Paragraph>{changeOf(former, added)}</Paragraph>
      ) : (
        <Paragraph>
          {exchangedWith ? (
            <>
              Você e <strong>{personName(exchangedWith)}</strong> trocaram de missa em{' '}
              <strong>“{title}”</strong>.
            </>
          ) : (
            <>
              A escala <strong>“{title}”</strong> mudou para você.
            </>
          )}
        </Paragraph>
      )}
      {added.length > 0 && (
        <>
          <Paragraph>
            {former ? 'Agora é:' : `Você passa a servir em ${countMasses(added.length)}:`}
          </Paragraph>
          <MassList masses={added} />
        </>
      )}
      <CoordinationNote note={note} />
      {former && (
        <>
          {added.length > 0 && <Paragraph>Antes era:</Paragraph>}
          <MassList masses={[former]} />
        </>
      )}
      {removed.length > 0 && (
        <>
          <Paragraph>Você não serve mais em {countMasses(removed.length)}:</Paragraph>
          <MassList masses={removed} />
        </>
      )}
    </MailLayout>
  ),
  attachments: ({ added, followsCalendar }, parish) =>
    followsCalendar ? [] : calendarAttachments(added, parish),
});
