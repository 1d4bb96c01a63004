import { lazyPage, preloadLater } from '../../../ui/lazy-page.tsx';
import { CalendarX2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call, type Answer } from '../../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../../api/queries.ts';
import { useToday } from '../../../shared/parish.tsx';
import { longDate, shortDate } from '../../../lib/dates.ts';
import { plural } from '../../../lib/plural.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FoldingSection } from '../../../ui/folding-section.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Muted } from '../../../ui/page.tsx';
import { QueryState } from '../../../ui/states.tsx';
import styles from './blocked-dates.module.css';

const BlockDialog = lazyPage(() => import('./block-dialog.tsx'), null);
preloadLater(BlockDialog);

type BlockedDate = Answer<'GET /api/ministers/{id}/blocked-dates'>[number];

/** Days to come on which the person cannot serve; the roster leaves them out. */
export default function BlockedDatesCard({ ministerId }: { ministerId: number }) {
  const today = useToday()?.date;
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<BlockedDate | null>(null);
  const dates = useApiQuery(
    '/api/ministers/{id}/blocked-dates',
    { path: { id: ministerId }, query: { from: today } },
    { enabled: today !== undefined, fresh: true },
  );
  const remove = useApiMutation({
    run: ({ id }: BlockedDate) => call('DELETE /api/blocked-dates/{id}', { path: { id } }),
    success: 'Dia liberado',
    failure: 'Erro ao liberar o dia',
    then: () => setLeaving(null),
  });
  return (
    <FoldingSection
      id="dias"
      title="Dias em que não posso servir"
      state={
        dates.data &&
        (dates.data.length === 0 ? 'Nenhum' : plural(dates.data.length, 'dia bloqueado', 'dias bloqueados'))
      }
      actions={
        <Button onClick={() => setAdding(true)}>
          <CalendarX2 aria-hidden size={20} />
          Adicionar dias
        </Button>
      }
    >
      <QueryState
        query={dates}
        empty={
          <Muted>
            Nenhum dia bloqueado. Adicione os dias inteiros em que não pode, como os de viagem: a escala os
            respeita.
          </Muted>
        }
      >
        {(blocked) => (
          <ul className={styles.list}>
            {blocked.map((day) => (
              <li key={day.id}>
                <div className={styles.day}>
                  <p>{inWords(day.date, today)}</p>
                  {day.reason && <Muted>{day.reason}</Muted>}
                </div>
                <IconButton label={`Liberar ${longDate(day.date)}`} onClick={() => setLeaving(day)}>
                  <Trash2 aria-hidden size={20} />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      {adding && <BlockDialog ministerId={ministerId} today={today} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title="Liberar este dia?"
        description={leaving && `Você volta a poder ser escalado em ${inWords(leaving.date, today)}.`}
        confirm="Liberar dia"
        destructive
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
      />
    </FoldingSection>
  );
}

/** The day in words; with its year when that is not today's. */
const inWords = (date: string, today = ''): string =>
  date.slice(0, 4) === today.slice(0, 4)
    ? longDate(date)
    : `${longDate(date)} de ${shortDate(date).slice(-4)}`;
