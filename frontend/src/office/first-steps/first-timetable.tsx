import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { dayAndMonth, hour, shortWeekday } from '../../lib/dates.ts';
import { plural } from '../../lib/plural.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FieldSet, FormActions, Radio } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Muted, Page, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import { monthsOf, STARTS, type PreviewedMonth, type Start } from './timetable-model.ts';
import styles from './first-steps.module.css';

/** With which masses the parish begins: a choice of timetables, each seen for a year before it is saved. */
export default function FirstTimetable() {
  const [start, setStart] = useState<Start>('standard');
  const navigate = useNavigate();
  const preview = useApiQuery('/api/first-steps/timetable', { query: { start } });
  const steps = useApiQuery('/api/first-steps', {}, { fresh: true });
  const hasSchedule = steps.data?.steps.some(({ step, done }) => step === 'schedule' && done) ?? false;
  const choose = useApiMutation({
    run: () => call('POST /api/first-steps/timetable', { body: { start } }),
    success: 'Cronograma guardado',
    failure: 'Erro ao guardar o cronograma',
    then: () => void navigate(start === 'empty' ? '/mass-rules/create' : '/first-steps'),
  });
  return (
    <Page
      title="O cronograma das missas"
      subtitle="Escolha o mais parecido com o da paróquia. Horários, dias e número de ministros se mudam depois, missa por missa."
      back={{ to: '/first-steps', label: 'Voltar aos Primeiros passos' }}
    >
      <Stack gap={24}>
        <Card title="Por onde começar">
          <FieldSet legend="Pontos de partida">
            {STARTS.map(({ value, label, words }) => (
              <Radio
                key={value}
                name="start"
                checked={start === value}
                onChange={() => setStart(value)}
                label={
                  <>
                    <strong>{label}</strong>
                    <br />
                    <Muted>{words}</Muted>
                  </>
                }
              />
            ))}
          </FieldSet>
        </Card>
        <Card title="Um ano de missas">
          <QueryState query={preview}>
            {({ masses, options }) =>
              masses.length === 0 ? (
                <EmptyState text="Nenhuma missa ainda. Depois de guardar, escreva a primeira." />
              ) : (
                <Stack gap={24}>
                  <div>
                    <p>Cada pessoa poderá marcar:</p>
                    <ul className={styles.masses}>
                      {options.map((option) => (
                        <li key={option}>{option}</li>
                      ))}
                    </ul>
                  </div>
                  <Warnings months={monthsOf(masses)} />
                  <ul className={styles.months}>
                    {monthsOf(masses).map((month) => (
                      <li key={month.name}>
                        <strong>{month.name}</strong>
                        <p>
                          {plural(month.masses.length, 'missa', 'missas')},{' '}
                          {plural(month.places, 'lugar', 'lugares')}
                        </p>
                      </li>
                    ))}
                  </ul>
                  {monthsOf(masses)
                    .slice(0, 1)
                    .map((month) => (
                      <Disclosure key={month.name} summary={`As missas de ${month.name}`}>
                        <ul className={styles.masses}>
                          {month.masses.map(({ date, time, description, requiredMinisters }) => (
                            <li key={date + time}>
                              {shortWeekday(date)} {dayAndMonth(date)}, {hour(time)}: {description} (
                              {requiredMinisters})
                            </li>
                          ))}
                        </ul>
                      </Disclosure>
                    ))}
                </Stack>
              )
            }
          </QueryState>
        </Card>
        {hasSchedule ? (
          <Notice
            title="Já há uma escala feita deste cronograma"
            actions={<ButtonLink to="/mass-rules">Abrir o cronograma padrão</ButtonLink>}
          >
            Por isso ele não se troca mais inteiro: mude-o missa por missa.
          </Notice>
        ) : (
          <FormActions sticky>
            <Button
              look="primary"
              busy={choose.isPending}
              disabled={!preview.data}
              onClick={() => choose.mutate()}
            >
              Guardar este cronograma
            </Button>
          </FormActions>
        )}
      </Stack>
    </Page>
  );
}

/** What the coordination should look at in the year to come. */
function Warnings({ months }: { months: readonly PreviewedMonth[] }) {
  const warnings = new Set(months.flatMap(({ masses }) => masses.flatMap((mass) => mass.warnings)));
  if (warnings.size === 0) return null;
  return (
    <Notice tone="warning" title="Para conferir neste ano">
      <ul className={styles.warnings}>
        {[...warnings].map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Notice>
  );
}
