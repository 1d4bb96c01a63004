import { ArrowRightLeft, Info, ShieldAlert, UserCheck } from 'lucide-react';
import { confirmedVerb } from '../../confirmations/confirmations-model.ts';
import { isUnresolved, type RosterMass } from '../editor/editor-model.ts';
import { useRosterEditor } from '../editor/roster-editor.tsx';
import { isWaitedFor, useAnswers } from '../editor/use-confirmations.ts';
import styles from './mass-marks.module.css';

/**
 * What is to be looked at in a mass: somebody there against a rule that nobody set aside, or who asked for a substitute, or something about
 * the mass itself; and, while not everybody has confirmed, how many have.
 */
export function MassMarks({ mass }: { mass: RosterMass }) {
  const { team } = useRosterEditor();
  const broken = team(mass.id).filter(isUnresolved).length;
  const { leaving, confirmed } = useAnswers()(mass);
  const isAwaited = isWaitedFor(confirmed);
  if (broken === 0 && leaving === 0 && !mass.warning && !isAwaited) return null;
  return (
    <span className={styles.marks}>
      {broken > 0 && (
        <span className={styles.broken}>
          <ShieldAlert aria-hidden size={14} />
          {broken === 1 ? '1 conflito' : `${broken} conflitos`}
        </span>
      )}
      {leaving > 0 && (
        <span className={styles.warning}>
          <ArrowRightLeft aria-hidden size={14} />
          {leaving === 1 ? '1 pede substituto' : `${leaving} pedem substituto`}
        </span>
      )}
      {mass.warning && (
        <span className={styles.warning}>
          <Info aria-hidden size={14} />
          Confira
        </span>
      )}
      {isAwaited && (
        <span className={styles.confirmed}>
          <UserCheck aria-hidden size={14} />
          <span>
            {confirmed.confirmed}
            <span className={styles.of}> de {confirmed.people}</span>{' '}
            <span className={styles.verb}>{confirmedVerb(confirmed.confirmed)}</span>
          </span>
        </span>
      )}
    </span>
  );
}
