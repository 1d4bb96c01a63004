import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../api/queries.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card, CardGrid, Facts } from '../../ui/card.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import {
  assistantState,
  assistantText,
  databaseState,
  durationText,
  mailState,
  queueState,
  queueText,
  type PartState,
  type SystemStatus,
} from './status-model.ts';
import styles from './status.module.css';

/** What the system runs on and how it is doing, for administrators. */
export function SystemState() {
  const query = useApiQuery('/api/system-status', {}, { fresh: true });
  return (
    <section aria-labelledby="system-title">
      <Stack>
        <header className={styles.head}>
          <h2 id="system-title">Sistema</h2>
          <Button busy={query.isFetching} onClick={() => void query.refetch()}>
            {!query.isFetching && <RefreshCw aria-hidden size={18} />}
            Atualizar
          </Button>
        </header>
        <QueryState query={query}>{(status) => <Parts status={status} />}</QueryState>
      </Stack>
    </section>
  );
}

function Parts({ status }: { status: SystemStatus }) {
  const { database, queue, mail, assistant } = status;
  return (
    <Stack>
      <CardGrid min={420}>
        <Part title="Banco de dados" state={databaseState(database)}>
          <Facts
            facts={[
              ['PostgreSQL', database.embedded ? 'Próprio deste servidor' : 'Configurado'],
              ['Tempo de resposta', `${database.latencyMs} ms`],
            ]}
          />
        </Part>
        <Part title="Fila de tarefas" state={queueState(queue)}>
          <Facts
            facts={[
              ['Onde', queueText(queue)],
              ['Esperando a vez', queue.waiting],
              ['Para depois', queue.later],
              ['Com falha', queue.failed],
            ]}
          />
        </Part>
        <Part title="E-mails" state={mailState(mail)}>
          <Facts
            facts={[
              [
                'Envio',
                mail.kind === 'smtp' ? 'Por servidor de e-mail' : 'Guardados aqui, sem servidor de e-mail',
              ],
              ['Esperando', mail.waiting],
              ['Com falha', mail.failed],
              ['Último', mail.lastSentAt ? dateTimeOf(mail.lastSentAt) : 'Nenhum ainda'],
            ]}
          />
          <Row>
            <ButtonLink to="/emails">Ver e-mails</ButtonLink>
          </Row>
        </Part>
        <Part title="Assistente" state={assistantState(assistant)}>
          <p>{assistantText(assistant)}</p>
        </Part>
      </CardGrid>
      <p>
        <Muted>
          Partilha {status.version}, no ar há {durationText(status.uptimeSeconds)}.
        </Muted>
      </p>
    </Stack>
  );
}

function Part({ title, state, children }: { title: string; state: PartState; children: ReactNode }) {
  return (
    <Card as="h3" title={title} actions={<Badge tone={state.tone}>{state.word}</Badge>}>
      <Stack>{children}</Stack>
    </Card>
  );
}
