import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, it, vi } from 'vitest';
import { NOT_KEPT } from '../ui/states.tsx';
import { PageErrorBoundary } from './error-boundary.tsx';

function Page(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/fairness.js');
}

afterEach(() => vi.restoreAllMocks());

it.each([
  [true, 'Há uma versão nova. Atualize a página para continuar.'],
  [false, NOT_KEPT],
])('should tell a page whose code does not come, with network: %s, why', (onLine, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.spyOn(console, 'error').mockReturnValue();
  render(
    <MemoryRouter>
      <PageErrorBoundary>
        <Page />
      </PageErrorBoundary>
    </MemoryRouter>,
  );
  screen.getByText(words);
});
