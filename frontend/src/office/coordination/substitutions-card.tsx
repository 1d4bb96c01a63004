import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../api/http.ts';
import { useCan } from '../../app/session.tsx';
import { dateTimeOf, hour, longDate } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { ChooseSubstituteDialog } from './choose-substitute-dialog.tsx';
import type { Substitution } from './coordination-model.ts';
import styles from './coordination.module.css';
import { DeclineSubstitutionDialog } from './decline-substitution-dialog.tsx';

/** Ministers who cannot come to a mass of theirs, until somebody takes the place or nobody can. */
export function SubstitutionsCard({ requests }: { requests: UseQueryResult<Substitution[], ApiError> }) {
  const open = requests.data ?? [];
  const [chosen, setChosen] = useState<{ action: 'choose' | 'decline'; request: Substitution } | null>(null);
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
                  <Request
                    request={request}
                    onChoose={() => setChosen({ action: 'choose', request })}
                    onDecline={() => setChosen({ action: 'decline', request })}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {chosen?.action === 'choose' && <ChooseSubstituteDialog request={chosen.request} onClose={close} />}
      {chosen?.action === 'decline' && <DeclineSubstitutionDialog request={chosen.request} onClose={close} />}
    </Card>
  );
}

function Request({
  request: { fullName, date, time, description, reason, createdAt },
  onChoose,
  onDecline,
}: {
  request: Substitution;
  onChoose: () => void;
  onDecline: () => void;
}) {
  const writes = useCan()('schedules.write');
  return (
    <article className={styles.request}>
      <Stack gap={8}>
        <h3>{fullName}</h3>
        <p>
          {longDate(date)}, {hour(time)} — {description}
        </p>
        <blockquote className={styles.quote}>{reason}</blockquote>
        <Muted>Pedido em {dateTimeOf(createdAt)}</Muted>
      </Stack>
      {writes && (
        <Row>
          <Button onClick={onChoose}>
            <span>
              Escolher substituto<span className="visually-hidden"> para {fullName}</span>
            </span>
          </Button>
          <Button look="quiet" onClick={onDecline}>
            <span>
              Não há quem substitua<span className="visually-hidden"> {fullName}</span>
            </span>
          </Button>
        </Row>
      )}
    </article>
  );
}
