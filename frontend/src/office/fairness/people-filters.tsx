import { SelectField, TextField } from '../../ui/field.tsx';
import type { MassRule } from '../mass-rules/mass-rule-model.ts';
import { kindKey, kindLabel, type MassKind } from './fairness-model.ts';
import styles from './fairness.module.css';
import { ATTENDANCE, columnsOf, sortChoices, sortKey, withKind, type PeopleView } from './people-model.ts';

/** Which people, in which masses; their order too where the table has no headings to press. */
export function PeopleFilters({
  kinds,
  rules,
  view,
  orders,
  onView,
}: {
  kinds: readonly MassKind[];
  rules: readonly MassRule[];
  view: PeopleView;
  orders: boolean;
  onView: (view: PeopleView) => void;
}) {
  const choices = sortChoices(columnsOf(view.kind));
  return (
    <div role="search" aria-label="Filtrar ministros" className={styles.filters}>
      <TextField
        type="search"
        label="Buscar por nome"
        value={view.sought}
        onChange={({ target }) => onView({ ...view, sought: target.value })}
      />
      <SelectField
        label="Tipo de missa"
        value={view.kind}
        onChange={({ target }) => onView(withKind(view, target.value))}
        placeholder="Todas as missas"
        options={[
          { value: ATTENDANCE, label: 'Todas: presença e faltas' },
          ...kinds.map((kind) => ({ value: kindKey(kind), label: kindLabel(kind, rules) })),
        ]}
      />
      {orders && (
        <SelectField
          label="Ordenar por"
          value={sortKey(view.sort)}
          onChange={({ target }) =>
            onView({ ...view, sort: choices.find(({ sort }) => sortKey(sort) === target.value)!.sort })
          }
          options={choices.map(({ label, sort }) => ({ value: sortKey(sort), label }))}
        />
      )}
    </div>
  );
}
