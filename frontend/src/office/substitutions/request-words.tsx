import { massMoment } from '../../lib/dates.ts';
import { Muted } from '../../ui/page.tsx';
import { waveWords, type Substitution } from './substitutions-model.ts';
import styles from './substitutions.module.css';

/** Why somebody asks for a substitute, begun; for whom; and how far the asking has come. */
export function RequestWords({ request }: { request: Substitution }) {
  const { reason, exchange, namedName } = request;
  return (
    <>
      <blockquote className={styles.quote}>{reason}</blockquote>
      {exchange && (
        <p>
          Quer trocar com {namedName} por {massMoment(exchange)}.
        </p>
      )}
      <Muted>{waveWords(request)}</Muted>
    </>
  );
}
