import { Archive, Ellipsis, Pencil, Sparkles, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { labelOf, SCHEDULE_STATUS_LABELS } from '../../api/labels.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { RosterFilesMenu } from './roster-files-menu.tsx';
import { stepsFrom, type Step } from '../roster/schedule-states.ts';

const DeleteScheduleDialog = lazyPage(() => import('./delete-schedule-dialog.tsx'), null);
const EditScheduleDialog = lazyPage(() => import('./edit-schedule-dialog.tsx'), null);

type Asked = 'unpublish' | 'edit' | 'delete' | Step;

interface Props {
  schedule: Answer<'GET /api/schedules/{id}'>;
}

/** What can be done with the whole schedule: taken along by all who read it, changed by those who may. */
export function ScheduleActions(props: Props) {
  const mayWrite = useCan()('schedules.write');
  return (
    <>
      <RosterFilesMenu schedule={props.schedule} />
      {mayWrite && <Changes {...props} />}
    </>
  );
}

/** The steps that its present state allows, with their questions. */
function Changes({ schedule }: Props) {
  const can = useCan();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const { id, status } = schedule;
  const move = useApiMutation({
    run: ({ to }: Step) => call('PUT /api/schedules/{id}', { path: { id }, body: { status: to } }),
    success: ({ status: now }) => ({
      title: 'Situação alterada',
      description: `A escala está agora em: ${labelOf(SCHEDULE_STATUS_LABELS, now)}.`,
    }),
    failure: 'Erro ao mudar a situação',
    then: close,
  });

  const items: MenuItem[] = [
    ...stepsFrom(status).map((step) => ({
      label: step.action,
      icon: <Archive aria-hidden size={20} />,
      run: () => (step.warning ? setAsked(step) : move.mutate(step)),
    })),
    ...(status === 'published'
      ? [
          {
            label: 'Voltar para planejamento',
            icon: <Undo2 aria-hidden size={20} />,
            run: () => setAsked('unpublish'),
          },
        ]
      : []),
    {
      label: 'Editar título e descrição',
      icon: <Pencil aria-hidden size={20} />,
      run: () => setAsked('edit'),
    },
    {
      label: 'Excluir escala',
      icon: <Trash2 aria-hidden size={20} />,
      destructive: true,
      run: () => setAsked('delete'),
    },
  ];

  return (
    <>
      {can('assistant.use') && (
        <ButtonLink to={`/ai-schedule/${id}`}>
          <Sparkles aria-hidden size={20} />
          Assistente IA
        </ButtonLink>
      )}
      <Menu items={items}>
        <Button busy={move.isPending}>
          <Ellipsis aria-hidden size={20} />
          Mais ações
        </Button>
      </Menu>
      {asked === 'unpublish' && <UnpublishDialog scheduleId={id} onClose={close} />}
      {asked === 'edit' && <EditScheduleDialog schedule={schedule} onClose={close} />}
      {asked === 'delete' && (
        <DeleteScheduleDialog
          schedule={schedule}
          onClose={close}
          onDeleted={() => void navigate('/schedules', { replace: true })}
        />
      )}
      {asked !== null && typeof asked === 'object' && (
        <ConfirmDialog
          open
          onClose={close}
          title={`${asked.action}?`}
          description={asked.warning}
          confirm={asked.action}
          busy={move.isPending}
          onConfirm={() => move.mutate(asked)}
        />
      )}
    </>
  );
}

/** Asks before a published schedule goes back to planning. */
function UnpublishDialog({ scheduleId, onClose }: { scheduleId: number; onClose: () => void }) {
  const { mutate, isPending } = useApiMutation({
    run: () => call('POST /api/schedules/{id}/unpublish', { path: { id: scheduleId } }),
    success: {
      title: 'Escala de volta ao planejamento',
      description: 'Quem já tem lugar continua com ele.',
    },
    failure: 'Erro ao voltar para planejamento',
    then: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Voltar para planejamento?"
      description="Os ministros deixam de ver esta escala até que seja publicada de novo. Todos os lugares ficam como estão. Ao publicar outra vez, cada pessoa recebe um novo e-mail com as suas missas."
      confirm="Voltar para planejamento"
      busy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
