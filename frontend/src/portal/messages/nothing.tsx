import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** What a list shows when nothing is in it: the search found nothing, or there is nothing yet. */
export function Nothing({ text, clear }: { text: string; clear: (() => void) | null }) {
  return clear ? (
    <EmptyState
      text="Nada aqui com o que você buscou."
      action={<Button onClick={clear}>Limpar busca</Button>}
    />
  ) : (
    <EmptyState text={text} />
  );
}
