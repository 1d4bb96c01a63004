import { useParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import { Card, Facts } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { AUDIT_ACTION_LABELS } from '../../api/generated/audit-labels.gen.ts';
import { labelOf } from '../../api/labels.ts';
import { actorOf, factsOf } from './audit-details.tsx';

/** One recorded act with its details. */
export default function AuditEventShow() {
  const id = Number(useParams().id);
  const event = useApiQuery('/api/audit-events/{id}', { path: { id } });
  return (
    <QueryState query={event}>
      {(data) => (
        <Page
          title={labelOf(AUDIT_ACTION_LABELS, data.action)}
          back={{ to: '/audit-events', label: 'Voltar à Auditoria' }}
        >
          <Card>
            <Stack>
              <Facts
                facts={[
                  ['Quando', dateTimeOf(data.at)],
                  ['Quem', actorOf(data)],
                  ['Sobre', data.subject ?? 'A paróquia'],
                  ...factsOf(data.details),
                ]}
              />
              <Disclosure summary="Detalhes técnicos">
                <Facts
                  facts={[
                    ['Endereço', data.address ?? 'Não registrado'],
                    ['Código do pedido', data.requestId ?? 'Nenhum'],
                  ]}
                />
              </Disclosure>
            </Stack>
          </Card>
        </Page>
      )}
    </QueryState>
  );
}
