import { useState, type FormEvent } from 'react';
import { call, type Answer } from '../../api/client.ts';
import { useApiMutation } from '../../api/queries.ts';
import { useUser } from '../../shared/session.tsx';
import { monthAndYear, today } from '../../lib/dates.ts';
import { useDraft } from '../../lib/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { Form, SelectField, TextField } from '../../ui/field.tsx';
import { useFocusOnError } from '../../lib/use-focus-on-error.ts';
import { blankCreation, creationOf, proposedDeadline, type Creation } from './creation-model.ts';
import { DetailsFields } from './details-fields.tsx';
import { DraftNotice } from './draft-notice.tsx';
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
export default function CreateDialog(props: Props) {
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
    blankCreation(chosen, today()),
  );
  const schedule = schedules.find(({ id }) => String(id) === value.scheduleId) ?? chosen;
  const [checksMass, setChecksMass] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const change = (part: Partial<Creation>) => set((before) => ({ ...before, ...part }));
  const close = () => {
    forget();
    onClose();
  };
  const create = useApiMutation({
    run: (creation: Creation) => call('POST /api/questionnaires', { body: creationOf(creation, schedule) }),
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
  const choose = (scheduleId: string) => {
    const next = schedules.find(({ id }) => String(id) === scheduleId)!;
    const untouched = value.responseDeadline === proposedDeadline(schedule, today());
    change({
      scheduleId,
      ...(untouched && { responseDeadline: proposedDeadline(next, today()) }),
    });
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
        value={schedule.id}
        options={schedules.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={({ target }) => choose(target.value)}
        error={fields.scheduleId ?? fields.year ?? fields.month}
      />
      <TextField
        label="Título"
        maxLength={200}
        hint={`Em branco: “Disponibilidade para ${monthAndYear(schedule.year, schedule.month)}”.`}
        value={value.title}
        onChange={({ target }) => change({ title: target.value })}
        error={fields.title}
      />
      <DetailsFields value={value} errors={fields} onChange={change} />
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
      <DialogFoot onClose={close}>
        <Button type="submit" look="primary" busy={create.isPending}>
          Criar questionário
        </Button>
      </DialogFoot>
    </Form>
  );
}
