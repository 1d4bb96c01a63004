import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call, urlOf, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { isUnanswered, messageOf, patience } from '../../api/http.ts';
import { capital, massMoment } from '../../lib/dates.ts';
import { PhoneIfSentThere } from '../../shared/coordination-phone.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { FrontPage } from '../front-page.tsx';
import { LinkState } from '../passwords/link-state.tsx';
import { saidBeside, Unheard } from '../unheard.tsx';
import { isSettled } from './settled.ts';

type Offer = Answer<'GET /api/substitution-links/{token}'>;

const ENDINGS: Record<Exclude<Offer['state'], 'waiting'>, { title: string; text: string }> = {
  accepted: {
    title: 'O lugar é seu. Obrigado!',
    text: 'Quem pediu já sabe. Você recebe um e-mail com a missa para a sua agenda.',
  },
  declined: { title: 'Resposta enviada', text: 'Obrigado por responder. Perguntamos a outra pessoa.' },
  'too-late': {
    title: 'Muito obrigado por querer ir!',
    text: 'O lugar já estava dado quando a sua resposta chegou. A coordenação sabe que você quis. Você não precisa fazer nada.',
  },
  settled: {
    title: 'Já está resolvido',
    text: 'Outra pessoa respondeu antes, ou o pedido foi retirado. Você não precisa fazer nada. Muito obrigado!',
  },
  over: { title: 'Esta missa já começou', text: 'Não é mais possível responder. Obrigado pela atenção!' },
};

/** Where masses are exchanged, nobody else is asked, and each of the two has a mass. */
const ENDINGS_OF_EXCHANGES: Partial<typeof ENDINGS> = {
  accepted: { title: 'A troca está feita. Obrigado!', text: ENDINGS.accepted.text },
  declined: {
    title: 'Resposta enviada',
    text: 'Obrigado por responder. A sua missa continua com você.',
  },
};

/** An empty place is nobody's: the coordination asks, one person after another, and hears the answer. */
const ENDINGS_OF_EMPTY_PLACES: Partial<typeof ENDINGS> = {
  accepted: {
    title: ENDINGS.accepted.title,
    text: 'A coordenação já sabe. Você recebe um e-mail com a missa para a sua agenda.',
  },
  declined: { title: ENDINGS.declined.title, text: 'Obrigado por responder. A coordenação já sabe.' },
};

/** One tap from the mail, without a session: opening shows the mass, and only a button answers. */
export default function SubstitutionLink() {
  const token = useSearchParams()[0].get('token')?.trim() ?? '';
  const offer = useApiQuery(
    '/api/substitution-links/{token}',
    { path: { token } },
    { enabled: token !== '' },
  );
  if (offer.error?.body?.code === 'request-gone')
    return (
      <LinkState
        kind="done"
        title={ENDINGS.settled.title}
        text={messageOf(offer.error)}
        actions={<ToPortal />}
      />
    );
  if (token === '' || offer.error) {
    const isGone = token === '' || offer.error?.status === 404;
    return (
      <LinkState
        kind={isGone ? 'invalid' : 'unreachable'}
        title={isGone ? 'Este link não vale' : 'Não foi possível abrir o pedido'}
        text={messageOf(offer.error, 'Abra o link inteiro, como está no e-mail.')}
        actions={
          isGone ? (
            <ToPortal />
          ) : (
            <Button look="primary" wide onClick={() => void offer.refetch()}>
              Tentar novamente
            </Button>
          )
        }
      />
    );
  }
  if (!offer.data) {
    return (
      <FrontPage title="Substituição">
        <Loading />
      </FrontPage>
    );
  }
  const { state, exchange, scheduleName } = offer.data;
  if (state === 'waiting') return <Question token={token} offer={offer.data} />;
  const others = scheduleName === null ? ENDINGS_OF_EMPTY_PLACES : exchange ? ENDINGS_OF_EXCHANGES : {};
  const ending = others[state] ?? ENDINGS[state];
  return (
    <LinkState kind="done" {...ending} actions={<ToPortal />}>
      {exchange && state === 'accepted' ? (
        <>
          <p>Você serve {massMoment(offer.data)}.</p>
          <p>
            {scheduleName} serve por você {massMoment(exchange)}.
          </p>
        </>
      ) : (
        <p>{capital(massMoment(offer.data))}</p>
      )}
    </LinkState>
  );
}

function Question({ token, offer }: { token: string; offer: Offer }) {
  const client = useQueryClient();
  const { scheduleName, yourName, description, location, exchange } = offer;
  const answer = useApiMutation({
    run: (said: 'accepted' | 'declined') =>
      call('POST /api/substitution-links', { body: { token, answer: said }, signal: patience() }).catch(
        (error: unknown) => {
          if (isSettled(error)) return call('GET /api/substitution-links/{token}', { path: { token } });
          throw error;
        },
      ),
    unanswered: saidBeside,
    failure: 'Erro ao responder',
    changes: ['/api/substitution-links'],
    then: (answered) =>
      client.setQueryData([urlOf('/api/substitution-links/{token}', { path: { token } })], answered),
  });
  return (
    <FrontPage title="Você pode servir nesta missa?">
      <Stack gap={24}>
        <h1>{exchange ? 'Você aceita trocar de missa?' : 'Você pode servir nesta missa?'}</h1>
        <p>
          Olá, {yourName}!{' '}
          {scheduleName === null ? (
            'Falta gente nesta missa:'
          ) : (
            <>
              <strong>{scheduleName}</strong> {exchange ? 'pede para você servir:' : 'não pode ir:'}
            </>
          )}
        </p>
        <p>
          <strong>{capital(massMoment(offer))}</strong>
          <Dotted facts={[description, location]} />
        </p>
        {exchange && (
          <p>
            Em troca, {scheduleName} serve por você:
            <br />
            <strong>{capital(massMoment(exchange))}</strong>
            <br />
            {exchange.description}
          </p>
        )}
        <Unheard error={answer.error} />
        {answer.error && !isUnanswered(answer.error) && (
          <div role="alert">
            <p>{messageOf(answer.error)}</p>
            <PhoneIfSentThere text={messageOf(answer.error)} />
          </div>
        )}
        <Stack>
          <Button
            look="primary"
            wide
            busy={answer.isPending && answer.variables === 'accepted'}
            disabled={answer.isPending}
            onClick={() => answer.mutate('accepted')}
          >
            Posso ir
          </Button>
          <Button
            wide
            busy={answer.isPending && answer.variables === 'declined'}
            disabled={answer.isPending}
            onClick={() => answer.mutate('declined')}
          >
            Não posso
          </Button>
        </Stack>
      </Stack>
    </FrontPage>
  );
}

function ToPortal() {
  return (
    <ButtonLink to="/my-schedule" look="primary" wide>
      Ver minha escala
    </ButtonLink>
  );
}
