import { useState } from 'react';
import { useApiQuery } from '../../../api/queries.ts';
import { monthAndYear } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Checkbox, Form } from '../../../ui/field.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../../ui/states.tsx';
import type { Schedule } from '../schedule-states.ts';
import { companionsOf } from './run-model.ts';

/** Which other months are computed together with this one. */
export default function TogetherDialog({
  scheduleId,
  busy,
  onClose,
  onCompute,
}: {
  scheduleId: number;
  busy: boolean;
  onClose: () => void;
  onCompute: (scheduleIds: number[]) => void;
}) {
  const { data, ...rest } = useApiQuery('/api/schedules', { query: {} }, { fresh: true });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Calcular meses juntos"
      description="O máximo de cada pessoa vale em cada mês; o equilíbrio e o descanso, no período todo. Cada escala continua separada: as vazias são preenchidas, e nas que já têm pessoas fica uma proposta para comparar."
    >
      <QueryState
        query={{ ...rest, data: data && companionsOf(data, scheduleId) }}
        loading={<SkeletonCards lines={1} />}
        empty={
          <EmptyState text="Nenhuma outra escala de outro mês está em planejamento. Crie as dos próximos meses e envie os questionários; depois calcule todas juntas." />
        }
      >
        {(list) => <Companions {...{ list, busy, onClose, onCompute }} />}
      </QueryState>
    </Dialog>
  );
}

function Companions({
  list,
  busy,
  onClose,
  onCompute,
}: {
  list: readonly Schedule[];
  busy: boolean;
  onClose: () => void;
  onCompute: (scheduleIds: number[]) => void;
}) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = (id: number, wanted: boolean) =>
    setChosen((before) => new Set(wanted ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onCompute([...chosen]);
      }}
    >
      {list.map(({ id, title, year, month }) => (
        <Checkbox
          key={id}
          label={title}
          hint={monthAndYear(year, month)}
          checked={chosen.has(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ))}
      <DialogFoot onClose={onClose}>
        <Button type="submit" look="primary" busy={busy} disabled={chosen.size === 0}>
          {chosen.size === 0 ? 'Escolha ao menos uma' : `Calcular ${chosen.size + 1} escalas`}
        </Button>
      </DialogFoot>
    </Form>
  );
}
