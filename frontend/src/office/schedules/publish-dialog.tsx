import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useChange } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, FormActions } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { countMasses, countPeople, countPlaces, type RosterOverview } from './calendar-model.ts';
import type { Schedule } from './schedule-states.ts';
import styles from './dialogs.module.css';

/** Says who is told what, then makes the roster known to its ministers. */
export function PublishDialog({
  schedule,
  overview,
  onClose,
}: {
  schedule: Pick<Schedule, 'id' | 'title'>;
  overview: RosterOverview | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title="Publicar escala">
      {overview ? (
        <Question schedule={schedule} overview={overview} onClose={onClose} />
      ) : (
        <Loading text="Contando quem recebe..." />
      )}
    </Dialog>
  );
}

function Question({
  schedule: { id, title },
  overview: { ministers, missing, slots },
  onClose,
}: {
  schedule: Pick<Schedule, 'id' | 'title'>;
  overview: RosterOverview;
  onClose: () => void;
}) {
  const [confirmed, setConfirmed] = useState(false);
  const [reminded, setReminded] = useState(false);
  const told = ministers.filter(({ duties }) => duties > 0).length;
  const short = slots.filter((slot) => slot.missing > 0).length;
  const { mutate, isPending } = useChange({
    run: () =>
      call('POST /api/schedules/{id}/publish', { path: { id }, body: { confirmEmptyPlaces: confirmed } }),
    success: (answer) => ({
      title: 'Escala publicada!',
      description: `${countPeople(answer.ministers)} com missas: cada uma recebe um e-mail só com as suas.`,
    }),
    failure: 'Erro ao publicar a escala',
    then: onClose,
  });

  if (told === 0) {
    return (
      <Stack>
        <p>Ninguém tem lugar nesta escala ainda. Gere a escala antes de publicar.</p>
        <FormActions>
          <Button onClick={onClose}>Voltar</Button>
        </FormActions>
      </Stack>
    );
  }
  const verb = told === 1 ? 'recebe' : 'recebem';
  return (
    <Stack>
      <p>
        Ao publicar <strong>{title}</strong>, <strong>{countPeople(told)}</strong> {verb} um e-mail: cada uma
        vê só as suas próprias missas. A escala passa a aparecer em “Minha Escala”.
      </p>
      {missing > 0 && (
        <>
          <p className={styles.caution}>
            {missing === 1 ? 'Falta preencher' : 'Faltam preencher'} {countPlaces(missing)} em{' '}
            {countMasses(short)}.
          </p>
          <Checkbox
            label="Publicar mesmo com lugares vazios"
            checked={confirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
            error={reminded && !confirmed ? 'Marque para publicar assim mesmo.' : undefined}
          />
        </>
      )}
      <FormActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button
          look="primary"
          busy={isPending}
          onClick={() => (missing > 0 && !confirmed ? setReminded(true) : mutate())}
        >
          {isPending ? 'Publicando...' : 'Publicar e avisar'}
        </Button>
      </FormActions>
    </Stack>
  );
}
