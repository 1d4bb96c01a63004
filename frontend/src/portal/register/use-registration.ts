import { isMinor } from '../../lib/age.ts';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useApiMutation, useApiQuery } from '../../api/queries.ts';
import { useToday } from '../../shared/parish.tsx';
import { useDraft } from '../../lib/drafts.ts';
import {
  EMPTY_DATA,
  fieldsOf,
  isUntouched,
  missingFields,
  missingProblems,
  NO_CONSENT,
  problemsOf,
  strangeProblems,
  toRequest,
  withOffered,
  type Field,
  type Problems,
  type RegistrationData,
  type RegistrationForm,
} from './wizard-model.ts';

/** What every step is given. */
export interface StepProps {
  form: RegistrationForm;
  problems: Problems;
  change: <F extends keyof RegistrationForm>(field: F, value: RegistrationForm[F]) => void;
}

/** The registration request while it is being written, from the draft on this device to its sending. */
export function useRegistration({
  onSent,
  onRefused,
}: {
  onSent: () => void;
  /** Something is wrong with fields of the form. */
  onRefused: (problems: Problems) => void;
}) {
  const today = useToday()?.date ?? null;
  const options = useApiQuery('/api/availability-options');
  const draft = useDraft<RegistrationData>('registration', EMPTY_DATA);
  const [consents, setConsents] = useState(NO_CONSENT);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Problems>({});
  const [restored, setRestored] = useState(() => draft.restored && !isUntouched(draft.value));

  const data = withOffered({ ...EMPTY_DATA, ...draft.value }, options.data);
  const form: RegistrationForm = { ...data, ...consents };
  const missing = missingFields(form, today);
  const strange = strangeProblems(form, today);

  const change: StepProps['change'] = (field, value) => {
    setRefused(({ [field]: _, ...others }) => others);
    if (field in NO_CONSENT) setConsents((before) => ({ ...before, [field]: value }));
    else draft.set((before) => ({ ...EMPTY_DATA, ...before, [field]: value }));
  };

  const sending = useApiMutation({
    run: () => call('POST /api/registration-requests', { body: toRequest(form, today) }),
    failure: 'Erro ao enviar solicitação',
    otherwise: 'Tente novamente mais tarde',
    then: () => {
      draft.forget();
      onSent();
    },
  });

  return {
    form,
    options,
    change,
    missing,
    /** Nothing but the consent is missing, and nothing is known to be wrong. */
    ready:
      missing.every((field) => field === 'consent' || field === 'guardianConsent') &&
      Object.keys(strange).length === 0 &&
      Object.keys(refused).length === 0,
    minor: isMinor(form.birthDate, today),
    problems: { ...(tried ? missingProblems(missing) : {}), ...refused } as Problems,
    sending: sending.isPending,
    sent: sending.isSuccess,
    /** A draft was restored, and the person has not moved on since. */
    restored,
    moveOn: () => setRestored(false),
    /** Says what of the form can be neither name, address, telephone nor birth. @returns of which fields that is new. */
    check(): Field[] {
      setRefused((before) => ({ ...strange, ...before }));
      return fieldsOf(strange).filter((field) => refused[field] === undefined);
    },
    /** Sends what is complete, and otherwise begins to say what is missing. */
    send(): void {
      setTried(true);
      setRefused((before) => ({ ...strange, ...before }));
      if (missing.length > 0) return;
      if (Object.keys(strange).length > 0) return onRefused(strange);
      sending.mutate(undefined, {
        onError: (error) => {
          const found = problemsOf(error.fields);
          setRefused(found);
          onRefused(found);
        },
      });
    },
    startOver(): void {
      draft.set(EMPTY_DATA);
      setConsents(NO_CONSENT);
      setRefused({});
      setTried(false);
      setRestored(false);
    },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
