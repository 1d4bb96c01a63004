import { Button } from '../ui/button.tsx';
import { Muted } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';
import styles from './list-foot.module.css';

/** How much of a list is shown, and the way to more of it. */
export function ListFoot({
  shown,
  total,
  pages: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: {
  shown: number;
  total: number;
  pages: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}) {
  if (total <= 1) return null;
  return (
    <div className={styles.foot}>
      <Muted>
        {shown < total
          ? `Mostrando ${shown} de ${total.toLocaleString('pt-BR')}`
          : `${total.toLocaleString('pt-BR')} no total`}
      </Muted>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Carregar mais
        </Button>
      )}
    </div>
  );
}

/** An empty list, or a search that finds nothing in one that is not. */
export function NothingFound({ q, empty, clear }: { q: string; empty: string; clear: () => void }) {
  return q === '' ? (
    <EmptyState text={empty} />
  ) : (
    <EmptyState text={`${empty} com “${q}”`} action={<Button onClick={clear}>Limpar busca</Button>} />
  );
}
