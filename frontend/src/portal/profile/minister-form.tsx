import type { FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { showBegun } from '../../lib/come-to.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { useToday } from '../../shared/parish.tsx';
import { useCan } from '../../shared/session.tsx';
import { EXPERIENCE_LABELS } from '../../api/labels.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Checkbox, FieldSet, FormActions, SelectField, TextField } from '../../ui/field.tsx';
import { toast } from '../../api/toasts.ts';
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
import { useUnsavedNotice } from '../../shared/unsaved.ts';
import styles from './profile.module.css';

const NAME_TAKEN = 'O nome na escala já está sendo usado. Escolha outro nome.';
const NOT_SAVED = 'Erro ao salvar alterações';

const EXPERIENCES = Object.entries(EXPERIENCE_LABELS).map(([value, label]) => ({ value, label }));

/** What a minister may change of the profile; kept on the device until it is saved or cancelled. */
export default function MinisterForm({
  minister,
  draftKey,
  asked,
  onClose,
}: {
  minister: Minister;
  draftKey: string;
  /** Somebody has just pressed for it: it is shown from its beginning. */
  asked: boolean;
  onClose: () => void;
}) {
  const { field, error, values, set, onSubmit, busy, restored, forget } = useApiForm<ProfileForm>({
    initial: formOf(minister),
    draftKey,
    send: (given) => call('PATCH /api/ministers/{id}', { path: { id: minister.id }, body: payloadOf(given) }),
    success: 'Perfil atualizado com sucesso!',
    failure: NOT_SAVED,
    then: onClose,
  });
  const can = useCan();
  const today = useToday()?.date;
  const { data: options = [] } = useApiQuery('/api/availability-options');
  const name = useScheduleNameCheck(values.scheduleName, minister.id);

  useUnsavedNotice(draftKey, 'O perfil ainda não foi salvo', '/profile');

  function close(): void {
    forget();
    onClose();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (name.state !== 'taken') return onSubmit(event);
    event.preventDefault();
    toast({ title: NOT_SAVED, description: NAME_TAKEN, variant: 'destructive' });
  }

  return (
    <form noValidate ref={asked ? showBegun : undefined} aria-label="Editar perfil" onSubmit={submit}>
      {restored && (
        <p className={styles.notice}>
          Estas alterações foram feitas neste aparelho e ainda não estão salvas. Salve ou cancele.
        </p>
      )}
      <section className={styles.section}>
        <h3>Nome e contato</h3>
        <TextField
          label="Nome completo"
          autoComplete="name"
          required
          maxLength={120}
          {...(can('people.write') ? {} : { hint: 'Se mudar, o nome novo espera a coordenação.' })}
          {...field('fullName')}
        />
        <PhoneField
          value={values.phone}
          onChange={(phone) => set({ phone })}
          error={error('phone')}
          required
        />
        <ScheduleNameField
          value={values.scheduleName}
          onChange={(scheduleName) => set({ scheduleName })}
          error={error('scheduleName')}
          excludeMinisterId={minister.id}
          required
        />
      </section>
      <section className={styles.section}>
        <h3>Informações Sacramentais</h3>
        <div className={styles.fields}>
          {SACRAMENTS.map(([sacrament, label]) => (
            <DateField
              key={sacrament}
              label={label}
              min={minister.birthDate ?? undefined}
              max={today}
              value={values[sacrament]}
              onChange={(date) => set({ [sacrament]: date })}
              error={error(sacrament)}
            />
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h3>Experiência e disponibilidade</h3>
        <SelectField label="Experiência" options={EXPERIENCES} {...field('experience')} />
        <FieldSet legend="Quando você pode servir" error={error('availability')} columns>
          {optionsFor(options, minister.availability).map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={values.availability.includes(value)}
              onChange={({ target }) =>
                set({
                  availability: target.checked
                    ? [...values.availability, value]
                    : values.availability.filter((held) => held !== value),
                })
              }
            />
          ))}
        </FieldSet>
      </section>
      <FormActions sticky>
        <Button onClick={close}>Cancelar</Button>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? 'Salvando...' : 'Salvar'}
        </Button>
      </FormActions>
    </form>
  );
}
