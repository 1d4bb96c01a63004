import { ArrowDownUp } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, SelectField, TextField } from '../../../ui/field.tsx';
import { ORDERS, type Choice } from './matrix-model.ts';
import type { People } from './use-people.ts';
import styles from './matrix-filters.module.css';

/** Which people are shown, and in which order. */
export function MatrixFilters({ people: { choice, unordered, choose } }: { people: People }) {
  return (
    <div role="search" aria-label="Filtrar ministros" className={styles.filters}>
      <TextField
        type="search"
        label="Buscar por nome"
        value={choice.sought}
        onChange={({ target }) => choose({ ...choice, sought: target.value })}
      />
      <SelectField
        label="Ordenar por"
        value={choice.order}
        options={ORDERS}
        onChange={({ target }) => choose({ ...choice, order: target.value as Choice['order'] })}
      />
      <Checkbox
        label="Só quem se ofereceu"
        checked={choice.offeredOnly}
        onChange={({ target }) => choose({ ...choice, offeredOnly: target.checked })}
      />
      {unordered && (
        <Button look="quiet" onClick={() => choose(choice)}>
          <ArrowDownUp aria-hidden size={20} />
          Ordenar de novo
        </Button>
      )}
    </div>
  );
}
