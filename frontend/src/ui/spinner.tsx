import styles from './spinner.module.css';

/** A turning ring; what it waits for is said by the text beside it. */
export function Spinner({ size = 24 }: { size?: number }) {
  return <span aria-hidden className={styles.spinner} style={{ width: size, height: size }} />;
}

/** A wait that has the page for itself. */
export function Loading({ text = 'Carregando...' }: { text?: string }) {
  return (
    <div role="status" data-coming className={styles.loading}>
      <Spinner size={32} />
      <span>{text}</span>
    </div>
  );
}
