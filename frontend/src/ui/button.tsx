import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';
import styles from './button.module.css';

interface Look {
  /** primary: the one act of the screen. danger: an act that destroys. quiet: text only. */
  look?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** Takes the whole width. */
  wide?: boolean;
}

const classOf = (look: Look['look'] = 'secondary', wide = false, className = ''): string =>
  [styles.button, styles[look], wide ? styles.wide : '', className].filter(Boolean).join(' ');

/** `busy`: the act is under way; the button keeps its size, says so by its text and cannot be pressed again. */
export function Button({
  look,
  wide,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classOf(look, wide, className)}
    >
      {busy && <Spinner size={18} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classOf(look, wide, className)} />;
}

/** The same for an address outside the application. */
export function ButtonAnchor({ look, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classOf(look, wide, className)} />;
}

/** A button that shows only an icon; `label` is its name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}

/** A link that shows only an icon; `label` is its name. */
export function IconLink({ label, className, ...rest }: LinkProps & { label: string }) {
  return (
    <Link
      title={label}
      {...rest}
      aria-label={label}
      className={[styles.icon, className].filter(Boolean).join(' ')}
    />
  );
}
