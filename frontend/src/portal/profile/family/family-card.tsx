import { lazyPage, preloadLater } from '../../../ui/lazy-page.tsx';
import { UserPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../../api/queries.ts';
import { plural } from '../../../lib/plural.ts';
import { Button } from '../../../ui/button.tsx';
import { FoldingSection } from '../../../ui/folding-section.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Muted } from '../../../ui/page.tsx';
import { QueryState } from '../../../ui/states.tsx';
import { toastError } from '../../../api/toasts.ts';
import { candidates, relativeName, type Relationship } from './family-model.ts';
import { RelativeRow } from './relative-row.tsx';
import styles from './family.module.css';

const AddRelativeDialog = lazyPage(() => import('./add-relative-dialog.tsx'), null);
preloadLater(AddRelativeDialog);

/** The person's relatives in the ministry. */
export default function FamilyCard({ ministerId, editable }: { ministerId: number; editable: boolean }) {
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Relationship | null>(null);
  const family = useApiQuery(
    '/api/ministers/{id}/family',
    { path: { id: ministerId }, query: {} },
    { fresh: true },
  );
  const people = useApiQuery(
    '/api/ministers/all',
    { query: {} },
    { enabled: adding || (family.data ?? []).length > 0 },
  );
  const remove = useApiMutation({
    run: ({ id }: Relationship) => call('DELETE /api/family-relationships/{id}', { path: { id } }),
    success: 'Relacionamento removido',
    failure: 'Erro ao remover relacionamento',
    then: () => setLeaving(null),
  });

  useEffect(() => {
    if (family.error) toastError('Erro ao carregar relacionamentos', family.error);
  }, [family.error]);

  return (
    <FoldingSection
      id="familia"
      title="Família no ministério"
      state={
        family.data &&
        (family.data.length === 0 ? 'Ninguém' : plural(family.data.length, 'familiar', 'familiares'))
      }
      actions={
        editable && (
          <Button onClick={() => setAdding(true)}>
            <UserPlus aria-hidden size={20} />
            Adicionar
          </Button>
        )
      }
    >
      <QueryState
        query={family}
        empty={<Muted>Tem parentes no ministério? Adicione-os e diga se preferem servir juntos.</Muted>}
      >
        {(relationships) => (
          <ul className={styles.list}>
            {relationships.map((relationship) => (
              <RelativeRow
                key={relationship.id}
                relationship={relationship}
                photo={
                  people.data?.find(({ id }) => id === relationship.relatedMinisterId) ?? {
                    profileImageUrl: relationship.relatedProfileImageUrl,
                  }
                }
                editable={editable}
                onRemove={() => setLeaving(relationship)}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {adding && (
        <AddRelativeDialog
          ministerId={ministerId}
          people={candidates(people.data ?? [], ministerId, family.data ?? [])}
          onClose={() => setAdding(false)}
        />
      )}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Remover familiar?"
        description={
          leaving &&
          `${relativeName(leaving)} sai da sua lista, e você sai da lista dessa pessoa. A preferência de servir juntos ou separados também se perde.`
        }
        confirm="Remover familiar"
        destructive
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
      />
    </FoldingSection>
  );
}
