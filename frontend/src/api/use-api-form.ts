import { useEffect, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';
import { useDraft } from '../lib/drafts.ts';
import { useFocusOnError } from '../lib/use-focus-on-error.ts';
import type { ApiError } from './http.ts';
import { useApiMutation, type ApiMutation } from './queries.ts';

/** Field → what is wrong with it; undefined where nothing is. */
export type FormErrors<Values> = { [Field in keyof Values]?: string | undefined };

interface Options<Values, Answered> extends Omit<ApiMutation<Values, Answered>, 'run'> {
  initial: Values;
  /** Keeps what is typed on this device under this name until it was sent. */
  draftKey?: string;
  /** What is found wrong before anything is sent; the fields stand in the order of the page. */
  check?: (values: Values) => FormErrors<Values>;
  send: (values: Values) => Promise<Answered>;
  onError?: (error: ApiError) => void;
}

export interface ApiForm<Values extends FieldValues, Answered> {
  /** What a field of the kit needs: `<TextField label="Título" {...field('title')} />`. */
  field: (
    name: FieldPath<Values>,
    options?: RegisterOptions<Values>,
  ) => UseFormRegisterReturn & { error: string | undefined };
  /** What is wrong with a field, for controls that take `values` and `set` instead of `field`. */
  error: (name: FieldPath<Values>) => string | undefined;
  /** As they are now. */
  values: Values;
  set: (part: Partial<Values>) => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** Why the last sending failed. */
  failure: ApiError | null;
  /** What the server answered to the last sending. */
  answer: Answered | undefined;
  /** Back to before the sending. */
  reset: () => void;
  /** What is typed was found on this device. */
  restored: boolean;
  /** Removes what is kept on the device. */
  forget: () => void;
  hook: UseFormReturn<Values>;
}

/**
 * A form and its sending. What is wrong stands beside its field, whether `check` or the server found it, and the
 * keyboard goes to the first of them; a message leaves when its field changes. What was typed stays when the sending
 * fails.
 */
export function useApiForm<Values extends FieldValues, Answered = unknown>({
  initial,
  draftKey,
  check,
  send,
  then,
  onError,
  ...words
}: Options<Values, Answered>): ApiForm<Values, Answered> {
  const draft = useDraft<Values>(draftKey ?? null, initial);
  const [refusals, setRefusals] = useState(0);
  const refuse = () => setRefusals((before) => before + 1);
  const hook = useForm<Values>({
    // Done below, also for controls that the library does not know and for what the server refuses.
    shouldFocusError: false,
    // What an earlier version of the form kept may lack a field.
    defaultValues: { ...initial, ...draft.value } as DefaultValues<Values>,
    // Given always: without it, a message for something that is no field would forbid sending again.
    resolver: (values) => {
      const errors = fieldErrors(check?.(values) ?? {});
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const keep = draft.set;
  const { subscribe, getValues } = hook;
  useEffect(() => {
    let kept = JSON.stringify(getValues());
    return subscribe({
      formState: { values: true },
      // Also called when a field is merely left.
      callback: ({ values }) => {
        const now = JSON.stringify(values);
        if (now !== kept) keep(values);
        kept = now;
      },
    });
  }, [subscribe, getValues, keep]);
  const { mutate, isPending, error, data, reset } = useApiMutation<Values, Answered>({
    ...words,
    run: (values) => send(values),
    then: (answered, given) => {
      draft.forget();
      then?.(answered, given);
    },
  });
  const form = useFocusOnError(refusals);
  const submit = hook.handleSubmit(
    (values) =>
      mutate(values, {
        onError: (failure) => {
          for (const [name, message] of Object.entries(failure.fields))
            if (Object.hasOwn(initial, name.split('.')[0] ?? ''))
              hook.setError(name as FieldPath<Values>, { message });
          refuse();
          onError?.(failure);
        },
      }),
    refuse,
  );
  const { formState } = hook;
  const { isSubmitted } = formState;
  const errorOf = (name: FieldPath<Values>) => hook.getFieldState(name, formState).error?.message;
  return {
    field: (name, options) => ({ ...hook.register(name, options), error: errorOf(name) }),
    error: errorOf,
    values: hook.watch(),
    set: (part) => {
      for (const [name, value] of Object.entries(part) as [FieldPath<Values>, never][])
        hook.setValue(name, value, {
          shouldDirty: true,
          shouldValidate: isSubmitted,
        });
    },
    onSubmit: (event) => {
      form.current = event.currentTarget;
      void submit(event);
    },
    busy: isPending,
    failure: error,
    answer: data,
    reset,
    restored: draft.restored,
    forget: draft.forget,
    hook,
  };
}

const fieldErrors = <Values extends FieldValues>(found: FormErrors<Values>): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([, message]) => message !== undefined)
      .map(([name, message]) => [name, { type: 'check', message }]),
  ) as FieldErrors<Values>;
