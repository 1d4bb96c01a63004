import { CalendarPlus } from 'lucide-react';
import { urlOf } from '../../api/client.ts';
import { useDownload } from '../../api/download.ts';
import { Button } from '../../ui/button.tsx';
import { hasBegun, momentOf, type Duty } from './my-schedule-model.ts';

/** Takes one mass into the device's calendar, as a file. */
export function AddToCalendar({ duty }: { duty: Duty }) {
  const file = useDownload({
    success: { title: 'Arquivo da missa baixado', description: 'Abra-o para pôr a missa na sua agenda.' },
    failure: 'Erro ao baixar a missa',
  });
  if (hasBegun(duty, Date.now())) return null;
  const { assignmentId } = duty;
  return (
    <Button
      busy={file.isPending}
      onClick={() =>
        file.mutate(urlOf('/api/my-duties/{assignmentId}/calendar.ics', { path: { assignmentId } }))
      }
    >
      {!file.isPending && <CalendarPlus aria-hidden size={20} />}
      Adicionar ao calendário
      <span className="visually-hidden"> {momentOf(duty)}</span>
    </Button>
  );
}
