import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

it('should keep e-mail, the days of the week and telephones whole, and every other word as it is', () => {
  const text =
    'E-mails de segunda-feira: confira o e-mail, e sirva-se do pós-e-mailing. Telefonar: +55 (15) 90267-2664';
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll('.unbroken')].map(({ textContent }) => textContent);
  expect(whole).toEqual(['E-mails', 'segunda-feira', 'e-mail', '90267-2664']);
});
