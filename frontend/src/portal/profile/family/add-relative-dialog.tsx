import { call, type Input } from '../../../api/client.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { KINSHIP_LABELS, SERVING_WISH_LABELS } from '../../../api/labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Form, SelectField } from '../../../ui/field.tsx';
import type { Kinship, Person, Wish } from './family-model.ts';
import { MinisterCombobox } from './minister-combobox.tsx';

const MISSING = 'Campos obrigatórios: Selecione um ministro e o grau de parentesco';

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

interface Values {
  relatedMinisterId: number | null;
  relationshipType: Kinship | '';
  wish: Wish;
}
/** What `check` lets through. */
type Complete = Input<'POST /api/ministers/{id}/family'>['body'];

/** Links another minister as a relative: who, what kinship, and whether the two wish to serve together. */
export default function AddRelativeDialog({
  ministerId,
  people,
  onClose,
}: {
  ministerId: number;
  people: readonly Person[];
  onClose: () => void;
}) {
  const { field, values, set, error, onSubmit, busy } = useApiForm<Values>({
    initial: { relatedMinisterId: null, relationshipType: '', wish: 'indiferente' },
    draftKey: 'relative',
    check: ({ relatedMinisterId, relationshipType }) =>
      relatedMinisterId === null
        ? { relatedMinisterId: MISSING }
        : { relationshipType: relationshipType === '' ? MISSING : undefined },
    send: (given) =>
      call('POST /api/ministers/{id}/family', { path: { id: ministerId }, body: given as Complete }),
    success: 'Relacionamento adicionado',
    failure: 'Erro ao adicionar relacionamento',
    then: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title="Adicionar familiar"
      description="A outra pessoa é avisada. A preferência vale na escala quando ela confirmar."
    >
      <Form onSubmit={onSubmit}>
        <MinisterCombobox
          label="Ministro"
          people={people}
          chosen={people.find(({ id }) => id === values.relatedMinisterId) ?? null}
          onChoose={(person) => set({ relatedMinisterId: person?.id ?? null })}
          error={error('relatedMinisterId')}
        />
        <SelectField
          label="Grau de parentesco"
          placeholder="Selecione"
          options={optionsOf(KINSHIP_LABELS)}
          required
          {...field('relationshipType')}
        />
        <SelectField
          label="Nas missas, vocês preferem"
          options={optionsOf(SERVING_WISH_LABELS)}
          {...field('wish')}
        />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            Adicionar familiar
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
