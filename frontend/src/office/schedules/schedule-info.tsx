import type { Answer } from '../../api/client.ts';
import { longDateTimeOf, shortDate } from '../../lib/dates.ts';
import { Card, Facts } from '../../ui/card.tsx';
import { Stack } from '../../ui/page.tsx';
import { ScheduleBadge } from './schedule-badge.tsx';
import { typeLabel } from './schedule-list-model.ts';

/** What the schedule is. */
export function ScheduleInfo({ schedule }: { schedule: Answer<'GET /api/schedules/{id}'> }) {
  const { status, description, type, startDate, endDate, createdAt, updatedAt, publishedAt } = schedule;
  const period = `${shortDate(startDate)} a ${shortDate(endDate)} (${typeLabel(type).toLowerCase()})`;
  return (
    <Card title="Informações da Escala" actions={<ScheduleBadge status={status} />}>
      <Stack>
        <p>{description || 'Sem descrição'}</p>
        <Facts
          facts={[
            ['Período', period],
            ['Criada em', longDateTimeOf(createdAt)],
            ['Última atualização', longDateTimeOf(updatedAt)],
            ...(publishedAt ? ([['Publicada em', longDateTimeOf(publishedAt)]] as const) : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
