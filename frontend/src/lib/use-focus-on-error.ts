import { useEffect, useRef, type RefObject } from 'react';
import { reveal } from './come-to.ts';

/** Brings keyboard and screen to the first thing that is wrong in a form. */
function focusFirstError(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
  if (wrong) reveal(wrong);
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
}

/**
 * {@link focusFirstError}, each time one of the causes changes.
 * @param causes how often the form was found incomplete, what the server refused; none of them means nothing is wrong.
 */
export function useFocusOnError(...causes: readonly unknown[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (causes.some(Boolean)) focusFirstError(form.current);
  }, causes);
  return form;
}
