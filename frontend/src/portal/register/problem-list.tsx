import { Notice } from '../../ui/notice.tsx';
import styles from './problem-list.module.css';
import { fieldsOf, FIELDS, type Field, type Problems } from './wizard-model.ts';

/** What keeps the request from being sent, each with the way to its step. */
export function ProblemList({
  title,
  problems,
  goTo,
}: {
  title: string;
  problems: Problems;
  goTo: (field: Field) => void;
}) {
  return (
    <Notice role="alert" tone="error" title={title}>
      <ul className={styles.list}>
        {fieldsOf(problems).map((field) => (
          <li key={field}>
            <button type="button" onClick={() => goTo(field)}>
              {FIELDS[field].label} <span>(etapa {FIELDS[field].step})</span>
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
