import { useState, type FormEvent } from 'react';
import { call } from '../../../api/client.ts';
import { useApiMutation } from '../../../api/queries.ts';
import { KINSHIP_LABELS, SERVING_WISH_LABELS } from '../../../lib/labels.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormActions, SelectField } from '../../../ui/field.tsx';
import type { Kinship, Person, Wish } from './family-model.ts';
import { MinisterCombobox } from './minister-combobox.tsx';
import styles from './family.module.css';

const MISSING = 'Campos obrigatórios: Selecione um ministro e o grau de parentesco';

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** Links another minister as a relative: who, what kinship, and whether the two wish to serve together. */
export function AddRelativeDialog({
  ministerId,
  people,
  onClose,
}: {
  ministerId: number;
  people: readonly Person[];
  onClose: () => void;
}) {
  const [person, setPerson] = useState<Person | null>(null);
  const [kinship, setKinship] = useState<Kinship | ''>('');
  const [wish, setWish] = useState<Wish>('indiferente');
  const [tried, setTried] = useState(false);
  const isComplete = person !== null && kinship !== '';
  const add = useApiMutation({
    run: (body: { relatedMinisterId: number; relationshipType: Kinship; wish: Wish }) =>
      call('POST /api/ministers/{id}/family', { path: { id: ministerId }, body }),
    success: 'Relacionamento adicionado',
    failure: 'Erro ao adicionar relacionamento',
    then: onClose,
  });
  const errors = add.error?.fields ?? {};

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isComplete) add.mutate({ relatedMinisterId: person.id, relationshipType: kinship, wish });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Adicionar familiar"
      description="A outra pessoa também verá você entre os familiares dela."
    >
      <Form onSubmit={submit}>
        <MinisterCombobox
          label="Ministro"
          people={people}
          chosen={person}
          onChoose={setPerson}
          error={errors.relatedMinisterId}
        />
        <SelectField
          label="Grau de parentesco"
          placeholder="Selecione"
          options={optionsOf(KINSHIP_LABELS)}
          value={kinship}
          onChange={({ target }) => setKinship(target.value as Kinship | '')}
          error={errors.relationshipType}
          required
        />
        <SelectField
          label="Nas missas, vocês preferem"
          options={optionsOf(SERVING_WISH_LABELS)}
          value={wish}
          onChange={({ target }) => setWish(target.value as Wish)}
          error={errors.wish}
        />
        {tried && !isComplete && (
          <p role="alert" className={styles.missing}>
            {MISSING}
          </p>
        )}
        <FormActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={add.isPending}>
            Adicionar familiar
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
