import styles from './prompts.module.css';

/** Words to choose from, for who does not know what to say. */
export function Prompts({
  label = 'Sugestões',
  prompts,
  busy = false,
  onChoose,
}: {
  label?: string;
  prompts: readonly string[];
  /** While one that was chosen is under way. */
  busy?: boolean;
  onChoose: (prompt: string) => void;
}) {
  return (
    <div role="group" aria-label={label} className={styles.prompts}>
      {prompts.map((prompt) => (
        <button key={prompt} type="button" disabled={busy} onClick={() => onChoose(prompt)}>
          {prompt}
        </button>
      ))}
    </div>
  );
}
