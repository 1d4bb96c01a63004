import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { patience } from '../../api/http.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { capital, hour, longDate, massMoment } from '../../lib/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Form, TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/page.tsx';
import { CoordinationPhone } from '../../shared/coordination-phone.tsx';
import { FrontPage } from '../front-page.tsx';
import { LinkState } from '../passwords/link-state.tsx';
import { saidBeside, Unheard } from '../unheard.tsx';
import { DeadLink } from './dead-link.tsx';

type Duty = Answer<'GET /api/duty-links/{token}'>;

const TITLE = 'Você vem?';
const MAX_REASON = 500;
/** Enough to tell links apart; the device keeps no whole one beside the drafts. */
const DRAFT_KEY_LENGTH = 8;

/** Where the link of a reminder leads. Nothing is answered before a button is pressed: mail programs open links, too. */
export default function ConfirmDuty() {
  const [params] = useSearchParams();
  const token = params.get('token')?.trim() ?? '';
  const duty = useApiQuery(
    '/api/duty-links/{token}',
    { path: { token } },
    { enabled: token !== '', fresh: true },
  );
  if (duty.data)
    return <Reply token={token} given={duty.data} startsWithNo={params.get('answer') === 'no'} />;
  return (
    <DeadLink
      title={TITLE}
      loading={duty.isFetching}
      error={duty.error}
      onward={{ to: '/my-schedule', label: 'Ver minha escala' }}
      onRetry={() => void duty.refetch()}
    />
  );
}

function Reply({ token, given, startsWithNo }: { token: string; given: Duty; startsWithNo: boolean }) {
  const [duty, setDuty] = useState(given);
  const [declining, setDeclining] = useState(startsWithNo && given.state !== 'asked');
  const confirm = useApiMutation({
    run: () => call('POST /api/duty-links/{token}/confirm', { path: { token }, signal: patience() }),
    failure: 'Não foi possível confirmar',
    unanswered: saidBeside,
    changes: [],
    then: setDuty,
  });
  const moment = massMoment(duty);
  const comes = (label: string, look?: 'primary') => (
    <>
      <Unheard error={confirm.error} />
      <Button look={look} wide busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {label}
      </Button>
    </>
  );
  if (declining)
    return (
      <Declining
        token={token}
        duty={duty}
        onBack={() => setDeclining(false)}
        onDone={(answered) => {
          setDuty(answered);
          setDeclining(false);
        }}
      />
    );
  switch (duty.state) {
    case 'confirmed':
      return (
        <LinkState
          kind="done"
          title="Presença confirmada"
          text={`Obrigado, ${duty.scheduleName}! Esperamos você: ${moment}.`}
          actions={
            <Button wide onClick={() => setDeclining(true)}>
              Não poderei mais
            </Button>
          }
        />
      );
    case 'asked':
      return (
        <LinkState
          kind="done"
          title="Substituição pedida"
          text={`A coordenação foi avisada e procura alguém para ${moment}. Até a resposta, a missa continua com você.`}
          actions={comes('Consegui: eu vou')}
        />
      );
    case 'given':
      return <Given duty={duty} moment={moment} />;
    case 'waiting':
      return (
        <FrontPage title={TITLE}>
          <h1>{TITLE}</h1>
          <Facts duty={duty} />
          <Stack gap={8}>
            {comes('Confirmo', 'primary')}
            <Button wide onClick={() => setDeclining(true)}>
              Não poderei
            </Button>
          </Stack>
        </FrontPage>
      );
  }
}

/** What became of a place for which the person asked a substitute. */
function Given({ duty: { scheduleName, substitute, exchange }, moment }: { duty: Duty; moment: string }) {
  return (
    <LinkState
      kind="done"
      title={substitute ? `${substitute} serve no seu lugar` : 'Você não serve mais nesta missa'}
      text={`${scheduleName}, você pediu substituição, e esta missa não é mais sua: ${moment}. ${
        exchange
          ? `Em troca, você serve ${massMoment(exchange)}.`
          : 'Você não precisa fazer nada. Se puder ir, fale com a coordenação.'
      }`}
      actions={
        <ButtonLink to="/my-schedule" look="primary" wide>
          Ver minha escala
        </ButtonLink>
      }
    />
  );
}

/** Whose place, and at which mass. */
function Facts({ duty: { scheduleName, date, time, description, location } }: { duty: Duty }) {
  return (
    <Stack gap={8}>
      <p>{scheduleName}, você está na escala desta missa:</p>
      <p>
        <strong>
          {capital(longDate(date))}, {hour(time)}
        </strong>
      </p>
      <p>
        <Dotted facts={[description, location]} />
      </p>
    </Stack>
  );
}

function Declining({
  token,
  duty,
  onBack,
  onDone,
}: {
  token: string;
  duty: Duty;
  onBack: () => void;
  onDone: (duty: Duty) => void;
}) {
  const [isUntold, setUntold] = useState(false);
  const { field, onSubmit, busy } = useApiForm<{ reason: string }, Duty>({
    initial: { reason: '' },
    draftKey: `decline.${token.slice(0, DRAFT_KEY_LENGTH)}`,
    send: ({ reason }) =>
      call('POST /api/duty-links/{token}/decline', {
        path: { token },
        body: { reason: reason.trim() || null },
        signal: patience(),
      }),
    failure: 'Não foi possível avisar',
    unanswered: () => setUntold(true),
    changes: [],
    then: onDone,
  });
  return (
    <FrontPage title="Não poderei">
      <h1>Não poderá vir?</h1>
      <Facts duty={duty} />
      <Form onSubmit={onSubmit}>
        {isUntold && (
          <Notice role="alert" tone="warning" title="Ninguém foi avisado ainda">
            <p>
              O servidor não respondeu. O que você escreveu está guardado neste aparelho: avise de novo quando
              houver conexão, ou fale com a coordenação.
            </p>
            <CoordinationPhone />
          </Notice>
        )}
        <TextAreaField
          label="Motivo"
          hint="Se quiser. Só a coordenação lê, e procura quem vá no seu lugar."
          maxLength={MAX_REASON}
          {...field('reason')}
        />
        <Stack gap={8}>
          <Button type="submit" look="primary" wide busy={busy}>
            {busy ? 'Avisando...' : 'Avisar que não poderei'}
          </Button>
          <Button wide onClick={onBack}>
            Voltar
          </Button>
        </Stack>
      </Form>
    </FrontPage>
  );
}
