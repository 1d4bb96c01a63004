import { useState, type FormEvent } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useUser } from '../../app/session.tsx';
import { MONTHS } from '../../lib/dates.ts';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Form, FormActions, SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { useFocusOnError } from '../../lib/use-focus-on-error.ts';
import { YEARS, blankCreation, creationOf, forSchedule, type Creation } from './creation-model.ts';
import { DraftNotice } from './draft-notice.tsx';
import styles from './questionnaires.module.css';
import { BLANK_MASS, isBlank, specialMassErrors, specialMassOf } from './special-mass-model.ts';
import { SpecialMassesEditor } from './special-masses-editor.tsx';

type Schedule = Answer<'GET /api/schedules'>[number];

interface Props {
  schedules: readonly Schedule[];
  chosen: Schedule;
  onClose: () => void;
  onCreated: (scheduleId: number) => void;
}

/** Makes a questionnaire for a schedule; the server writes one question for each of its masses. */
export function CreateDialog(props: Props) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Dialog
      open
      wide
      onClose={props.onClose}
      title="Novo Questionário"
      description="O questionário recebe uma pergunta para cada missa da escala e fica em rascunho até você enviar."
    >
      <CreateForm key={attempt} {...props} onRestart={() => setAttempt(attempt + 1)} />
    </Dialog>
  );
}

function CreateForm({ schedules, chosen, onClose, onCreated, onRestart }: Props & { onRestart: () => void }) {
  const { value, set, forget, restored } = useDraft<Creation>(
    `questionnaire.${useUser().id}.new`,
    blankCreation(chosen),
  );
  const [checksMass, setChecksMass] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const change = (part: Partial<Creation>) => set((before) => ({ ...before, ...part }));
  const close = () => {
    forget();
    onClose();
  };
  const create = useApiMutation({
    run: (creation: Creation) => call('POST /api/questionnaires', { body: creationOf(creation) }),
    success: ({ questionnaire }) => ({
      title: 'Questionário criado!',
      description: `"${questionnaire.title}" está em rascunho. Confira e envie.`,
    }),
    failure: 'Erro ao criar questionário',
    otherwise: 'Tente novamente.',
    then: ({ scheduleId }) => {
      close();
      onCreated(scheduleId);
    },
  });
  const fields = create.error?.fields ?? {};
  const form = useFocusOnError(refusals, create.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const begun = !isBlank(value.mass);
    if (begun && Object.keys(specialMassErrors(value.mass)).length > 0) {
      setChecksMass(true);
      setRefusals(refusals + 1);
      return;
    }
    const complete: Creation = begun
      ? { ...value, mass: BLANK_MASS, specialMasses: [...value.specialMasses, specialMassOf(value.mass)] }
      : value;
    set(complete);
    create.mutate(complete);
  };
  const choose = (id: string) => {
    const schedule = schedules.find((one) => String(one.id) === id);
    if (schedule) change(forSchedule(schedule));
  };
  return (
    <Form ref={form} onSubmit={submit}>
      {restored && (
        <DraftNotice
          onRestart={() => {
            forget();
            onRestart();
          }}
        />
      )}
      <SelectField
        label="Escala"
        value={value.scheduleId}
        options={schedules.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={({ target }) => choose(target.value)}
        error={fields.scheduleId}
      />
      <div className={styles.period}>
        <SelectField
          label="Mês"
          value={value.month}
          options={MONTHS.map((label, index) => ({ value: index + 1, label }))}
          onChange={({ target }) => change({ month: target.value })}
          error={fields.month}
        />
        <SelectField
          label="Ano"
          value={value.year}
          options={YEARS.map((year) => ({ value: year, label: String(year) }))}
          onChange={({ target }) => change({ year: target.value })}
          error={fields.year}
        />
      </div>
      <TextField
        label="Título (opcional)"
        maxLength={200}
        hint="Em branco: “Disponibilidade para” e o mês."
        value={value.title}
        onChange={({ target }) => change({ title: target.value })}
        error={fields.title}
      />
      <TextAreaField
        label="Descrição (opcional)"
        rows={3}
        maxLength={2000}
        value={value.description}
        onChange={({ target }) => change({ description: target.value })}
        error={fields.description}
      />
      <TextField
        label="Prazo de resposta (opcional)"
        type="date"
        hint="Até o fim deste dia."
        value={value.responseDeadline}
        onChange={({ target }) => change({ responseDeadline: target.value })}
        error={fields.responseDeadline}
      />
      <Checkbox
        label="Permitir que a resposta seja alterada até o prazo"
        checked={value.allowUpdates}
        onChange={({ target }) => change({ allowUpdates: target.checked })}
      />
      <SpecialMassesEditor
        masses={value.specialMasses}
        mass={value.mass}
        checked={checksMass}
        serverErrors={fields}
        onChange={(part) => {
          if (part.specialMasses) create.reset();
          change(part);
        }}
        onChecked={setChecksMass}
      />
      <FormActions>
        <Button onClick={close}>Cancelar</Button>
        <Button type="submit" look="primary" busy={create.isPending}>
          Criar questionário
        </Button>
      </FormActions>
    </Form>
  );
}
