import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { call } from '../../api/client.ts';
import { useDownload } from '../../api/download.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { dateOf } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { InvitationButtons } from '../invitations/invitation-buttons.tsx';
import { LosesMasses } from '../parts/coming-masses.tsx';
import type { Minister } from './minister-list.tsx';

/** Whether somebody can sign in, and what the coordination can do so that they can. */
export function MinisterAccess() {
  const minister = useRecordContext<Minister>();
  const can = useCan();
  if (!minister || !can('people.write')) return null;
  return (
    <Card title="Acesso ao sistema">
      <Stack>
        <Muted>{stateOf(minister)}</Muted>
        <Row>
          <InvitationButtons minister={minister} />
          {minister.access === 'none' && <ExportButton minister={minister} />}
          {minister.access === 'none' && can('users.manage') && <EraseButton minister={minister} />}
        </Row>
      </Stack>
    </Card>
  );
}

function stateOf({ access, email, invitedAt }: Minister): string {
  switch (access) {
    case 'none':
      return 'Não tem conta: a coordenação mantém este cadastro e responde aos questionários pela pessoa.';
    case 'invited':
      return `Tem conta (${email}) e ainda não criou a senha.${invitedAt ? ` Último link: ${dateOf(invitedAt)}.` : ''}`;
    case 'entered':
      return `Entra com ${email}.`;
  }
}

/** What the parish holds about somebody who cannot sign in to ask, to be handed over (LGPD, art. 18). */
function ExportButton({ minister: { id } }: { minister: Minister }) {
  const download = useDownload({
    success: {
      title: 'Dados baixados',
      description: 'Entregue o arquivo só à pessoa. O ato fica na auditoria.',
    },
    failure: 'Erro ao baixar os dados',
  });
  return (
    <Button
      busy={download.isPending}
      onClick={() => download.mutate(`/api/privacy/ministers/${id}/export?format=html`)}
    >
      Baixar os dados da pessoa
    </Button>
  );
}

function EraseButton({ minister: { id, fullName } }: { minister: Minister }) {
  const [asking, setAsking] = useState(false);
  const erase = useApiMutation({
    run: () => call('DELETE /api/ministers/{id}', { path: { id: Number(id) } }),
    success: 'Dados apagados',
    failure: 'Erro ao apagar os dados',
    then: () => window.location.assign('/ministers'),
  });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Apagar os dados
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Apagar os dados de ${fullName}?`}
        description="Nome, telefone, respostas e lugares nas próximas missas são apagados. Escalas passadas ficam com “Pessoa removida”. Não pode ser desfeito."
        confirm="Apagar os dados"
        destructive
        busy={erase.isPending}
        onConfirm={() => erase.mutate()}
      >
        <LosesMasses ministerId={Number(id)} />
      </ConfirmDialog>
    </>
  );
}
