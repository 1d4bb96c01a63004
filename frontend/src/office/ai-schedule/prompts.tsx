import { PROMPTS } from './chat-model.ts';
import styles from './prompts.module.css';

/** Words to begin with, for who does not know what to ask. */
export function Prompts({
  inOneLine = false,
  onChoose,
}: {
  /** Where height is scarce: a line that scrolls. */
  inOneLine?: boolean;
  onChoose: (prompt: string) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Sugestões"
      className={inOneLine ? `${styles.prompts} ${styles.line}` : styles.prompts}
    >
      {PROMPTS.map((prompt) => (
        <button key={prompt} type="button" onClick={() => onChoose(prompt)}>
          {prompt}
        </button>
      ))}
    </div>
  );
}
