import { Info, TriangleAlert } from 'lucide-react';
import type { Conflict } from '../editor/editor-model.ts';
import styles from './concerns.module.css';

/** What speaks against somebody at a mass: rules before wishes, each with its words. */
export function Concerns({ concerns }: { concerns: readonly Conflict[] }) {
  return concerns.map(({ code, message, hard }) => (
    <small key={`${code} ${message}`} className={styles.concern} data-hard={hard || undefined}>
      {hard ? <TriangleAlert aria-hidden size={14} /> : <Info aria-hidden size={14} />}
      <span>
        {hard && <span className="visually-hidden">Contra uma regra: </span>}
        {message}
      </span>
    </small>
  ));
}
