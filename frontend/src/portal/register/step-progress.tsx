import styles from './step-progress.module.css';
import { STEPS, type Step } from './wizard-model.ts';

/** The steps by number; each can be opened at any time. */
export function StepProgress({
  step,
  incomplete,
  goTo,
}: {
  step: Step;
  /** Steps in which something is missing or wrong, once that is said. */
  incomplete: readonly Step[];
  goTo: (step: Step) => void;
}) {
  return (
    <nav aria-label="Etapas do cadastro" className={styles.progress}>
      <ol>
        {STEPS.map(({ step: number, title }) => (
          <li key={number} data-state={number < step ? 'before' : number === step ? 'here' : 'after'}>
            <button
              type="button"
              aria-current={number === step ? 'step' : undefined}
              onClick={() => goTo(number)}
            >
              <span className={styles.number} data-incomplete={incomplete.includes(number) || undefined}>
                <span className="visually-hidden">Etapa </span>
                {number}
                {incomplete.includes(number) && (
                  <span aria-hidden className={styles.mark}>
                    !
                  </span>
                )}
              </span>
              <span className={styles.title}>{title}</span>
              {incomplete.includes(number) && <span className="visually-hidden">(falta preencher)</span>}
            </button>
          </li>
        ))}
      </ol>
      <p role="status" className={styles.status}>
        Etapa {step} de {STEPS.length}
      </p>
    </nav>
  );
}
