import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from './button.tsx';
import styles from './field.module.css';

interface Words {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, in the server's words. */
  error?: string | undefined;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label, its control, a hint and an error, bound to each other. */
export function Field({
  label,
  hint,
  error,
  required = false,
  after,
  children,
}: Words & { required?: boolean; after?: ReactNode; children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <span aria-hidden>{'\u00a0*'}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {after}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  after,
  ...rest
}: ComponentProps<'input'> & Words & { after?: ReactNode }) {
  return (
    <Field {...{ label, hint, error, after }} required={rest.required ?? false}>
      {(wiring) => <input type="text" {...rest} {...wiring} className={styles.control} />}
    </Field>
  );
}

/** A password with a button that shows it. */
export function PasswordField({ label, hint, error, ...rest }: ComponentProps<'input'> & Words) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error }} required={rest.required ?? false}>
      {(wiring) => (
        <div className={styles.withButton}>
          <input {...rest} {...wiring} type={shown ? 'text' : 'password'} className={styles.control} />
          <IconButton
            label={shown ? 'Ocultar senha' : 'Mostrar senha'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, ...rest }: ComponentProps<'textarea'> & Words) {
  return (
    <Field {...{ label, hint, error }} required={rest.required ?? false}>
      {(wiring) => <textarea rows={4} {...rest} {...wiring} className={styles.control} />}
    </Field>
  );
}

/** The device's own list of choices. */
export function SelectField({
  label,
  hint,
  error,
  options,
  placeholder,
  ...rest
}: ComponentProps<'select'> &
  Words & { options: readonly { value: string | number; label: string }[]; placeholder?: string }) {
  return (
    <Field {...{ label, hint, error }} required={rest.required ?? false}>
      {(wiring) => (
        <select {...rest} {...wiring} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A box to tick, with its label as part of the target. */
export function Checkbox({ label, hint, error, ...rest }: ComponentProps<'input'> & Words) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          {...rest}
          aria-describedby={hint || error ? `${id}-words` : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {(hint ?? error) && (
        <p
          id={`${id}-words`}
          role={error ? 'alert' : undefined}
          className={error ? styles.error : styles.hint}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** One of several, with its label as part of the target. */
export function Radio({ label, ...rest }: ComponentProps<'input'> & { label: ReactNode }) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...rest} />
      <span>{label}</span>
    </label>
  );
}

/** Controls that answer one question together. */
export function FieldSet({
  legend,
  hint,
  error,
  columns = false,
  children,
}: {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Side by side where there is room. */
  columns?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.set} aria-describedby={described || undefined}>
      <legend className={styles.label}>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={columns ? styles.columns : styles.column}>{children}</div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Fields below each other and their buttons at the end; Enter sends it. The browser's own bubbles stay away. */
export function Form({ className, children, ...rest }: ComponentProps<'form'>) {
  return (
    <form noValidate {...rest} className={[styles.form, className].filter(Boolean).join(' ')}>
      {children}
    </form>
  );
}

/**
 * The buttons at the end of a form on a page: the affirmative one last at every width, on a phone as wide as the screen
 * lets them be. `sticky`: they stay in view below a form that is longer than it. A dialog has a `DialogFoot`.
 */
export function FormActions({
  sticky = false,
  words,
  children,
}: {
  sticky?: boolean;
  /** What the buttons are about, before them. */
  words?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.actions} data-sticky={sticky || undefined}>
      {words !== undefined && (
        <p role="status" className={styles.words}>
          {words}
        </p>
      )}
      {children}
    </div>
  );
}
