import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dotted } from './dotted.tsx';

it('should put a dot between facts, and none for what there is not', () => {
  const { container } = render(<Dotted facts={['Santa Missa', null, '', false, 'Igreja matriz']} />);
  expect(container.textContent).toBe('Santa Missa · Igreja matriz');
});
