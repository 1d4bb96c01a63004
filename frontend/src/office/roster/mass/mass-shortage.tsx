import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Move, RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import styles from './mass-shortage.module.css';

type Shortage = NonNullable<RosterMass['shortage']>;
type Suggestion = Shortage['remedies'][number];

/** Why a mass lacks people, and the smallest changes that would fill a place; what needs nobody's word is done here. */
export function MassShortage({ shortage: { reason, remedies } }: { shortage: Shortage }) {
  const editor = useRosterEditor();
  return (
    <Notice tone="warning" title="Por que falta gente">
      <p>{reason}</p>
      {remedies.length > 0 && (
        <Disclosure summary="O que preencheria um lugar">
          <ul className={styles.suggestions}>
            {remedies.map((suggestion) => (
              <li key={suggestion.message}>
                <p>{suggestion.message}</p>
                {suggestion.kind === 'assign' && editor.mayEdit && (
                  <Button disabled={editor.busy} onClick={() => editor.move(...movesOf(suggestion))}>
                    Fazer assim
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Notice>
  );
}

const movesOf = ({ moves }: Suggestion): Move[] =>
  moves.map(({ ministerId, from, to }) => ({ ministerId, to, ...(from === null ? {} : { from }) }));
