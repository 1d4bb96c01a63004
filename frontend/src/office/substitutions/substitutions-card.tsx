import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '../../api/http.ts';
import { useCan } from '../../shared/session.tsx';
import { SUBSTITUTION_STATUS_LABELS } from '../../api/labels.ts';
import { plural } from '../../lib/plural.ts';
import { Badge } from '../../ui/badge.tsx';
import { useApiQuery } from '../../api/queries.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { MassLink } from '../parts/mass-links.tsx';
import { outcomeWords, type Substitution } from './substitutions-model.ts';
import styles from './substitutions.module.css';
import { RequestWords } from './request-words.tsx';
import { type ChosenAct, SubstitutionActs, SubstitutionDialog } from './substitution-acts.tsx';

/** Ministers who cannot come to a mass of theirs, and what was settled: requests that ask nothing of the coordination now. */
export function SubstitutionsCard({
  requests,
  elsewhere,
}: {
  /** All that are open. */
  requests: UseQueryResult<Substitution[], ApiError>;
  /** Which of them stand among what is to be done today. */
  elsewhere: ReadonlySet<number>;
}) {
  const open = requests.data ?? [];
  const others = open.filter(({ id }) => !elsewhere.has(id));
  const [chosen, setChosen] = useState<ChosenAct | null>(null);
  return (
    <Card
      title="Pedidos de substituição"
      actions={others.length > 0 && <Badge tone="warning">{open.length} em aberto</Badge>}
    >
      <QueryState query={requests} loading={<Muted>Carregando pedidos…</Muted>}>
        {() =>
          others.length === 0 ? (
            <Muted>
              {open.length === 0
                ? 'Ninguém está pedindo substituição.'
                : `${plural(open.length, 'pedido espera', 'pedidos esperam')} por você em “Para hoje”.`}
            </Muted>
          ) : (
            <ul className={styles.requests}>
              {others.map((request) => (
                <li key={request.id}>
                  <Request request={request} onAct={setChosen} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <Disclosure summary="Resolvidos há pouco">
        <Settled onAct={setChosen} />
      </Disclosure>
      {chosen && <SubstitutionDialog chosen={chosen} onClose={() => setChosen(null)} />}
    </Card>
  );
}

function Request({ request, onAct }: { request: Substitution; onAct: (chosen: ChosenAct) => void }) {
  const { fullName, description, status } = request;
  const writes = useCan()('schedules.write');
  return (
    <article className={styles.request}>
      <Stack gap={8}>
        <h3>{fullName}</h3>
        <p>
          <MassLink mass={request} /> · {description}
        </p>
        {status === 'exhausted' && (
          <p>
            <Badge tone="error">{SUBSTITUTION_STATUS_LABELS[status]}</Badge>
          </p>
        )}
        <RequestWords request={request} />
      </Stack>
      <Row>
        <SubstitutionActs request={request} writes={writes} onAct={onAct} />
      </Row>
    </article>
  );
}

/** The last requests that were closed: how, and who was asked, also who wanted to come a moment too late. */
function Settled({ onAct }: { onAct: (chosen: ChosenAct) => void }) {
  const closed = useApiQuery(
    '/api/substitutions',
    { query: { isOpen: 'false', sort: '["decidedAt","DESC"]', range: '[0,9]' } },
    { fresh: true },
  );
  return (
    <QueryState
      query={closed}
      loading={<Muted>Carregando pedidos…</Muted>}
      empty={<Muted>Nenhum pedido resolvido ainda.</Muted>}
    >
      {(list) => (
        <ul className={styles.requests}>
          {list.map((request) => (
            <li key={request.id}>
              <article className={styles.request}>
                <Stack gap={8}>
                  <h3>{request.fullName}</h3>
                  <p>
                    <MassLink mass={request} /> · {request.description}
                  </p>
                  <Muted>{outcomeWords(request)}</Muted>
                </Stack>
                <Row>
                  <SubstitutionActs request={request} writes={false} onAct={onAct} />
                </Row>
              </article>
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}
