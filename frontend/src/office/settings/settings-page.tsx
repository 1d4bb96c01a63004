import { ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Controller, useFieldArray } from 'react-hook-form';
import { Link, useNavigate, useParams } from 'react-router';
import { call } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { formatPhone } from '../../lib/phone.ts';
import { useDraft } from '../../lib/drafts.ts';
import { useNarrow } from '../../lib/use-narrow.ts';
import { addressOf, PARTS, type SettingsPart } from '../../shared/settings-parts.ts';
import { useUnsavedNotice } from '../../shared/unsaved.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TimeField } from '../../ui/date-field.tsx';
import { Checkbox, Form, FormActions, SelectField, TextField } from '../../ui/field.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { QueryState } from '../../ui/states.tsx';
import { changesOf } from '../resource/changes.ts';
import { Restored } from '../resource/restored.tsx';
import { zonesWith } from '../first-steps/time-zones.ts';
import { ArchiveCard } from './archive-card.tsx';
import { RetentionPreview } from './retention-preview.tsx';
import { HolidayDateField } from './holiday-date-field.tsx';
import { holidayDateOf, storedOf } from './holiday-date-model.ts';
import {
  HOURS,
  isFormPart,
  partsOf,
  REMINDERS,
  stateOf,
  unsavedParts,
  unsavedWords,
  type FormPart,
  type Settings,
} from './settings-model.ts';
import styles from './settings-page.module.css';

/** Where what is changed is kept until it is saved. */
const DRAFT = 'settings';

const RETENTION_FIELDS = [
  ['rejectedRequestMonths', 'Meses até apagar um cadastro rejeitado'],
  ['pendingRequestMonths', 'Meses até apagar um cadastro que ninguém respondeu'],
  ['unverifiedAccountDays', 'Dias até apagar uma conta que não confirmou o e-mail'],
  ['ceasedYears', 'Anos até apagar os dados de quem deixou o ministério'],
  ['blockedReasonMonths', 'Meses depois do dia até apagar o motivo de uma data bloqueada'],
  ['messageMonths', 'Meses até apagar mensagens entre pessoas'],
  ['logYears', 'Anos até apagar registros de auditoria e de e-mails'],
] as const satisfies readonly (readonly [keyof Settings['retention'], string])[];

const SUBSTITUTION_FIELDS = [
  ['waveSize', 'Pessoas perguntadas de cada vez'],
  ['waveHours', 'Horas até perguntar às próximas'],
  ['namedHours', 'Horas só para a pessoa indicada por quem pede'],
  ['weeklyQuestions', 'Perguntas à mesma pessoa em sete dias'],
  ['allAtOnceHours', 'Horas antes da missa em que todos são perguntados de uma vez'],
  ['coordinationHours', 'Horas antes da missa em que a coordenação é avisada'],
] as const satisfies readonly (readonly [keyof Settings['substitutions'], string])[];

const QUIET_FIELDS = [
  ['substitutions.quietFrom', 'Ninguém é perguntado a partir de'],
  ['substitutions.quietUntil', 'Ninguém é perguntado até'],
] as const;

/**
 * What the parish decides for itself: a list of its parts, each with what it says now, and one of them. On a phone each
 * has the page for itself.
 */
export default function SettingsPage() {
  const settings = useApiQuery('/api/settings', {}, { fresh: true });
  const { part } = useParams();
  const narrow = useNarrow();
  const chosen = PARTS.find((one) => addressOf(one) === `/settings/${part}`);
  const alone = narrow ? chosen : undefined;
  return (
    <Page
      title={alone ?? 'Configurações'}
      remembered={narrow || chosen === undefined}
      {...(alone
        ? { back: { to: '/settings', label: 'Voltar às Configurações' } }
        : { subtitle: 'Valem para toda a paróquia, na hora' })}
    >
      <QueryState query={settings}>
        {(data) => <Parts settings={data} shown={narrow ? chosen : (chosen ?? PARTS[0])} narrow={narrow} />}
      </QueryState>
    </Page>
  );
}

/** What is changed and not saved stays on this device; what others save meanwhile is not lost with it. */
function Parts({
  settings,
  shown,
  narrow,
}: {
  settings: Settings;
  /** None: the list alone. */
  shown: SettingsPart | undefined;
  /** One of them, or the list. */
  narrow: boolean;
}) {
  const navigate = useNavigate();
  const draft = useDraft<Partial<Settings>>(DRAFT, {});
  useUnsavedNotice(DRAFT, 'As configurações ainda não foram salvas', '/settings');
  const [restored, setRestored] = useState(draft.restored);
  const { field, error, values, onSubmit, busy, hook } = useApiForm<Settings, Settings>({
    initial: { ...settings, ...draft.value },
    send: (body) => call('PUT /api/settings', { body }),
    success: 'Configurações salvas',
    failure: 'Erro ao salvar configurações',
    then: startFrom,
    onError: ({ fields }) => {
      const wrong = partsOf(Object.keys(fields));
      if (wrong[0] && !wrong.some((part) => part === shown)) void navigate(addressOf(wrong[0]));
    },
  });
  function startFrom(saved: Settings): void {
    hook.reset(saved);
    draft.forget();
    setRestored(false);
  }
  const keep = useEffectEvent((typed: Settings) => {
    const changes = changesOf(typed, settings);
    if (changes) draft.set(changes);
    else draft.forget();
  });
  const { subscribe } = hook;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (state) => keep(state.values) }),
    [subscribe],
  );
  const holidays = useFieldArray({ control: hook.control, name: 'municipalHolidays' });
  const unsaved = unsavedParts(values, settings);
  const formPart = shown && isFormPart(shown) ? shown : undefined;
  const number = (name: Parameters<typeof field>[0]) => field(name, { valueAsNumber: true });

  const BODY: Record<FormPart, () => ReactNode> = {
    Paróquia: () => (
      <>
        <TextField label="Nome da paróquia" {...field('parishName')} />
        <TextField label="Cidade" {...field('city')} />
        <TextField
          label="Telefone da coordenação ou da secretaria"
          type="tel"
          inputMode="tel"
          placeholder="+55 (15) 99999-9999"
          hint="Aparece onde se pede que telefonem, também a quem abre um link sem entrar. Em branco: nenhum número."
          {...field('coordinationPhone', {
            setValueAs: (text: string | null) => formatPhone(text ?? '') || null,
          })}
        />
        <TextField
          label="Título do ministério"
          hint="Aparece no alto das páginas e nos e-mails."
          {...field('ministryTitle')}
        />
        <TextField label="Local habitual das missas" {...field('defaultLocation')} />
        <SelectField label="Fuso horário" options={zonesWith(settings.timeZone)} {...field('timeZone')} />
      </>
    ),
    'Feriados municipais': () => (
      <>
        <p>Dias em que a cidade para, além dos feriados nacionais e estaduais.</p>
        {holidays.fields.map((holiday, index) => (
          <div key={holiday.id} className={styles.holiday}>
            <Controller
              control={hook.control}
              name={`municipalHolidays.${index}.date`}
              render={({ field: { value, onChange } }) => (
                <HolidayDateField
                  value={value}
                  onChange={onChange}
                  error={error(`municipalHolidays.${index}.date`)}
                />
              )}
            />
            <TextField label="Nome" {...field(`municipalHolidays.${index}.name`)} />
            <div>
              <Button look="quiet" onClick={() => holidays.remove(index)}>
                Remover
              </Button>
            </div>
          </div>
        ))}
        {error('municipalHolidays') && <p role="alert">{error('municipalHolidays')}</p>}
        <div>
          <Button onClick={() => holidays.append({ date: storedOf(holidayDateOf('')), name: '' })}>
            Novo feriado
          </Button>
        </div>
      </>
    ),
    'Regras das escalas': () => (
      <div className={styles.numbers}>
        <TextField
          type="number"
          label="Máximo de missas por mês"
          hint="Para quem não definiu o seu."
          {...number('defaultMaxDuties')}
        />
        <TextField
          type="number"
          label="Dias de descanso entre duas missas da mesma pessoa"
          {...number('minRestDays')}
        />
        <TextField
          type="number"
          label="Tempo máximo de um cálculo, em segundos"
          {...number('rosterTimeLimitSeconds')}
        />
      </div>
    ),
    Substituições: () => (
      <>
        <p>Quem pode ficar com um lugar é perguntado aos poucos, e nunca à noite.</p>
        <div className={styles.numbers}>
          {SUBSTITUTION_FIELDS.map(([name, label]) => (
            <TextField key={name} type="number" label={label} {...number(`substitutions.${name}`)} />
          ))}
          {QUIET_FIELDS.map(([name, label]) => (
            <Controller
              key={name}
              control={hook.control}
              name={name}
              render={({ field: typed }) => <TimeField label={label} {...typed} error={error(name)} />}
            />
          ))}
        </div>
      </>
    ),
    Segurança: () => (
      <Checkbox
        label="Exigir a verificação em duas etapas dos administradores"
        hint="Quem administra e ainda não a ativou é levado a ativá-la antes de ver qualquer outra coisa. Vale já para você."
        {...field('secondFactorForAdmins')}
      />
    ),
    'Lembretes das missas': () => (
      <>
        <p>
          Quem serve é lembrado antes da missa e diz se vem. Cada pessoa escolhe, em Meu Perfil, como recebe
          os avisos.
        </p>
        <div className={styles.numbers}>
          <SelectField label="Primeiro lembrete" options={REMINDERS} {...number('firstReminderDays')} />
          <SelectField label="Último lembrete" options={REMINDERS} {...number('lastReminderDays')} />
          <SelectField label="Hora do envio" options={HOURS} {...number('reminderHour')} />
          <SelectField
            label="Hora do resumo diário"
            hint="Vai a quem prefere um e-mail por dia, se houver o que contar."
            options={HOURS}
            {...number('digestHour')}
          />
        </div>
      </>
    ),
    Privacidade: () => (
      <>
        <p>
          O nome e a cidade da paróquia, o encarregado, o contato e a permissão da inteligência artificial
          externa fazem parte do texto do consentimento: quando um deles muda, todos são perguntados de novo
          ao entrar.
        </p>
        <TextField
          label="Encarregado pelos dados (DPO)"
          hint="Em branco, se a paróquia não nomeou um."
          {...field('dpoName')}
        />
        <TextField
          label="Contato para assuntos de privacidade"
          hint="Telefone, e-mail ou endereço. Em branco: a secretaria da paróquia."
          {...field('dpoContact')}
        />
        <Checkbox
          label="Permitir inteligência artificial externa no assistente"
          hint="São enviados as conversas com o assistente, as missas e quem pode servir nelas, com um código no lugar de cada pessoa. Nunca são enviados nomes, telefones, e-mails, datas de nascimento nem observações. Desligado, responde o assistente deste sistema e nada é enviado."
          {...field('externalAiAllowed')}
        />
        <TextField
          type="number"
          label="Pedidos por dia à inteligência artificial externa"
          hint="Uma resposta usa de um a oito pedidos. Ao chegar ao máximo, o assistente avisa e volta no dia seguinte."
          {...number('aiDailyQuota')}
        />
      </>
    ),
    Prazos: () => (
      <>
        <p>O que passa do prazo é apagado uma vez por dia.</p>
        <div className={styles.numbers}>
          {RETENTION_FIELDS.map(([name, label]) => (
            <TextField key={name} type="number" label={label} {...number(`retention.${name}`)} />
          ))}
        </div>
        <RetentionPreview />
      </>
    ),
  };

  return (
    <div className={styles.layout}>
      {!(narrow && shown) && (
        <nav aria-label="Partes das configurações">
          <ul className={styles.index}>
            {PARTS.map((part) => (
              <li key={part}>
                <Link to={addressOf(part)} aria-current={part === shown ? 'page' : undefined}>
                  <span className={styles.title}>
                    {part}
                    {unsaved.some((one) => one === part) && <Badge tone="warning">Não salvo</Badge>}
                  </span>
                  <small>{stateOf(part, settings)}</small>
                  <ChevronRight aria-hidden size={20} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Stack gap={24}>
        {shown && !formPart && <ArchiveCard title={narrow ? undefined : shown} />}
        <Form className={styles.form} onSubmit={onSubmit}>
          <Stack gap={24}>
            {restored && (
              <Restored startAnew={() => startFrom(settings)}>
                Estas mudanças você já tinha escrito neste aparelho e ainda não salvou.
              </Restored>
            )}
            {formPart && (
              <Card
                key={formPart}
                title={
                  narrow ? undefined : (
                    <span className={styles.title}>
                      {formPart}
                      {unsaved.includes(formPart) && <Badge tone="warning">Não salvo</Badge>}
                    </span>
                  )
                }
              >
                <Stack>{BODY[formPart]()}</Stack>
              </Card>
            )}
            {(unsaved.length > 0 || formPart) && (
              <FormActions sticky words={unsaved.length > 0 ? unsavedWords(unsaved) : undefined}>
                {unsaved.length > 0 && <Button onClick={() => startFrom(settings)}>Descartar</Button>}
                <Button type="submit" look="primary" busy={busy}>
                  Salvar configurações
                </Button>
              </FormActions>
            )}
          </Stack>
        </Form>
      </Stack>
    </div>
  );
}
