import { ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { useSearch } from '../../lib/use-search.ts';
import { MONTHS, monthAndYear, thisMonth, today } from '../../lib/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import DeleteScheduleDialog from './delete-schedule-dialog.tsx';
import { NewScheduleDialog } from './new-schedule-dialog.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import {
  filterOf,
  firstProposed,
  otherYears,
  searchOf,
  yearChoices,
  type ScheduleFilter,
} from './schedule-list-model.ts';
import type { Schedule } from '../roster/schedule-states.ts';
import styles from './schedule-list.module.css';

/** In the address while a new schedule is asked for. */
const NEW = 'nova';

/** /schedules: the rosters of a year, or of one month. What is chosen stays in the address. */
export default function ScheduleList() {
  const mayWrite = useCan()('schedules.write');
  const navigate = useNavigate();
  const [search, change] = useSearch();
  const now = thisMonth();
  const filter = filterOf(search, now.year);
  const schedules = useApiQuery('/api/schedules', { query: searchOf(filter) }, { fresh: true });
  const all = useApiQuery('/api/schedules', { query: {} }, { fresh: true });
  const others = otherYears(all.data ?? [], filter.year, yearChoices(now.year));
  const [deleting, setDeleting] = useState<Schedule | null>(null);
  const creating = mayWrite && search.has(NEW);
  const choose = (part: Partial<ScheduleFilter>): void =>
    change((address) => {
      const { year, month } = searchOf({ ...filterOf(address, now.year), ...part });
      address.set('year', year);
      if (month === undefined) address.delete('month');
      else address.set('month', month);
    });
  const setCreating = (open: boolean): void =>
    change((address) => (open ? address.set(NEW, '1') : address.delete(NEW)));

  return (
    <Page
      title="Escalas"
      subtitle="As missas do mês e quem serve em cada uma"
      back={{ to: '/coordination', label: 'Voltar à Coordenação' }}
      actions={
        <>
          <ButtonLink to="/questionnaires">
            <ClipboardList aria-hidden size={20} />
            Questionários
          </ButtonLink>
          {mayWrite && (
            <Button look="primary" onClick={() => setCreating(true)}>
              <Plus aria-hidden size={20} />
              Nova Escala
            </Button>
          )}
        </>
      }
    >
      <div className={styles.filters} role="search" aria-label="Filtrar escalas">
        <SelectField
          label="Ano"
          value={filter.year}
          onChange={({ target }) => choose({ year: Number(target.value) })}
          options={yearChoices(now.year).map((year) => ({ value: year, label: String(year) }))}
        />
        <SelectField
          label="Mês"
          value={filter.month ?? ''}
          onChange={({ target }) => choose({ month: target.value === '' ? null : Number(target.value) })}
          placeholder="Todos os meses"
          options={MONTHS.map((label, index) => ({ value: index + 1, label }))}
        />
      </div>
      {others.length > 0 && (
        <p className={styles.others}>
          Há escalas também em
          {others.map(({ year, count }) => (
            <ButtonLink key={year} look="quiet" to={{ search: `year=${year}` }}>
              {year} ({count})
            </ButtonLink>
          ))}
        </p>
      )}
      <QueryState
        query={schedules}
        empty={
          <EmptyState
            text={
              <>
                <h2>Nenhuma escala encontrada</h2>
                <p>Ainda não há escala em {periodOf(filter)}.</p>
              </>
            }
            action={mayWrite && <Button onClick={() => setCreating(true)}>Criar escala</Button>}
          />
        }
      >
        {(list) => (
          <CardGrid min={340}>
            {list.map((schedule) => (
              <ScheduleCard key={schedule.id} schedule={schedule} onDelete={() => setDeleting(schedule)} />
            ))}
          </CardGrid>
        )}
      </QueryState>
      {creating && (
        <NewScheduleDialog
          from={firstProposed(filter, today())}
          years={yearChoices(now.year)}
          onClose={() => setCreating(false)}
          onCreated={({ id }) => void navigate(`/schedules/${id}`)}
        />
      )}
      {deleting && <DeleteScheduleDialog schedule={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}

const periodOf = ({ year, month }: ScheduleFilter): string =>
  month === null ? String(year) : monthAndYear(year, month);
