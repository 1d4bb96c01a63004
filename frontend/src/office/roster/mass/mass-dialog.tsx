import { Dialog } from '../../../ui/dialog.tsx';
import type { RosterMass } from '../editor/editor-model.ts';
import type { Schedule } from '../../schedules/schedule-states.ts';
import { MassContent, MassMoment } from './mass-content.tsx';

/** One mass above the page, where there is no room beside the calendar. */
export function MassDialog({
  mass,
  schedule,
  onClose,
}: {
  mass: RosterMass;
  schedule: Schedule;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title={mass.description} description={<MassMoment mass={mass} />}>
      <MassContent mass={mass} schedule={schedule} onClose={onClose} />
    </Dialog>
  );
}
