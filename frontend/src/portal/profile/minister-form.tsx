import { useEffect, useRef, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useToday } from '../../app/parish.tsx';
import { useDraft } from '../../lib/drafts.ts';
import { EXPERIENCE_LABELS } from '../../lib/labels.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, FieldSet, FormActions, SelectField, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { PhoneField } from '../phone-field.tsx';
import { useScheduleNameCheck } from '../schedule-name-check.ts';
import { ScheduleNameField } from '../schedule-name-field.tsx';
import {
  formOf,
  optionsFor,
  payloadOf,
  SACRAMENTS,
  type Minister,
  type ProfileForm,
} from './profile-model.ts';
import styles from './profile.module.css';

const NAME_TAKEN = 'O nome na escala já está sendo usado. Escolha outro nome.';
const NOT_SAVED = 'Erro ao salvar alterações';

const EXPERIENCES = Object.entries(EXPERIENCE_LABELS).map(([value, label]) => ({ value, label }));

/** What a minister may change of the profile; kept on the device until it is saved or cancelled. */
export function MinisterForm({
  minister,
  draftKey,
  onClose,
}: {
  minister: Minister;
  draftKey: string;
  onClose: () => void;
}) {
  const draft = useDraft<ProfileForm>(draftKey, formOf(minister));
  const form = draft.value;
  const today = useToday()?.date;
  const { data: options = [] } = useApiQuery('/api/availability-options');
  const name = useScheduleNameCheck(form.scheduleName, minister.id);
  const save = useApiMutation({
    run: (given: ProfileForm) =>
      call('PATCH /api/ministers/{id}', { path: { id: minister.id }, body: payloadOf(given) }),
    success: 'Perfil atualizado com sucesso!',
    failure: NOT_SAVED,
    then: close,
  });
  const errors = save.error?.fields ?? {};
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (save.error) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.error]);
  const change = (part: Partial<ProfileForm>) => draft.set((before) => ({ ...before, ...part }));

  function close(): void {
    draft.forget();
    onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.state === 'taken') toast({ title: NOT_SAVED, description: NAME_TAKEN, variant: 'destructive' });
    else save.mutate(form);
  }

  return (
    <form ref={element} noValidate aria-label="Editar perfil" onSubmit={submit}>
      {draft.restored && (
        <p className={styles.notice}>
          Estas alterações foram feitas neste aparelho e ainda não estão salvas. Salve ou cancele.
        </p>
      )}
      <section className={styles.section}>
        <h3>Contato</h3>
        <PhoneField
          value={form.phone}
          onChange={(phone) => change({ phone })}
          error={errors.phone}
          required
        />
        <ScheduleNameField
          value={form.scheduleName}
          onChange={(scheduleName) => change({ scheduleName })}
          error={errors.scheduleName}
          excludeMinisterId={minister.id}
          required
        />
      </section>
      <section className={styles.section}>
        <h3>Informações Sacramentais</h3>
        <div className={styles.fields}>
          {SACRAMENTS.map(([field, label]) => (
            <TextField
              key={field}
              type="date"
              label={label}
              min={minister.birthDate}
              max={today}
              value={form[field]}
              onChange={({ target }) => change({ [field]: target.value })}
              error={errors[field]}
            />
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h3>Experiência e disponibilidade</h3>
        <SelectField
          label="Experiência"
          options={EXPERIENCES}
          value={form.experience}
          onChange={({ target }) => change({ experience: target.value as ProfileForm['experience'] })}
          error={errors.experience}
        />
        <FieldSet legend="Quando você pode servir" error={errors.availability}>
          {optionsFor(options, minister.availability).map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={form.availability.includes(value)}
              onChange={({ target }) =>
                change({
                  availability: target.checked
                    ? [...form.availability, value]
                    : form.availability.filter((held) => held !== value),
                })
              }
            />
          ))}
        </FieldSet>
      </section>
      <FormActions>
        <Button onClick={close}>Cancelar</Button>
        <Button type="submit" look="primary" busy={save.isPending}>
          {save.isPending ? 'Salvando...' : 'Salvar'}
        </Button>
      </FormActions>
    </form>
  );
}
