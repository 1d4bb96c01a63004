import { useEffect } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox, Form, FormActions, TextField } from '../../ui/field.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import styles from './settings-page.module.css';

type Settings = Answer<'GET /api/settings'>;

/** What the parish decides for itself. */
export default function SettingsPage() {
  const settings = useApiQuery('/api/settings', {}, { fresh: true });
  return (
    <Page title="Configurações" subtitle="Valem para toda a paróquia, na hora">
      <QueryState query={settings}>{(data) => <SettingsForm settings={data} />}</QueryState>
    </Page>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const { register, control, handleSubmit, setError, reset, formState } = useForm<Settings>({
    defaultValues: settings,
  });
  const holidays = useFieldArray({ control, name: 'municipalHolidays' });
  const save = useApiMutation({
    run: ({ consentVersion: _made, ...body }: Settings) => call('PUT /api/settings', { body }),
    success: 'Configurações salvas',
    failure: 'Erro ao salvar configurações',
    then: (saved) => reset(saved),
  });
  const { errors } = formState;
  useEffect(() => {
    for (const [field, message] of Object.entries(save.error?.fields ?? {}))
      setError(field as keyof Settings, { message });
  }, [save.error, setError]);
  const whole = (name: Parameters<typeof register>[0]) => register(name, { valueAsNumber: true });

  return (
    <Form
      className={styles.form}
      onSubmit={(event) => void handleSubmit((values) => save.mutate(values))(event)}
    >
      <Stack gap={24}>
        <Card title="Paróquia">
          <Stack>
            <TextField
              label="Nome da paróquia"
              error={errors.parishName?.message}
              {...register('parishName')}
            />
            <TextField label="Cidade" error={errors.city?.message} {...register('city')} />
            <TextField
              label="Título do ministério"
              hint="Aparece no alto das páginas e nos e-mails"
              error={errors.ministryTitle?.message}
              {...register('ministryTitle')}
            />
            <TextField
              label="Local habitual das missas"
              error={errors.defaultLocation?.message}
              {...register('defaultLocation')}
            />
            <TextField
              label="Fuso horário"
              hint="Como America/Sao_Paulo"
              error={errors.timeZone?.message}
              {...register('timeZone')}
            />
          </Stack>
        </Card>
        <Card
          title="Feriados municipais"
          actions={<Button onClick={() => holidays.append({ date: '', name: '' })}>Novo feriado</Button>}
        >
          <Stack>
            <p>Escreva MM-DD para todos os anos (20 de janeiro é 01-20), ou AAAA-MM-DD para um só.</p>
            {holidays.fields.map((holiday, index) => (
              <div key={holiday.id} className={styles.holiday}>
                <TextField
                  label="Data"
                  placeholder="01-20"
                  error={errors.municipalHolidays?.[index]?.date?.message}
                  {...register(`municipalHolidays.${index}.date`)}
                />
                <TextField
                  label="Nome"
                  error={errors.municipalHolidays?.[index]?.name?.message}
                  {...register(`municipalHolidays.${index}.name`)}
                />
                <Button look="danger" onClick={() => holidays.remove(index)}>
                  Remover
                </Button>
              </div>
            ))}
            {errors.municipalHolidays?.message && <p role="alert">{errors.municipalHolidays.message}</p>}
          </Stack>
        </Card>
        <Card title="Escalas">
          <Stack>
            <TextField
              type="number"
              label="Máximo de missas por mês"
              hint="Para quem não definiu o seu"
              error={errors.defaultMaxDuties?.message}
              {...whole('defaultMaxDuties')}
            />
            <TextField
              type="number"
              label="Dias de descanso entre duas missas da mesma pessoa"
              error={errors.minRestDays?.message}
              {...whole('minRestDays')}
            />
            <TextField
              type="number"
              label="Tempo máximo de um cálculo, em segundos"
              error={errors.rosterTimeLimitSeconds?.message}
              {...whole('rosterTimeLimitSeconds')}
            />
          </Stack>
        </Card>
        <Card title="Privacidade">
          <Stack>
            <Checkbox
              label="Permitir inteligência artificial externa no assistente"
              hint="São enviados as conversas com o assistente, as missas e quem pode servir nelas, com um código no lugar de cada pessoa. Nunca são enviados nomes, telefones, e-mails, datas de nascimento nem observações. Desligado, responde o assistente deste sistema e nada é enviado."
              {...register('externalAiAllowed')}
            />
            <TextField
              type="number"
              label="Pedidos por dia à inteligência artificial externa"
              hint="Uma resposta usa de um a oito pedidos. Ao chegar ao máximo, o assistente avisa e volta no dia seguinte."
              error={errors.aiDailyQuota?.message}
              {...whole('aiDailyQuota')}
            />
            <TextField
              type="number"
              label="Meses até apagar um cadastro rejeitado"
              error={errors.retention?.rejectedRequestMonths?.message}
              {...whole('retention.rejectedRequestMonths')}
            />
            <TextField
              type="number"
              label="Anos até apagar registros de auditoria e de e-mails"
              error={errors.retention?.logYears?.message}
              {...whole('retention.logYears')}
            />
          </Stack>
        </Card>
        <FormActions>
          <Button type="submit" look="primary" busy={save.isPending}>
            Salvar configurações
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
