import { call, type Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { useApiForm } from '../../api/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Form, TextField } from '../../ui/field.tsx';
import { PhoneField } from '../phone-field.tsx';
import { ExtraStep } from '../register/extra-step.tsx';
import { MinistryStep } from '../register/ministry-step.tsx';
import { NO_CONSENT, type Problems, type RegistrationForm } from '../register/wizard-model.ts';

type OwnRequest = Answer<'GET /api/registration-requests/me'>;

const NAME_LENGTH = 120;
const SCHEDULE_NAME_LENGTH = 60;

/** Corrects a request that nobody has decided; another e-mail address takes another request. */
export function CorrectRequestDialog({ request, onClose }: { request: OwnRequest; onClose: () => void }) {
  const options = useApiQuery('/api/availability-options');
  const { values, set, field, error, onSubmit, busy } = useApiForm<RegistrationForm>({
    initial: {
      ...NO_CONSENT,
      ...request,
      experience: request.experience,
      observations: request.observations ?? '',
      guardianName: request.guardianName ?? '',
      guardianContact: request.guardianContact ?? '',
    },
    draftKey: 'own-request',
    send: ({
      fullName,
      phone,
      birthDate,
      scheduleName,
      experience,
      availability,
      observations,
      hasFamilyInMinistry,
    }) =>
      call('PUT /api/registration-requests/me', {
        body: {
          fullName,
          phone,
          birthDate,
          scheduleName,
          experience: experience as OwnRequest['experience'],
          availability,
          observations,
          hasFamilyInMinistry,
        },
      }),
    success: 'Solicitação corrigida',
    failure: 'Erro ao corrigir a solicitação',
    then: onClose,
  });
  const problems: Problems = {};
  for (const name of ['experience', 'availability', 'observations'] as const) {
    const problem = error(name);
    if (problem !== undefined) problems[name] = problem;
  }
  const steps = {
    form: values,
    problems,
    change: <F extends keyof RegistrationForm>(name: F, value: RegistrationForm[F]) => set({ [name]: value }),
  };
  return (
    <Dialog open onClose={onClose} title="Corrigir solicitação">
      <Form onSubmit={onSubmit}>
        <TextField label="Nome completo" maxLength={NAME_LENGTH} required {...field('fullName')} />
        <PhoneField
          required
          value={values.phone}
          onChange={(phone) => set({ phone })}
          error={error('phone')}
        />
        <DateField
          label="Data de nascimento"
          required
          value={values.birthDate}
          onChange={(birthDate) => set({ birthDate })}
          error={error('birthDate')}
        />
        <TextField
          label="Nome na escala"
          maxLength={SCHEDULE_NAME_LENGTH}
          required
          {...field('scheduleName')}
        />
        <MinistryStep {...steps} options={options} />
        <ExtraStep {...steps} />
        <DialogFoot onClose={onClose}>
          <Button type="submit" look="primary" busy={busy}>
            Salvar correções
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
