import { shortDate } from '../../lib/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Muted, Stack } from '../../ui/page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { plural } from '../../lib/plural.ts';
import { servedOn, type Report } from './fairness-model.ts';
import { PersonName } from './person-name.tsx';
import { Shortened } from '../../ui/shortened.tsx';

type AbsentPerson = Report['absent'][number];

const TITLE = 'Sem servir há 60 dias';
const FIRST = 15;

const COLUMNS: readonly Column<AbsentPerson>[] = [
  {
    label: 'Ministro',
    as: 'head',
    render: ({ ministerId, scheduleName }) => <PersonName id={ministerId}>{scheduleName}</PersonName>,
  },
  { label: 'Disse que podia em', render: ({ offers }) => plural(offers, 'missa', 'missas') },
  { label: 'Última missa', render: ({ lastServed }) => servedOn(lastServed) },
  {
    label: 'Próxima missa',
    render: ({ nextDuty }) => (nextDuty === null ? 'nenhuma marcada' : shortDate(nextDuty)),
  },
];

/** Who offered and was not called; plural back from today, whatever the period. */
export function AbsentCard({ people }: { people: readonly AbsentPerson[] }) {
  return (
    <Card title={TITLE}>
      <Stack>
        <Muted>Quem se ofereceu e não serviu nos últimos 60 dias, contados de hoje.</Muted>
        {people.length === 0 ? (
          <EmptyState text="Boa notícia: quem se ofereceu nos últimos 60 dias serviu." />
        ) : (
          <Shortened rows={people} first={FIRST}>
            {(shown) => (
              <Table label={TITLE} columns={COLUMNS} rows={shown} keyOf={({ ministerId }) => ministerId} />
            )}
          </Shortened>
        )}
      </Stack>
    </Card>
  );
}
