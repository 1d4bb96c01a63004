import { WIZARD_EXPERIENCE_LABELS } from '../../api/labels.ts';
import { CoordinationPhone } from '../../shared/coordination-phone.tsx';
import { Checkbox, FieldSet, SelectField } from '../../ui/field.tsx';
import { EmptyState, QueryState } from '../../ui/states.tsx';
import type { Registration, StepProps } from './use-registration.ts';
import { toggleAvailability, type RegistrationForm } from './wizard-model.ts';

const EXPERIENCES = Object.entries(WIZARD_EXPERIENCE_LABELS).map(([value, label]) => ({ value, label }));

/** Step 2: experience, and the masses at which the candidate can serve. */
export function MinistryStep({
  form,
  problems,
  change,
  options,
}: StepProps & { options: Registration['options'] }) {
  return (
    <>
      <SelectField
        label="Experiência"
        name="experience"
        placeholder="Escolha uma opção"
        options={EXPERIENCES}
        required
        value={form.experience}
        onChange={(event) => change('experience', event.target.value as RegistrationForm['experience'])}
        error={problems.experience}
      />
      <QueryState
        query={options}
        empty={
          <EmptyState
            text="Ainda não há missas para escolher. Fale com a coordenação da paróquia."
            action={<CoordinationPhone />}
          />
        }
      >
        {(offered) => (
          <FieldSet
            legend="Disponibilidade *"
            hint="Marque todas as missas em que você costuma poder servir."
            error={problems.availability}
            columns
          >
            {offered.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                name="availability"
                checked={form.availability.includes(value)}
                onChange={() => change('availability', toggleAvailability(form.availability, value, offered))}
              />
            ))}
          </FieldSet>
        )}
      </QueryState>
    </>
  );
}
