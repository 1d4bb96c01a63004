import { useApiQuery } from '../../api/queries.ts';
import { Facts } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';

/** What the next run of the daily cleaning deletes, with the limits as they are saved. */
export function RetentionPreview() {
  const preview = useApiQuery('/api/privacy/retention', {}, { fresh: true });
  return (
    <Notice title="O que a próxima limpeza apaga">
      <QueryState query={preview}>
        {(kinds) => {
          const ended = kinds.filter(({ count }) => count > 0);
          if (ended.length === 0) return <p>Nada passou do prazo.</p>;
          return <Facts facts={ended.map(({ label, count }) => [label, count] as const)} />;
        }}
      </QueryState>
      <Muted>Conta com os prazos já salvos. Quem deixou o ministério recebe um aviso por e-mail.</Muted>
    </Notice>
  );
}
