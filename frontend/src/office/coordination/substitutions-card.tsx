import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../api/http.ts';
import { useCan } from '../../app/session.tsx';
import { dateTimeOf, hour, longDate } from '../../lib/dates.ts';
import { SUBSTITUTION_STATUS_LABELS } from '../../lib/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { ChooseSubstituteDialog } from './choose-substitute-dialog.tsx';
import { AskedDialog } from './asked-dialog.tsx';
import { waveWords, type Substitution } from './coordination-model.ts';
import styles from './coordination.module.css';
import { DeclineSubstitutionDialog } from './decline-substitution-dialog.tsx';
import { AskNextDialog, LeaveEmptyDialog } from './substitution-acts.tsx';

type Act = Substitution['acts'][number] | 'look';

/** Ministers who cannot come to a mass of theirs, until somebody takes the place or nobody can. */
export function SubstitutionsCard({ requests }: { requests: UseQueryResult<Substitution[], ApiError> }) {
  const open = requests.data ?? [];
  const [chosen, setChosen] = useState<{ act: Act; request: Substitution } | null>(null);
  const close = () => setChosen(null);
  return (
    <Card
      title="Pedidos de substituição"
      actions={open.length > 0 && <Badge tone="warning">{open.length} em aberto</Badge>}
    >
      <QueryState query={requests} loading={<Muted>Carregando pedidos…</Muted>}>
        {() =>
          open.length === 0 ? (
            <Muted>Ninguém está pedindo substituição.</Muted>
          ) : (
            <ul className={styles.requests}>
              {open.map((request) => (
                <li key={request.id}>
                  <Request request={request} onAct={(act) => setChosen({ act, request })} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {chosen?.act === 'give' && <ChooseSubstituteDialog request={chosen.request} onClose={close} />}
      {chosen?.act === 'decline' && <DeclineSubstitutionDialog request={chosen.request} onClose={close} />}
      {chosen?.act === 'leave-empty' && <LeaveEmptyDialog request={chosen.request} onClose={close} />}
      {chosen?.act === 'ask-next' && <AskNextDialog request={chosen.request} onClose={close} />}
      {chosen?.act === 'look' && <AskedDialog request={chosen.request} onClose={close} />}
    </Card>
  );
}

const ACTS: Record<Substitution['acts'][number], { label: string; look: 'secondary' | 'quiet' }> = {
  give: { label: 'Escolher substituto', look: 'secondary' },
  'ask-next': { label: 'Perguntar já', look: 'quiet' },
  'leave-empty': { label: 'Deixar vazio', look: 'quiet' },
  decline: { label: 'Não há quem substitua', look: 'quiet' },
};

function Request({ request, onAct }: { request: Substitution; onAct: (act: Act) => void }) {
  const { fullName, date, time, description, reason, createdAt, acts, status, exchange, namedName } = request;
  const writes = useCan()('schedules.write');
  return (
    <article className={styles.request}>
      <Stack gap={8}>
        <h3>{fullName}</h3>
        <p>
          {longDate(date)}, {hour(time)} — {description}
        </p>
        <blockquote className={styles.quote}>{reason}</blockquote>
        {exchange && (
          <p>
            Quer trocar com {namedName} por {longDate(exchange.date)}, {hour(exchange.time)}.
          </p>
        )}
        <p>
          {status === 'exhausted' && (
            <>
              <Badge tone="error">{SUBSTITUTION_STATUS_LABELS[status]}</Badge>{' '}
            </>
          )}
          {waveWords(request)}
        </p>
        <Muted>Pedido em {dateTimeOf(createdAt)}</Muted>
      </Stack>
      <Row>
        {writes &&
          (['give', 'ask-next', 'leave-empty', 'decline'] as const)
            .filter((act) => acts.includes(act))
            .map((act) => (
              <Button key={act} look={ACTS[act].look} onClick={() => onAct(act)}>
                <span>
                  {ACTS[act].label}
                  <span className="visually-hidden"> para {fullName}</span>
                </span>
              </Button>
            ))}
        <Button look="quiet" onClick={() => onAct('look')}>
          <span>
            Quem foi perguntado<span className="visually-hidden"> no lugar de {fullName}</span>
          </span>
        </Button>
      </Row>
    </article>
  );
}
