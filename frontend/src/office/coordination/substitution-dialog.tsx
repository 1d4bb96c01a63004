import { Button } from '../../ui/button.tsx';
import { AskedDialog } from './asked-dialog.tsx';
import { ChooseSubstituteDialog } from './choose-substitute-dialog.tsx';
import type { Substitution } from './coordination-model.ts';
import { DeclineSubstitutionDialog } from './decline-substitution-dialog.tsx';
import { AskNextDialog, LeaveEmptyDialog } from './substitution-acts.tsx';

export type SubstitutionAct = Substitution['acts'][number] | 'look';

export interface ChosenAct {
  act: SubstitutionAct;
  request: Substitution;
}

const DIALOGS = {
  give: ChooseSubstituteDialog,
  decline: DeclineSubstitutionDialog,
  'leave-empty': LeaveEmptyDialog,
  'ask-next': AskNextDialog,
  look: AskedDialog,
};

/** What is asked before something is done about a request; nothing while none is chosen. */
export function SubstitutionDialog({ chosen, onClose }: { chosen: ChosenAct | null; onClose: () => void }) {
  if (!chosen) return null;
  const Asking = DIALOGS[chosen.act];
  return <Asking request={chosen.request} onClose={onClose} />;
}

const ACTS: readonly [act: SubstitutionAct, label: string, look: 'secondary' | 'quiet'][] = [
  ['give', 'Escolher substituto', 'secondary'],
  ['ask-next', 'Perguntar já', 'quiet'],
  ['leave-empty', 'Deixar vazio', 'quiet'],
  ['decline', 'Não há quem substitua', 'quiet'],
  ['look', 'Quem foi perguntado', 'quiet'],
];

/** What may be done about a request now; only to look for those who decide nothing. */
export function SubstitutionActs({
  request,
  writes,
  onAct,
}: {
  request: Substitution;
  writes: boolean;
  onAct: (chosen: ChosenAct) => void;
}) {
  return ACTS.filter(([act]) => act === 'look' || (writes && request.acts.includes(act))).map(
    ([act, label, look]) => (
      <Button key={act} look={look} onClick={() => onAct({ act, request })}>
        <span>
          {label}
          <span className="visually-hidden">
            {act === 'look' ? ' no lugar de ' : ' para '}
            {request.fullName}
          </span>
        </span>
      </Button>
    ),
  );
}
