import { Link } from 'react-router';
import { call } from '../../../api/client.ts';
import { ApiError } from '../../../api/http.ts';
import { useApiQuery } from '../../../api/queries.ts';
import { useApiForm } from '../../../api/use-api-form.ts';
import { capital, hour, longDate } from '../../../lib/dates.ts';
import { readDate } from '../../../lib/typed.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Form, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { daysBetween, dutiesOn, problemsWith } from './blocked-dates-model.ts';

type Values = Record<'date' | 'until' | 'reason', string>;

/** Blocks a day, or all days from one to another. Days that are blocked already stay so. */
export default function BlockDialog({
  ministerId,
  today,
  onClose,
}: {
  ministerId: number;
  today: string | undefined;
  onClose: () => void;
}) {
  const { field, error, values, set, onSubmit, busy } = useApiForm<Values, void>({
    initial: { date: '', until: '', reason: '' },
    draftKey: 'blocked-dates',
    check: ({ date, until }) => problemsWith(date, until),
    send: async (given) => {
      for (const date of daysOf(given)) await blockDay(ministerId, date, given.reason.trim() || null);
    },
    success: (_, given) => {
      const { length } = daysOf(given);
      return length === 1 ? 'Dia bloqueado' : `${length} dias bloqueados`;
    },
    failure: 'Erro ao bloquear os dias',
    then: onClose,
  });
  const days = daysOf(values);
  const duties = useApiQuery('/api/my-duties', {}, { fresh: true });
  const serving = dutiesOn(days, duties.data ?? []);

  return (
    <Dialog
      open
      onClose={onClose}
      title="Quando você não pode servir?"
      description={
        <>
          <p>São dias inteiros. Para um dia só, preencha apenas o primeiro campo.</p>
          <p>
            Pode só de manhã, ou só à noite? Não bloqueie o dia:{' '}
            <Link to="/my-questionnaires">responda missa por missa</Link>.
          </p>
        </>
      }
    >
      <Form onSubmit={onSubmit}>
        <DateField
          label="Dia"
          min={today}
          required
          value={values.date}
          onChange={(date) => set({ date })}
          error={error('date')}
        />
        <DateField
          label="Até"
          min={readDate(values.date) ?? today}
          value={values.until}
          onChange={(until) => set({ until })}
          error={error('until')}
        />
        <TextField label="Motivo" placeholder="Viagem" maxLength={200} {...field('reason')} />
        <div aria-live="polite">
          {serving.length > 0 && (
            <Notice
              tone="warning"
              title="Você já está na escala"
              actions={<ButtonLink to="/my-schedule">Ver minha escala</ButtonLink>}
            >
              {serving.map(({ assignmentId, date, time }) => (
                <p key={assignmentId}>
                  {capital(longDate(date))}, {hour(time)}
                </p>
              ))}
              <p>Bloquear o dia não tira você da missa: peça também substituição em Minha Escala.</p>
            </Notice>
          )}
        </div>
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            {days.length > 1 ? `Bloquear ${days.length} dias` : 'Bloquear dia'}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

/** The days to block; none while something is wrong with them. */
const daysOf = ({ date, until }: Values): string[] =>
  Object.keys(problemsWith(date, until)).length === 0 ? daysBetween(date, until) : [];

/** A day that is blocked already is what was wanted. */
async function blockDay(id: number, date: string, reason: string | null): Promise<void> {
  try {
    await call('POST /api/ministers/{id}/blocked-dates', { path: { id }, body: { date, reason } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error;
  }
}
