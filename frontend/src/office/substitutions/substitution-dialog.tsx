import { AskedDialog } from './asked-dialog.tsx';
import { ChooseSubstituteDialog } from './choose-substitute-dialog.tsx';
import { DeclineSubstitutionDialog } from './decline-substitution-dialog.tsx';
import { AskNextDialog, LeaveEmptyDialog } from './further-dialogs.tsx';
import type { ChosenAct } from './substitution-acts.tsx';

const DIALOGS = {
  give: ChooseSubstituteDialog,
  decline: DeclineSubstitutionDialog,
  'leave-empty': LeaveEmptyDialog,
  'ask-next': AskNextDialog,
  look: AskedDialog,
};

export default function SubstitutionDialog({
  chosen: { act, request },
  onClose,
}: {
  chosen: ChosenAct;
  onClose: () => void;
}) {
  const Asking = DIALOGS[act];
  return <Asking request={request} onClose={onClose} />;
}
