import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import type { MassRule } from '../mass-rules/mass-rule-model.ts';
import { kindKey, massTime, shortMassesOf, timesShort, type ShortMass } from './fairness-model.ts';

const TITLE = 'Missas sempre incompletas';
const SOMETIMES = 'Incompletas algumas vezes';

/** The masses that lack people: how many times of how many. */
export function ShortMassesCard({
  masses,
  rules,
}: {
  masses: readonly ShortMass[];
  rules: readonly MassRule[];
}) {
  const { always, sometimes } = shortMassesOf(masses);
  return (
    <Card title={TITLE}>
      <Stack>
        {masses.length === 0 && (
          <EmptyState text="Boa notícia: nenhuma missa ficou incompleta neste período." />
        )}
        {always.length > 0 && <MassTable label={TITLE} masses={always} rules={rules} />}
        {sometimes.length > 0 && (
          <>
            {always.length === 0 && <p>Boa notícia: nenhuma missa ficou incompleta todas as vezes.</p>}
            <h3>{SOMETIMES}</h3>
            <MassTable label={SOMETIMES} masses={sometimes} rules={rules} />
          </>
        )}
      </Stack>
    </Card>
  );
}

function MassTable({
  label,
  masses,
  rules,
}: {
  label: string;
  masses: readonly ShortMass[];
  rules: readonly MassRule[];
}) {
  const columns: readonly Column<ShortMass>[] = [
    { label: 'Missa', as: 'head', render: ({ name }) => name },
    { label: 'Quando', render: (mass) => massTime(mass, rules) },
    { label: 'Incompleta', render: timesShort },
    { label: 'Lugares vazios', render: ({ missing, places }) => `${missing} de ${places}` },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={masses}
      keyOf={(mass) => `${kindKey(mass)} ${mass.name} ${mass.time}`}
    />
  );
}
