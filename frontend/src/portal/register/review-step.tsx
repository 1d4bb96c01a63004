import { Unbroken } from '../../ui/unbroken.tsx';
import type { ReactNode } from 'react';
import { labelOf, WIZARD_EXPERIENCE_LABELS } from '../../api/labels.ts';
import { dateText } from '../../lib/typed.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ConsentForm, type ConsentValues } from '../consent-form.tsx';
import styles from './review-step.module.css';
import type { Registration } from './use-registration.ts';
import { STEPS, type RegistrationForm, type Step } from './wizard-model.ts';

const NOTHING = 'Não informado';

/** Step 4: everything once more, with the way back to each part, and the consent. */
export function ReviewStep({
  registration,
  goTo,
}: {
  registration: Registration;
  goTo: (step: Step) => void;
}) {
  const { form, ready, options } = registration;
  const part = (step: Step, facts: Parameters<typeof Facts>[0]['facts']) => (
    <section className={styles.part} aria-label={STEPS[step - 1]!.title}>
      <header>
        <h3>{STEPS[step - 1]!.title}</h3>
        <Button look="quiet" onClick={() => goTo(step)} aria-label={`Corrigir ${STEPS[step - 1]!.title}`}>
          Corrigir
        </Button>
      </header>
      <Facts facts={facts} />
    </section>
  );
  return (
    <>
      {ready && (
        <Notice tone="success" title="Tudo pronto!">
          Confira os seus dados, leia o consentimento e envie a solicitação.
        </Notice>
      )}
      {part(1, [
        ['Nome completo', form.fullName || NOTHING],
        ['Email', form.email || NOTHING],
        ['Telefone', <Unbroken key="phone" text={form.phone || NOTHING} />],
        ['Data de nascimento', form.birthDate ? dateText(form.birthDate) : NOTHING],
        ['Nome na escala', form.scheduleName || NOTHING],
        ['Familiares no ministério', familyText(form.hasFamilyInMinistry)],
      ])}
      {part(2, [
        ['Experiência', form.experience ? labelOf(WIZARD_EXPERIENCE_LABELS, form.experience) : NOTHING],
        ['Disponibilidade', <Chosen key="availability" form={form} options={options.data ?? []} />],
      ])}
      {part(3, [
        [
          'Observações',
          <span key="text" className={styles.text}>
            {form.observations.trim() || NOTHING}
          </span>,
        ],
      ])}
      <ConsentForm
        form={form}
        minor={registration.minor}
        problems={registration.problems}
        change={(part) => {
          for (const [field, value] of Object.entries(part) as [keyof ConsentValues, never][])
            registration.change(field, value);
        }}
      />
    </>
  );
}

function Chosen({
  form,
  options,
}: {
  form: RegistrationForm;
  options: readonly { value: string; label: string }[];
}): ReactNode {
  if (form.availability.length === 0) return NOTHING;
  return (
    <ul className={styles.chosen}>
      {form.availability.map((value) => (
        <li key={value}>{options.find((option) => option.value === value)?.label ?? value}</li>
      ))}
    </ul>
  );
}

function familyText(answer: boolean | null): string {
  if (answer === null) return NOTHING;
  return answer ? 'Sim' : 'Não';
}
