import { useRecordContext, useRefresh } from 'react-admin';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { plural } from '../../lib/plural.ts';
import { useCan } from '../../shared/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { useComingMasses } from '../parts/coming-masses.tsx';
import { MassLinks } from '../parts/mass-links.tsx';
import { ResourceEdit } from '../resource/resource-form.tsx';
import { MinisterAccess } from './minister-access.tsx';
import { MinisterFields } from './minister-fields.tsx';
import type { Minister } from './minister-list.tsx';

/** What the coordination may change of a minister, and how the person comes in. */
export function MinisterEdit() {
  return (
    <ResourceEdit<Minister>
      title={({ scheduleName }) => scheduleName}
      back={{ to: '/ministers', label: 'Voltar aos Ministros' }}
      removable={false}
      savedTo={({ id, isActive }) => (isActive ? '/ministers' : `/ministers/${id}`)}
      beside={
        <>
          <ComingMasses />
          <RequestedName />
          <MinisterAccess />
        </>
      }
    >
      <MinisterFields />
    </ResourceEdit>
  );
}

/** Where the minister is in the published schedules; of somebody who no longer serves each place is to be given away. */
function ComingMasses() {
  const minister = useRecordContext<Minister>();
  const can = useCan();
  const enabled = can('schedules.read');
  const masses = useComingMasses(minister?.id === undefined ? null : Number(minister.id), enabled);
  if (!minister || !enabled) return null;
  const held = masses.data ?? [];
  if (!minister.isActive)
    return (
      held.length > 0 && (
        <Notice title={`Ainda está na escala: ${plural(held.length, 'missa', 'missas')}`}>
          Dê cada uma a outra pessoa, ou repare a escala. Elas ficam também em Coordenação até lá.
          <MassLinks masses={held} />
        </Notice>
      )
    );
  return (
    <Card title="Próximas missas">
      <QueryState query={masses}>
        {(coming) =>
          coming.length > 0 ? (
            <MassLinks masses={coming} />
          ) : (
            <Muted>Em nenhuma missa que ainda vem das escalas publicadas.</Muted>
          )
        }
      </QueryState>
    </Card>
  );
}

/** The full name that the minister asks for, with the coordination's decision. */
function RequestedName() {
  const minister = useRecordContext<Minister>();
  const refresh = useRefresh();
  const decide = useApiMutation({
    run: ({ accepted, fullName }: { accepted: boolean; fullName: string }) =>
      call('POST /api/ministers/{id}/name-decision', {
        path: { id: minister?.id ?? 0 },
        body: { accepted, fullName },
      }),
    success: (_, { accepted }) => ({
      title: accepted ? 'Nome mudado' : 'Pedido recusado',
      description: 'A pessoa foi avisada.',
    }),
    failure: 'Erro ao decidir sobre o nome',
    then: refresh,
  });
  if (!minister?.requestedName) return null;
  const { requestedName: fullName } = minister;
  return (
    <Notice
      title={`Pede para se chamar “${fullName}”`}
      actions={
        <>
          <Button busy={decide.isPending} onClick={() => decide.mutate({ accepted: false, fullName })}>
            Recusar
          </Button>
          <Button
            look="primary"
            busy={decide.isPending}
            onClick={() => decide.mutate({ accepted: true, fullName })}
          >
            Aceitar o nome
          </Button>
        </>
      }
    >
      Confira com a pessoa que o pedido é dela. Até a decisão, ela continua como “{minister.fullName}”.
    </Notice>
  );
}
