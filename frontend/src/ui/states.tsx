import type { ReactNode } from 'react';
import { messageOf } from '../api/http.ts';
import { Button } from './button.tsx';
import styles from './states.module.css';

const SKELETONS = 3;

/** What would be here, and the one button that makes it so. */
export function EmptyState({ text, action }: { text: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <div>{text}</div>
      {action}
    </div>
  );
}

/** What this device would have to ask the network for, while there is none. */
export const NOT_KEPT = 'Isto não está guardado neste aparelho. Aparece quando a internet voltar.';

/** Of the application's own readings, and of react-admin's. */
const isOffline = (error: unknown): boolean =>
  !navigator.onLine && error instanceof Error && 'status' in error && error.status === 0;

/** A failure beside what it concerns, with the way to try again; what fails for want of network comes by itself. */
export function ErrorState({ title, error, retry }: { title?: string; error: unknown; retry?: () => void }) {
  if (isOffline(error)) return <EmptyState text={NOT_KEPT} />;
  return (
    <div role="alert" className={styles.failure}>
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <p>{messageOf(error, 'Não foi possível carregar. Tente novamente.')}</p>
      {retry && <Button onClick={retry}>Tentar novamente</Button>}
    </div>
  );
}

/** The three shapes of what is coming; they appear only when the wait is felt (300 ms). */
export function SkeletonCards({ lines = 3, cards = SKELETONS }: { lines?: number; cards?: number }) {
  return (
    <div role="status" data-coming className={styles.skeletons}>
      <span className="visually-hidden">Carregando...</span>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} aria-hidden className={styles.skeleton} data-testid="skeleton">
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What a query of TanStack tells, of one address or of a list's pages. */
interface Reading<Data> {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

/** A reading in each of its states: skeletons, failure with retry, emptiness, content. */
export function QueryState<Data>({
  query,
  empty,
  loading = <SkeletonCards />,
  children,
}: {
  query: Reading<Data>;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) {
    return Array.isArray(query.data) && query.data.length === 0 && empty !== undefined
      ? empty
      : children(query.data);
  }
  return query.isError ? <ErrorState error={query.error} retry={() => void query.refetch()} /> : loading;
}
