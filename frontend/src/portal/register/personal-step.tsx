import { useToday } from '../../shared/parish.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Checkbox, FieldSet, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PhoneField } from '../phone-field.tsx';
import { ScheduleNameField } from '../schedule-name-field.tsx';
import type { StepProps } from './use-registration.ts';
import { chooseFamily } from './wizard-model.ts';

const NAME_LENGTH = 120;

/** Step 1: who the candidate is. */
export function PersonalStep({ form, problems, change }: StepProps) {
  const today = useToday()?.date;
  const family = (pressed: boolean) => ({
    checked: form.hasFamilyInMinistry === pressed,
    onChange: () => change('hasFamilyInMinistry', chooseFamily(form.hasFamilyInMinistry, pressed)),
  });
  return (
    <>
      <TextField
        label="Nome completo"
        name="fullName"
        autoComplete="name"
        maxLength={NAME_LENGTH}
        required
        value={form.fullName}
        onChange={(event) => change('fullName', event.target.value)}
        error={problems.fullName}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        hint="É por ele que você recebe o resultado."
        value={form.email}
        onChange={(event) => change('email', event.target.value)}
        error={problems.email}
      />
      <PhoneField
        required
        value={form.phone}
        onChange={(phone) => change('phone', phone)}
        error={problems.phone}
      />
      <DateField
        label="Data de nascimento"
        name="birthDate"
        autoComplete="bday"
        max={today}
        required
        value={form.birthDate}
        onChange={(date) => change('birthDate', date)}
        error={problems.birthDate}
      />
      <ScheduleNameField
        required
        value={form.scheduleName}
        onChange={(name) => change('scheduleName', name)}
        error={problems.scheduleName}
      />
      <FieldSet legend="Você tem familiares no ministério?" error={problems.hasFamilyInMinistry}>
        <Checkbox label="Sim" name="hasFamilyInMinistry" {...family(true)} />
        <Checkbox label="Não" {...family(false)} />
      </FieldSet>
      <div aria-live="polite">
        {form.hasFamilyInMinistry && (
          <Notice>
            Depois da aprovação, você poderá vincular os seus familiares, com o grau de parentesco, no seu
            perfil.
          </Notice>
        )}
      </div>
    </>
  );
}
