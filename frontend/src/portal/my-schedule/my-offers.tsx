import { call, type Answer } from '../../api/client.ts';
import { patience } from '../../api/http.ts';
import { useApiMutation } from '../../api/queries.ts';
import { capital, massMoment } from '../../lib/dates.ts';
import { announcePushMoment } from '../../shared/push/moment.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { saidBeside, Unheard } from '../unheard.tsx';
import { isSettled } from '../substitution/settled.ts';

type Offer = Answer<'GET /api/my-offers'>[number];

/** What others ask the person, and places that nobody could take and they could; nothing where there is none. */
export function MyOffers({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <Stack>
      {offers.map((offer) => (
        <Question key={offer.requestId} offer={offer} />
      ))}
    </Stack>
  );
}

function Question({ offer }: { offer: Offer }) {
  const { requestId, scheduleName, description, location, exchange, askedAt } = offer;
  const answer = useApiMutation({
    run: (said: 'accepted' | 'declined') =>
      call('POST /api/substitutions/{id}/answer', {
        path: { id: requestId },
        body: { answer: said },
        signal: patience(),
      }).catch((error: unknown) => {
        if (isSettled(error)) return null;
        throw error;
      }),
    success: (answered, said) => {
      if (answered === null)
        return said === 'accepted'
          ? {
              title: 'Muito obrigado por querer ir!',
              description: 'O lugar já estava dado. A coordenação sabe que você quis.',
            }
          : {
              title: 'Já está resolvido',
              description: 'Você não precisa fazer nada. Obrigado por responder!',
            };
      if (said === 'declined') return { title: 'Resposta enviada', description: 'Obrigado por responder.' };
      return exchange
        ? {
            title: 'A troca está feita. Obrigado!',
            description: `Você serve ${massMoment(offer)}; ${scheduleName} serve por você ${massMoment(exchange)}.`,
          }
        : { title: 'O lugar é seu. Obrigado!', description: `Você serve ${massMoment(offer)}.` };
    },
    failure: 'Erro ao responder',
    then: announcePushMoment,
    unanswered: saidBeside,
  });
  // Until the lists are read anew: what is answered cannot be answered again.
  if (answer.isSuccess) return null;
  return (
    <Card title={titleOf(offer)}>
      <Stack>
        <p>
          <strong>{capital(massMoment(offer))}</strong>
          <Dotted facts={[description, location]} />
        </p>
        {exchange && (
          <p>
            Em troca, {scheduleName} serve por você: <strong>{massMoment(exchange)}</strong>,{' '}
            {exchange.description}
          </p>
        )}
        <Unheard error={answer.error} />
        <Row>
          <Button
            look="primary"
            busy={answer.isPending && answer.variables === 'accepted'}
            disabled={answer.isPending}
            onClick={() => answer.mutate('accepted')}
          >
            Posso ir<span className="visually-hidden"> {massMoment(offer)}</span>
          </Button>
          {askedAt !== null && (
            <Button
              busy={answer.isPending && answer.variables === 'declined'}
              disabled={answer.isPending}
              onClick={() => answer.mutate('declined')}
            >
              Não posso<span className="visually-hidden"> {massMoment(offer)}</span>
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function titleOf({ scheduleName, exchange, askedAt }: Offer): string {
  if (scheduleName === null) return 'Falta gente nesta missa. Você pode ir?';
  if (exchange) return `${scheduleName} quer trocar de missa com você`;
  if (askedAt === null) return `Ninguém pôde ir no lugar de ${scheduleName} ainda. Você pode?`;
  return `${scheduleName} não pode ir. Você pode?`;
}
