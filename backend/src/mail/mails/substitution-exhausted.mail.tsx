import { formatDateTime } from '../../platform/dates/format.js';
import { defineMail, type MailVariables } from '../define-mail.js';
import { MailLayout, MassList, Note, Paragraph } from '../rendering/layout.js';
import { massLine, pathOf, personName } from '../rendering/plain-text.js';
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
      /** With whom the recipient wanted to exchange masses, where that was asked. */
      exchangeWith?: string;
      mass: MailMass;
      link: string;
    };
  }
}

function headingOf({
  asker,
  exchangeWith,
}: Pick<MailVariables['substitution-exhausted'], 'asker' | 'exchangeWith'>): string {
  if (asker) return 'Ninguém pôde substituir';
  return exchangeWith ? 'A troca não foi aceita' : 'Ninguém pôde substituir você';
}

const actOf = ({ asker }: Pick<MailVariables['substitution-exhausted'], 'asker'>): string =>
  asker ? 'Ver o que fazer' : 'Ver minha escala';

export default defineMail({
  name: 'substitution-exhausted',
  label: 'Ninguém pôde substituir',
  kind: 'substitutions',
  trigger: 'Everybody who could be asked to take a place has said no or let it pass.',
  recipient:
    'Who asked to be replaced, and, but for an exchange, each other active coordinator and administrator.',
  sample: {
    name: 'Helena',
    asker: { fullName: 'Ana Beatriz Nogueira', scheduleName: 'Ana Beatriz' },
    mass: sampleMasses[0],
    link: 'https://partilha.example/schedules/3?mass=17',
  },
  subject: ({ exchangeWith, mass }) =>
    `${exchangeWith ? 'Troca não aceita' : 'Ninguém pôde'}: ${formatDateTime(mass.date, mass.time)}`,
  brief: (variables) => ({
    title: headingOf(variables),
    text: variables.exchangeWith
      ? `A missa continua com você: ${massLine(variables.mass)}.`
      : `Todos os que podiam foram perguntados: ${massLine(variables.mass)}.`,
    path: pathOf(variables.link),
    act: actOf(variables),
  }),
  Body: ({ variables, variables: { name, asker, exchangeWith, mass, link }, parish }) => (
    <MailLayout
      parish={parish}
      preview={exchangeWith ? 'A missa continua com você.' : 'Todos os que podiam foram perguntados.'}
      heading={headingOf(variables)}
      name={name}
      reason={asker ? 'você faz parte da coordenação das escalas.' : 'você pediu substituição nesta missa.'}
      action={{ label: actOf(variables), link }}
      notes={
        <Note>
          {asker
            ? 'Você pode dar o lugar a alguém, deixá-lo vazio ou manter quem pediu.'
            : exchangeWith
              ? 'Não pode ir? Em “Pedir de novo” você propõe a troca a outra pessoa ou pergunta ao ministério. Vai servir? Toque em “Retirar pedido”.'
              : 'A coordenação já sabe. Você pode pedir de novo com outras palavras, ou retirar o pedido.'}
        </Note>
      }
    >
      {asker ? (
        <Paragraph>
          Todos os que poderiam servir no lugar de <strong>{personName(asker.fullName)}</strong> (na escala, “
          {personName(asker.scheduleName)}”) disseram que não ou não responderam:
        </Paragraph>
      ) : exchangeWith ? (
        <Paragraph>
          <strong>{personName(exchangeWith)}</strong> não pode trocar de missa com você, ou não respondeu a
          tempo. Você continua na escala desta missa:
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
