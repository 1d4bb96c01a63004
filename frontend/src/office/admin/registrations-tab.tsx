import { Check } from 'lucide-react';
import { useState } from 'react';
import { useApiQuery } from '../../api/queries.ts';
import { Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { REGISTRATION_FILTERS, type RegistrationFilter, type RegistrationStats } from './admin-model.ts';
import { RegistrationList } from './registration-list.tsx';
import { useLoadFailure } from './use-load-failure.ts';
import styles from './registrations-tab.module.css';

/** Requests to join: how many of each kind, and those of the kind chosen. */
export function RegistrationsTab() {
  const [filter, setFilter] = useState<RegistrationFilter>('pending');
  const stats = useApiQuery('/api/stats/registrations', {}, { fresh: true });
  useLoadFailure(stats.error);
  return (
    <QueryState query={stats} loading={<Loading />}>
      {(counts) => (
        <Stack gap={24}>
          <CountCards stats={counts} filter={filter} onChange={setFilter} />
          <RegistrationList key={filter} filter={filter} />
        </Stack>
      )}
    </QueryState>
  );
}

/** How many requests there are in each state; pressing one shows only those. */
function CountCards({
  stats,
  filter,
  onChange,
}: {
  stats: RegistrationStats;
  filter: RegistrationFilter;
  onChange: (filter: RegistrationFilter) => void;
}) {
  return (
    <div role="group" aria-label="Filtrar cadastros" className={styles.cards}>
      {REGISTRATION_FILTERS.map(({ value, card }) => (
        <button
          key={value}
          type="button"
          className={styles.card}
          aria-pressed={filter === value}
          onClick={() => onChange(value)}
        >
          <span className={styles.count}>{stats[value].toLocaleString('pt-BR')}</span>
          <span className={styles.label}>
            {card}
            {filter === value && <Check aria-hidden size={18} />}
          </span>
        </button>
      ))}
    </div>
  );
}
