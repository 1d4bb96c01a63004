import { useApiQuery } from '../../api/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { isReleased } from '../../shared/released.ts';
import type { Schedule } from '../roster/schedule-states.ts';
import { DraftNotice } from './draft-notice.tsx';
import SharePicture from './share-picture.tsx';

/** A day of the roster as a picture for a chat. */
export default function PictureDialog({
  schedule,
  onClose,
}: {
  schedule: Pick<Schedule, 'id' | 'title' | 'status'>;
  onClose: () => void;
}) {
  const { id, title } = schedule;
  const slots = useApiQuery('/api/schedules/{id}/slots', { path: { id } }, { fresh: true });
  return (
    <Dialog open onClose={onClose} title="Um dia como imagem" description={title}>
      <Stack>
        <DraftNotice schedule={schedule} />
        <QueryState
          query={slots}
          loading={<Loading text="Carregando as missas..." />}
          empty={<EmptyState text="Esta escala não tem missas ainda." />}
        >
          {(masses) => <SharePicture masses={masses} isDraft={!isReleased(schedule)} onClose={onClose} />}
        </QueryState>
      </Stack>
    </Dialog>
  );
}
