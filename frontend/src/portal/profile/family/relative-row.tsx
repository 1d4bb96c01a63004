import { ChevronDown, Trash2 } from 'lucide-react';
import { call } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { KINSHIP_LABELS, labelOf, SERVING_WISH_LABELS } from '../../../api/labels.ts';
import { Avatar, initialsOf, type Photo } from '../../../ui/avatar.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FormActions } from '../../../ui/field.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Muted } from '../../../ui/page.tsx';
import { relativeName, type Relationship, type Wish } from './family-model.ts';
import styles from './family.module.css';

/** A relative, the kinship, and whether the two wish to serve together. */
export function RelativeRow({
  relationship,
  photo,
  editable,
  onRemove,
}: {
  relationship: Relationship;
  photo: Photo;
  editable: boolean;
  onRemove: () => void;
}) {
  const { id, relationshipType, wish, confirmation } = relationship;
  const name = relativeName(relationship);
  const wishLabel = labelOf(SERVING_WISH_LABELS, wish);
  const change = useApiMutation({
    run: (chosen: Wish) =>
      call('PATCH /api/family-relationships/{id}', { path: { id }, body: { wish: chosen } }),
    success: ({ confirmation: after }) =>
      after === 'confirmed'
        ? 'Preferência salva'
        : { title: 'Preferência salva', description: `Vale quando ${name} confirmar.` },
    failure: 'Erro ao salvar alterações',
  });
  const answer = useApiMutation({
    run: (accepted: boolean) =>
      call('POST /api/family-relationships/{id}/answer', { path: { id }, body: { accepted, wish } }),
    success: ({ message }) => message,
    failure: 'Erro ao responder',
  });
  return (
    <li className={styles.relative}>
      <Avatar photo={photo} letters={initialsOf(name)} size={48} />
      <div className={styles.words}>
        <h3>{name}</h3>
        <Muted>{labelOf(KINSHIP_LABELS, relationshipType)}</Muted>
        {confirmation === 'awaits-relative' && <Muted>Aguarda a confirmação de {name}</Muted>}
      </div>
      {editable && (
        <IconButton label={`Remover ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden size={20} />
        </IconButton>
      )}
      <div className={styles.wish}>
        {editable ? (
          <Menu
            items={(Object.entries(SERVING_WISH_LABELS) as [Wish, string][]).map(([value, label]) => ({
              label,
              disabled: value === wish,
              run: () => change.mutate(value),
            }))}
          >
            <Button look="quiet" busy={change.isPending} aria-label={`Preferência com ${name}: ${wishLabel}`}>
              {wishLabel}
              <ChevronDown aria-hidden size={18} />
            </Button>
          </Menu>
        ) : (
          <Muted>{wishLabel}</Muted>
        )}
      </div>
      {editable && confirmation === 'awaits-minister' && (
        <div className={styles.answer}>
          <p>
            {name} disse que vocês são da mesma família. Nas missas: {wishLabel.toLowerCase()}. Você confirma?
          </p>
          <FormActions>
            <Button busy={answer.isPending} onClick={() => answer.mutate(false)}>
              Recusar<span className="visually-hidden"> {name}</span>
            </Button>
            <Button look="primary" busy={answer.isPending} onClick={() => answer.mutate(true)}>
              Confirmar<span className="visually-hidden"> {name}</span>
            </Button>
          </FormActions>
        </div>
      )}
    </li>
  );
}
