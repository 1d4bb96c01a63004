import { useRecordContext, useRefresh } from 'react-admin';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ResourceEdit } from '../resource/resource-form.tsx';
import { MinisterAccess } from './minister-access.tsx';
import { MinisterFields } from './minister-fields.tsx';
import type { Minister } from './minister-list.tsx';

/** What the coordination may change of a minister, and how the person comes in. */
export function MinisterEdit() {
  return (
    <ResourceEdit<Minister>
      title={({ scheduleName }) => scheduleName}
      back={{ to: '/ministers', label: 'Ministros' }}
      removable={false}
      beside={
        <>
          <RequestedName />
          <MinisterAccess />
        </>
      }
    >
      <MinisterFields />
    </ResourceEdit>
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
