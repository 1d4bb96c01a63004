import { Check, Circle } from 'lucide-react';
import { call } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { nextStep, shownSteps, type FirstSteps } from '../../shared/first-steps.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted, Page, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './first-steps.module.css';

/** Every step from an empty parish to its first published roster; each can be left and taken up later. */
export default function FirstStepsPage() {
  const steps = useApiQuery('/api/first-steps', {}, { fresh: true });
  return (
    <Page
      title="Primeiros passos"
      subtitle="Da paróquia vazia à primeira escala publicada. Pare quando quiser e continue depois."
      back={{ to: '/dashboard', label: 'Voltar à Página Inicial' }}
    >
      <QueryState query={steps}>{(data) => <Steps data={data} />}</QueryState>
    </Page>
  );
}

function Steps({ data }: { data: FirstSteps }) {
  const can = useCan();
  const steps = shownSteps(data.steps, can);
  const next = nextStep(steps);
  return (
    <Stack gap={24}>
      {data.finished && (
        <Notice tone="success" title="A primeira escala está publicada">
          Daqui em diante, a coordenação tem o que precisa em “Coordenação” e “Escalas”.
        </Notice>
      )}
      <Card>
        <ol className={styles.steps}>
          {steps.map(({ step, done, mine, label, words, act, to }) => (
            <li key={step} className={styles.step} data-done={done || undefined}>
              {done ? (
                <Check aria-hidden size={24} className={styles.mark} />
              ) : (
                <Circle aria-hidden size={24} className={styles.mark} />
              )}
              <div>
                <h2>
                  {label}
                  {done && <span className="visually-hidden"> (feito)</span>}
                </h2>
                <p>
                  <Unbroken text={words} />
                </p>
                {!mine && !done && <Muted>Quem faz este passo é o administrador.</Muted>}
              </div>
              {mine && !(done && step === 'account') && (
                <ButtonLink look={step === next?.step ? 'primary' : 'secondary'} to={to}>
                  {done ? 'Rever' : act}
                  {done && <span className="visually-hidden">: {label}</span>}
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </Card>
      {data.putAway && !data.finished && <TakeOut />}
    </Stack>
  );
}

/** The card comes back to the first page. */
function TakeOut() {
  const takeOut = useApiMutation({
    run: () => call('PUT /api/first-steps', { body: { putAway: false } }),
    success: 'O cartão está de novo na página inicial',
    failure: 'Erro ao mostrar o cartão',
    changes: ['/api/first-steps'],
  });
  return (
    <div>
      <Button busy={takeOut.isPending} onClick={() => takeOut.mutate()}>
        Mostrar de novo na página inicial
      </Button>
    </div>
  );
}
