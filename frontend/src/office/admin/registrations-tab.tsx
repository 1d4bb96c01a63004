import { useState } from 'react';
import { useApiQuery } from '../../api/queries.ts';
import { Loading } from '../../ui/spinner.tsx';
import { QueryState } from '../../ui/states.tsx';
import { Stack } from '../../ui/page.tsx';
import type { RegistrationFilter } from './admin-model.ts';
import { CountCards } from './count-cards.tsx';
import { RegistrationList } from './registration-list.tsx';
import { useLoadFailure } from './use-load-failure.ts';

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
