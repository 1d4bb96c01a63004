import { formatDateTime } from '../../platform/dates/format.js';
import { defineMail } from '../define-mail.js';
import { MailLayout, MassList, Note, Paragraph } from '../rendering/layout.js';
import { massLine, personName } from '../rendering/plain-text.js';
import { sampleMasses } from '../rendering/samples.js';

declare module '../define-mail.js' {
  interface MailRefs {
    'substitution-exhausted': {
      substitutionId: number;
      ministerId: number;
      /** Told to who asks. */
      forAsker?: 1;
    };
  }
  interface MailVariables {
    'substitution-exhausted': {
      name: string;
      /** Who asked, where that is not the recipient. */
      asker?: { fullName: string; scheduleName: string };
      mass: MailMass;
      link: string;
    };
  }
}

export default defineMail({
  name: 'substitution-exhausted',
  label: 'Ninguém pôde substituir',
  kind: 'substitutions',
  trigger: 'Everybody who could be asked to take a place has said no or let it pass.',
  recipient: 'Who asked to be replaced, and each other active coordinator and administrator.',
  sample: {
    name: 'Helena',
    asker: { fullName: 'Ana Beatriz Nogueira', scheduleName: 'Ana Beatriz' },
    mass: sampleMasses[0],
    link: 'https://partilha.example/coordination?tab=escalas',
  },
  subject: ({ mass }) => `Ninguém pôde: ${formatDateTime(mass.date, mass.time)}`,
  brief: ({ asker, mass }) => ({
    title: asker ? 'Ninguém pôde substituir' : 'Ninguém pôde substituir você',
    text: `Todos os que podiam foram perguntados: ${massLine(mass)}.`,
    path: asker ? '/coordination?tab=escalas' : '/my-schedule',
  }),
  Body: ({ variables: { name, asker, mass, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview="Todos os que podiam foram perguntados."
      heading={asker ? 'Ninguém pôde substituir' : 'Ninguém pôde substituir você'}
      name={name}
      reason={asker ? 'você faz parte da coordenação das escalas.' : 'você pediu substituição nesta missa.'}
      action={{ label: asker ? 'Ver o que fazer' : 'Ver minha escala', link }}
      notes={
        <Note>
          {asker
            ? 'Você pode dar o lugar a alguém, deixá-lo vazio ou manter quem pediu.'
            : 'A coordenação já sabe. Você pode pedir de novo com outras palavras, ou retirar o pedido.'}
        </Note>
      }
    >
      {asker ? (
        <Paragraph>
          Todos os que poderiam servir no lugar de <strong>{personName(asker.fullName)}</strong> (na escala, “
          {personName(asker.scheduleName)}”) disseram que não ou não responderam:
        </Paragraph>
      ) : (
        <Paragraph>
          Todos os que poderiam servir no seu lugar disseram que não ou não responderam. Por enquanto, você
          continua na escala desta missa:
        </Paragraph>
      )}
      <MassList masses={[mass]} />
    </MailLayout>
  ),
});
