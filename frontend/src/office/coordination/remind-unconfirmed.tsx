import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { longDate, onLongDate } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';

/** Reminds at once those who have not confirmed the masses of a day; who was reminded in the last 24 hours is left out. */
export function RemindUnconfirmed({ date, waiting }: { date: string; waiting: number }) {
  const [asked, setAsked] = useState(false);
  const remind = useApiMutation({
    run: () => call('POST /api/confirmations/remind', { body: { date } }),
    success: ({ reminded }) => ({
      title: 'Lembrete enviado',
      description: `${plural(reminded, 'pessoa recebe', 'pessoas recebem')} o lembrete da missa.`,
    }),
    failure: 'Erro ao lembrar',
    then: () => setAsked(false),
  });
  const words = waiting === 1 ? 'Lembrar 1 pessoa' : `Lembrar os ${waiting}`;
  return (
    <>
      <Button busy={remind.isPending} onClick={() => (waiting === 1 ? remind.mutate() : setAsked(true))}>
        {!remind.isPending && <BellRing aria-hidden size={20} />}
        <span>
          {words}
          <span className="visually-hidden"> de confirmar: {longDate(date)}</span>
        </span>
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={`${words} de confirmar?`}
        description={`${waiting} pessoas que não confirmaram ${onLongDate(date)} recebem agora o lembrete da sua missa, por e-mail ou como escolheram em Meu Perfil. Quem confirmou não recebe nada.`}
        confirm="Enviar lembrete"
        busy={remind.isPending}
        onConfirm={() => remind.mutate()}
      />
    </>
  );
}
