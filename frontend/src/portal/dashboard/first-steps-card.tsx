import { call } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { nextStep, shownSteps } from '../../shared/first-steps.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row, Stack } from '../../ui/page.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './dashboard.module.css';

/** The way of a new parish to its first published roster: how far it is, and what comes next. */
export default function FirstStepsCard() {
  const can = useCan();
  const { data } = useApiQuery('/api/first-steps', {}, { fresh: true });
  const putAway = useApiMutation({
    run: () => call('PUT /api/first-steps', { body: { putAway: true } }),
    success: { title: 'Cartão guardado', description: 'Os primeiros passos continuam em “Coordenação”.' },
    failure: 'Erro ao guardar o cartão',
    changes: ['/api/first-steps'],
  });
  if (!data || data.finished || data.putAway) return null;
  const steps = shownSteps(data.steps, can);
  const next = nextStep(steps);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title="Primeiros passos"
      actions={
        <Button look="quiet" className={styles.all} busy={putAway.isPending} onClick={() => putAway.mutate()}>
          Guardar
        </Button>
      }
    >
      <Stack>
        <ProgressBar value={(100 * done) / steps.length} label="Primeiros passos dados" />
        <p className={styles.caption}>
          {done} de {steps.length} passos dados
        </p>
        {next && (
          <div>
            <strong>{next.label}</strong>
            <p>
              <Unbroken text={next.words} />
            </p>
          </div>
        )}
        <Row>
          {next && (
            <ButtonLink look="primary" to={next.to}>
              {next.act}
            </ButtonLink>
          )}
          <ButtonLink to="/first-steps">Ver todos os passos</ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
