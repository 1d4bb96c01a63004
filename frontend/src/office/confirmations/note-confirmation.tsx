import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { Button } from '../../ui/button.tsx';

/** Notes that somebody told the coordination that they come to a mass, or takes that back. */
export function NoteConfirmation({
  assignmentId,
  name,
  isConfirmed = false,
  label = isConfirmed ? 'Desfazer' : 'Vem',
}: {
  assignmentId: number;
  name: string;
  isConfirmed?: boolean;
  label?: string;
}) {
  const can = useCan();
  const note = useApiMutation({
    run: () =>
      call('PUT /api/assignments/{id}/confirmation', {
        path: { id: assignmentId },
        body: { confirmed: !isConfirmed },
      }),
    success: isConfirmed ? `Confirmação de ${name} desfeita` : `Anotado: ${name} vem`,
    failure: 'Não foi possível anotar',
    changes: ['/api/coordination/day', '/api/schedules'],
  });
  if (!can('schedules.write')) return null;
  return (
    <Button look="quiet" busy={note.isPending} onClick={() => note.mutate()}>
      <span>
        {label}
        <span className="visually-hidden">: {name}</span>
      </span>
    </Button>
  );
}
