import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack } from '../../ui/page.tsx';
import { usePrinting } from '../../ui/paper.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import type { MassRule } from '../mass-rules/mass-rule-model.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { kindKey, type MassKind, type Person } from './fairness-model.ts';
import styles from './fairness.module.css';
import { PeopleFilters } from './people-filters.tsx';
import {
  ATTENDANCE,
  columnsOf,
  MEANINGS,
  nextSort,
  rowsOf,
  withKind,
  type PeopleColumn,
  type PeopleView,
  type PersonRow,
} from './people-model.ts';
import { PersonName } from './person-name.tsx';
import { Shortened } from '../../ui/shortened.tsx';

const TITLE = 'Ministros';
const FIRST = 25;
const FIRST_CARDS = 10;

/** Everybody's numbers: of all masses, or of one kind. */
export function PeopleCard({
  people,
  kinds,
  rules,
  view: chosen,
  onView,
}: {
  people: readonly Person[];
  kinds: readonly MassKind[];
  rules: readonly MassRule[];
  view: PeopleView;
  onView: (view: PeopleView) => void;
}) {
  const narrow = useNarrow();
  // The period may have no masses of the kind that was chosen in another one.
  const isThere = chosen.kind === ATTENDANCE || kinds.some((kind) => kindKey(kind) === chosen.kind);
  const view = isThere ? chosen : withKind(chosen, '');
  const rows = rowsOf(people, view);
  const printing = usePrinting();
  const columns = columnsOf(view.kind).map((column): Column<PersonRow> => {
    if (narrow) return shownColumn(column);
    const direction = view.sort.by === column.by ? directionOf(view) : null;
    const onSort = () => onView({ ...view, sort: nextSort(view.sort, column.by) });
    return { ...shownColumn(column), sort: { direction, onSort } };
  });
  return (
    <Card title={TITLE}>
      <Stack>
        <PeopleFilters kinds={kinds} rules={rules} view={view} orders={narrow} onView={onView} />
        {rows.length === 0 ? (
          <EmptyState
            text={`Nenhum ministro com “${view.sought}”.`}
            action={<Button onClick={() => onView({ ...view, sought: '' })}>Limpar busca</Button>}
          />
        ) : (
          <Shortened rows={rows} first={narrow ? FIRST_CARDS : FIRST}>
            {(shown) => (
              <Table label={TITLE} columns={columns} rows={shown} keyOf={({ ministerId }) => ministerId} />
            )}
          </Shortened>
        )}
        <Disclosure summary="O que quer dizer cada número" open={printing}>
          <dl className={styles.meanings}>
            {MEANINGS.map(([term, meaning]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      </Stack>
    </Card>
  );
}

const directionOf = ({ sort }: PeopleView) => (sort.descending ? 'descending' : 'ascending');

const shownColumn = ({ by, label, text }: PeopleColumn): Column<PersonRow> =>
  by === 'scheduleName'
    ? {
        label,
        as: 'head',
        render: ({ ministerId, scheduleName }) => <PersonName id={ministerId}>{scheduleName}</PersonName>,
      }
    : { label, render: text, ...(by !== 'lastServed' && { number: true }) };
