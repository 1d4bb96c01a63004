import { useEffect, useState } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useDownload } from '../../api/download.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { dateTimeOf } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, PasswordField } from '../../ui/field.tsx';
import { Muted, Row, Stack } from '../../ui/page.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';

type Archive = Answer<'GET /api/archives'>[number];

const ASK_AGAIN_MS = 1500;
const MEGABYTE = 1_000_000;

/** The whole parish as one file to take away: ordered with the own password, made by a job, kept for a day. */
export function ArchiveCard({ title }: { title: string | undefined }) {
  const [ordering, setOrdering] = useState(false);
  const archives = useApiQuery('/api/archives', {}, { fresh: true });
  const inWork = archives.data?.some(({ status }) => status === 'waiting' || status === 'running') ?? false;
  const { refetch } = archives;
  useEffect(() => {
    if (!inWork) return;
    const timer = setInterval(() => void refetch(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [inWork, refetch]);
  return (
    <Card title={title}>
      <Stack>
        <p>
          Um arquivo .zip com tudo o que é da paróquia, em formatos abertos (JSON e CSV), com as fotos e um
          LEIA-ME que explica cada campo. Fica guardado por um dia. Senhas e links não vão nele.
        </p>
        <Row>
          <Button disabled={inWork} onClick={() => setOrdering(true)}>
            Pedir o arquivo
          </Button>
        </Row>
        <QueryState query={archives} empty={<EmptyState text="Nenhum arquivo foi pedido ainda." />}>
          {(list) => (
            <Stack>
              {list.map((archive) => (
                <ArchiveRow key={archive.id} archive={archive} />
              ))}
            </Stack>
          )}
        </QueryState>
      </Stack>
      {ordering && <OrderDialog onClose={() => setOrdering(false)} />}
    </Card>
  );
}

function ArchiveRow({
  archive: { id, status, progress, bytes, createdAt, keptUntil },
}: {
  archive: Archive;
}) {
  const download = useDownload({ success: 'Arquivo baixado', failure: 'Erro ao baixar o arquivo' });
  const asked = `Pedido em ${dateTimeOf(createdAt)}`;
  switch (status) {
    case 'done':
      return (
        <Row justify="space-between" gap={16}>
          <Muted>
            {asked}: {((bytes ?? 0) / MEGABYTE).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB
            {keptUntil && `, até ${dateTimeOf(keptUntil)}`}
          </Muted>
          <Button
            look="primary"
            busy={download.isPending}
            onClick={() => download.mutate(`/api/archives/${id}/file`)}
          >
            Baixar
          </Button>
        </Row>
      );
    case 'gone':
      return <Muted>{asked}: já apagado.</Muted>;
    case 'failed':
      return <Muted>{asked}: não pôde ser feito. Peça de novo.</Muted>;
    default:
      return (
        <Stack gap={8}>
          <Muted>{asked}: sendo feito.</Muted>
          <ProgressBar value={progress} label="Fazendo o arquivo" />
        </Stack>
      );
  }
}

function OrderDialog({ onClose }: { onClose: () => void }) {
  const { field, onSubmit, busy } = useApiForm({
    initial: { password: '' },
    send: (body) => call('POST /api/archives', { body }),
    success: { title: 'Arquivo pedido', description: 'Você pode sair desta página enquanto ele é feito.' },
    failure: 'Erro ao pedir o arquivo',
    changes: ['/api/archives'],
    then: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Levar os dados da paróquia"
      description="O arquivo tem dados pessoais de todos, inclusive a religião de cada um: guarde-o bem, e apague-o quando não precisar mais. O pedido fica na auditoria."
    >
      <Form onSubmit={onSubmit}>
        <PasswordField
          label="Sua senha, para confirmar"
          autoComplete="current-password"
          required
          {...field('password')}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            Pedir o arquivo
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
