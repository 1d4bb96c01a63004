import { ARRIVAL_MINUTES } from '../calendar-file.js';
import { MailLayout, MassList, Note, Paragraph } from '../layout.js';
import type { MailProps } from '../mail-types.js';

/** '1 missa', '4 missas'. */
export function countMasses(count: number): string {
  return count === 1 ? '1 missa' : `${count} missas`;
}

export function RosterPublishedMail({
  variables: { name, title, masses, link },
  parish,
}: MailProps<'roster-published'>) {
  return (
    <MailLayout
      parish={parish}
      preview={`Você serve em ${countMasses(masses.length)}: ${title}.`}
      heading="Sua escala saiu"
      name={name}
      reason="você serve nesta escala. Aqui estão só as suas missas."
      action={{ label: 'Ver minha escala', link }}
      notes={
        <>
          <Note>Não pode ir a alguma missa? Avise cedo, em “Minha Escala”.</Note>
          <Note>Abra o arquivo anexo para pôr as missas no calendário do seu celular, com um lembrete.</Note>
        </>
      }
    >
      <Paragraph>
        A escala <strong>“{title}”</strong> foi publicada. Você serve em {countMasses(masses.length)}:
      </Paragraph>
      <MassList masses={masses} />
      <Paragraph>Chegue {ARRIVAL_MINUTES} minutos antes de cada missa.</Paragraph>
    </MailLayout>
  );
}

export function RosterChangedMail({
  variables: { name, title, added, removed, link },
  parish,
}: MailProps<'roster-changed'>) {
  return (
    <MailLayout
      parish={parish}
      preview={`Veja o que mudou para você: ${title}.`}
      heading="Sua escala mudou"
      name={name}
      reason="suas missas mudaram depois que a escala foi publicada."
      action={{ label: 'Ver minha escala', link }}
      notes={
        <>
          {added.length > 0 && (
            <Note>
              Abra o arquivo anexo para pôr as missas novas no calendário do seu celular, com um lembrete.
            </Note>
          )}
          {removed.length > 0 && <Note>Apague do seu calendário as missas em que você não serve mais.</Note>}
        </>
      }
    >
      <Paragraph>
        A escala <strong>“{title}”</strong> mudou para você.
      </Paragraph>
      {added.length > 0 && (
        <>
          <Paragraph>Você passa a servir em {countMasses(added.length)}:</Paragraph>
          <MassList masses={added} />
        </>
      )}
      {removed.length > 0 && (
        <>
          <Paragraph>Você não serve mais em {countMasses(removed.length)}:</Paragraph>
          <MassList masses={removed} />
        </>
      )}
    </MailLayout>
  );
}
