import { massMoment } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Shortened } from '../../../ui/shortened.tsx';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { shortageGroups, type Suggestion, type ShortageGroup } from './shortage-model.ts';
import styles from './shortages.module.css';

const FIRST_GROUPS = 4;
const SUGGESTIONS_SHOWN = 3;

/** The masses that lack people, why, and whom one could ask. */
export default function Shortages({ onOpenMass }: { onOpenMass: (slotId: number) => void }) {
  const { roster } = useRosterEditor();
  const groups = shortageGroups(roster.masses);
  if (groups.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>Missas incompletas</h3>
      <Stack>
        <Shortened rows={groups} first={FIRST_GROUPS}>
          {(shown) => (
            <ul className={styles.groups}>
              {shown.map((group) => (
                <li key={group.key}>
                  <Group group={group} onOpenMass={onOpenMass} />
                </li>
              ))}
            </ul>
          )}
        </Shortened>
      </Stack>
    </section>
  );
}

function Group({
  group: { masses, title, reason, suggestions },
  onOpenMass,
}: {
  group: ShortageGroup;
  onOpenMass: (slotId: number) => void;
}) {
  return (
    <>
      {title && <strong>{title}</strong>}
      <p className={styles.reason}>{reason}</p>
      {masses.map((mass) => (
        <button key={mass.id} type="button" className={styles.mass} onClick={() => onOpenMass(mass.id)}>
          <span>
            <span className={styles.when}>{massMoment(mass)}</span>
            <small>{mass.description}</small>
          </span>
          <strong>{mass.missing === 1 ? 'falta 1' : `faltam ${mass.missing}`}</strong>
        </button>
      ))}
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <h4>O que ajudaria: cada sugestão preenche um lugar</h4>
          <Shortened rows={suggestions} first={SUGGESTIONS_SHOWN}>
            {(shown) => (
              <ul>
                {shown.map((suggestion) => (
                  <li key={suggestion.message}>
                    {suggestion.message}
                    <Assign suggestion={suggestion} />
                  </li>
                ))}
              </ul>
            )}
          </Shortened>
        </div>
      )}
    </>
  );
}

/** Where somebody is free already, nothing need be asked: one press assigns. */
function Assign({ suggestion: { kind, scheduleName, moves } }: { suggestion: Suggestion }) {
  const { mayEdit, busy, move } = useRosterEditor();
  if (kind !== 'assign' || !mayEdit) return null;
  return (
    <Button
      look="quiet"
      disabled={busy}
      aria-label={`Escalar ${scheduleName}`}
      onClick={() =>
        move(...moves.map(({ ministerId, from, to }) => ({ ministerId, to, ...(from !== null && { from }) })))
      }
    >
      Escalar
    </Button>
  );
}
