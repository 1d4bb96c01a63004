import { BellRing } from 'lucide-react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { longDate } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';

/** Reminds at once those who have not confirmed the masses of a day; who was reminded in the last 24 hours is left out. */
export function RemindUnconfirmed({ date, waiting }: { date: string; waiting: number }) {
  const remind = useApiMutation({
    run: () => call('POST /api/confirmations/remind', { body: { date } }),
    success: ({ reminded }) => ({
      title: 'Lembrete enviado',
      description: `${plural(reminded, 'pessoa recebe', 'pessoas recebem')} o lembrete da missa.`,
    }),
    failure: 'Erro ao lembrar',
  });
  return (
    <Button busy={remind.isPending} onClick={() => remind.mutate()}>
      {!remind.isPending && <BellRing aria-hidden size={20} />}
      <span>
        {waiting === 1 ? 'Lembrar 1 pessoa' : `Lembrar os ${waiting}`}
        <span className="visually-hidden"> de confirmar: {longDate(date)}</span>
      </span>
    </Button>
  );
}
