import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type Back, Page, Row, Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { toast } from '../../api/toasts.ts';
import { Assistant } from './assistant.tsx';

const TITLE = 'Assistente IA';
const BACK: Back = { to: '/schedules', label: 'Voltar às Escalas' };

/** /ai-schedule and /ai-schedule/{scheduleId}: the assistant of one schedule, for coordinators. */
export default function AiSchedule() {
  const { scheduleId } = useParams();
  const allowed = useCan()('assistant.use');
  if (!allowed)
    return (
      <Leave
        to="/coordination"
        title="Acesso negado"
        description="Apenas coordenadores podem acessar o sistema de IA."
      />
    );
  return scheduleId === undefined ? <ChooseSchedule /> : <OfSchedule key={scheduleId} given={scheduleId} />;
}

function OfSchedule({ given }: { given: string }) {
  const id = Number(given);
  const possible = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useApiQuery(
    '/api/schedules/{id}',
    { path: { id } },
    { fresh: true, enabled: possible },
  );
  if (data) return <Assistant schedule={data} title={TITLE} back={BACK} />;
  if (!possible || error?.status === 404 || error?.status === 400)
    return (
      <Leave to="/schedules" title="Escala inválida" description="ID da escala não encontrado ou inválido." />
    );
  return (
    <Page title={TITLE} back={BACK}>
      {error ? <ErrorState error={error} retry={() => void refetch()} /> : <Loading />}
    </Page>
  );
}

function ChooseSchedule() {
  return (
    <Page title={TITLE} back={BACK} narrow>
      <Card title="Selecione uma Escala">
        <Stack>
          <p>O assistente ajuda com uma escala de cada vez. Abra a escala e escolha “Assistente IA”.</p>
          <Row>
            <ButtonLink look="primary" to="/coordination/schedules">
              Ver escalas
            </ButtonLink>
          </Row>
        </Stack>
      </Card>
    </Page>
  );
}

/** Says why, and leads away. */
function Leave({ to, title, description }: { to: string; title: string; description: string }) {
  useEffect(() => {
    toast({ title, description, variant: 'destructive' });
  }, [title, description]);
  return <Navigate to={to} replace />;
}
