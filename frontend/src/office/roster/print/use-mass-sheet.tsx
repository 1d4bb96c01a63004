import type { ReactNode } from 'react';
import { toastError } from '../../../api/toasts.ts';
import { useSheet } from '../../../ui/paper.tsx';
import { nameOf, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';

/** One mass on one page: its places with their numbers, who serves, and room to sign. */
export function useMassSheet(): [sheet: ReactNode, print: (mass: RosterMass) => void] {
  const editor = useRosterEditor();
  const [sheet, print] = useSheet();
  async function printMass(mass: RosterMass): Promise<void> {
    const { PrintedAttendance } = await import('../../parts/printed-attendance.tsx');
    const people = editor.team(mass.id).map(({ ministerId }) => ({
      ministerId,
      scheduleName: nameOf(editor, ministerId),
      state: 'expected' as const,
    }));
    print(<PrintedAttendance date={mass.date} masses={[{ ...mass, slotId: mass.id, people }]} />);
  }
  return [
    sheet,
    (mass) => void printMass(mass).catch((error: unknown) => toastError('A folha não foi feita', error)),
  ];
}
