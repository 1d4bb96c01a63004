import { formatDateTime } from '../../platform/dates/format.js';
import { defineMail } from '../define-mail.js';
import { MailLayout, MassList, Note, Paragraph } from '../rendering/layout.js';
import { massLine, personName } from '../rendering/plain-text.js';
import { sampleMasses } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'substitution-offer': { offerId: number; ministerId?: number };
  }
  interface MailVariables {
    'substitution-offer': {
      name: string;
      /** Who asks, by the name in the roster; absent: the place is empty. */
      asker?: string;
      mass: MailMass;
      /** The recipient's own mass that the asker would take in exchange. */
      inReturn?: MailMass;
      link: string;
    };
  }
}

const ACT = 'Responder';

export default defineMail({
  name: 'substitution-offer',
  label: 'Pergunta: você pode substituir?',
  kind: 'substitutions',
  asksNow: true,
  trigger:
    'A wave of people is asked whether they can take a place; or one is asked for an exchange, or by the coordination for an empty place.',
  recipient: 'Each person who is asked.',
  sample: {
    name: 'Bento',
    asker: 'Ana Beatriz',
    mass: sampleMasses[0],
    link: 'https://partilha.example/substitution?token=17.assinatura',
  },
  subject: ({ mass, inReturn }) =>
    inReturn
      ? `Troca de missas: ${formatDateTime(mass.date, mass.time)}`
      : `Você pode servir? ${formatDateTime(mass.date, mass.time)}`,
  brief: ({ mass, inReturn }) => ({
    title: inReturn ? 'Você aceita trocar de missa?' : 'Você pode servir nesta missa?',
    text: inReturn ? `${massLine(mass)}, em troca da sua: ${massLine(inReturn)}.` : `${massLine(mass)}.`,
    path: '/my-schedule',
    act: ACT,
  }),
  Body: ({ variables: { name, asker, mass, inReturn, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview={`${asker ? `${personName(asker)} não pode ir.` : 'Falta gente nesta missa.'} Responda com um toque.`}
      heading={inReturn ? 'Você aceita trocar de missa?' : 'Você pode servir nesta missa?'}
      name={name}
      reason="você serve neste ministério e poderia ir nesta missa."
      action={{ label: ACT, link }}
      notes={
        <Note>
          O botão abre uma página com “Posso ir” e “Não posso”, sem pedir senha. O link é só seu: não o passe
          adiante.
        </Note>
      }
    >
      <Paragraph>
        {asker ? (
          <>
            <strong>{personName(asker)}</strong>{' '}
            {inReturn ? 'pede para você servir nesta missa:' : 'não pode servir nesta missa:'}
          </>
        ) : (
          'Falta gente nesta missa, e a coordenação pergunta se você pode servir:'
        )}
      </Paragraph>
      <MassList masses={[mass]} />
      {asker && inReturn && (
        <>
          <Paragraph>Em troca, {personName(asker)} serve por você nesta:</Paragraph>
          <MassList masses={[inReturn]} />
        </>
      )}
    </MailLayout>
  ),
});
