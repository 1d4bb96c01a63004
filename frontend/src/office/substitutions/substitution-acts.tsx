import { Ellipsis } from 'lucide-react';
import { massMoment } from '../../lib/dates.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazyPage } from '../../ui/lazy-page.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { Substitution } from './substitutions-model.ts';

/** What is asked before something is done about a request. */
export const SubstitutionDialog = lazyPage(() => import('./substitution-dialog.tsx'), null);

export type SubstitutionAct = Substitution['acts'][number] | 'look';

export interface ChosenAct {
  act: SubstitutionAct;
  request: Substitution;
}

const LABELS: Record<SubstitutionAct, string> = {
  give: 'Escolher substituto',
  look: 'Quem foi perguntado',
  'ask-next': 'Perguntar já',
  'leave-empty': 'Deixar vazio',
  decline: 'Não há quem substitua',
};
const ACTS = Object.keys(LABELS) as SubstitutionAct[];

/** What may be done about a request now: one act at hand, the others behind a menu. Who decides nothing may only look. */
export function SubstitutionActs({
  request,
  writes,
  first = 'give',
  onAct,
}: {
  request: Substitution;
  writes: boolean;
  /** The act at hand, where it may be done. */
  first?: SubstitutionAct;
  onAct: (chosen: ChosenAct) => void;
}) {
  const may = ACTS.filter((act) => act === 'look' || (writes && request.acts.includes(act)));
  const atHand = may.includes(first) ? first : may[0]!;
  const further = may.filter((act) => act !== atHand);
  const whose = `${request.scheduleName}, ${massMoment(request)}`;
  return (
    <>
      <Button onClick={() => onAct({ act: atHand, request })}>
        <span>
          {LABELS[atHand]}
          <span className="visually-hidden">
            {atHand === 'look' ? ' no lugar de ' : ' para '}
            {whose}
          </span>
        </span>
      </Button>
      {further.length > 0 && (
        <Menu items={further.map((act) => ({ label: LABELS[act], run: () => onAct({ act, request }) }))}>
          <IconButton label={`Mais sobre o pedido de ${whose}`}>
            <Ellipsis aria-hidden size={20} />
          </IconButton>
        </Menu>
      )}
    </>
  );
}
