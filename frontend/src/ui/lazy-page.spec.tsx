import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from './lazy-page.tsx';

const Page = ({ name }: { name: string }) => <p>Página de {name}</p>;

describe('lazyPage', () => {
  it('should show what waits, then the component with its properties, and load it once', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Page }));
    const Lazy = lazyPage(load, <p>Carregando...</p>);
    const { unmount } = render(<Lazy name="Ana" />);
    screen.getByText('Carregando...');
    await screen.findByText('Página de Ana');
    unmount();
    render(<Lazy name="Bia" />);
    screen.getByText('Página de Bia');
    expect(load).toHaveBeenCalledOnce();
  });

  it('should be there at once when it was loaded ahead of time', async () => {
    const loaded = Promise.resolve({ default: Page });
    const Lazy = lazyPage(() => loaded, null);
    void Lazy.preload();
    await loaded;
    render(<Lazy name="Ana" />);
    await screen.findByText('Página de Ana');
  });

  it('should hand a failure to the boundary around it, and load again after it', async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Page }>>()
      .mockRejectedValueOnce(new TypeError('error loading dynamically imported module'))
      .mockRejectedValueOnce(new TypeError('error loading dynamically imported module'))
      .mockResolvedValue({ default: Page });
    const Lazy = lazyPage(load, null);
    void Lazy.preload();
    await Promise.resolve();
    const page = (
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>De novo</button>}
      >
        <Lazy name="Ana" />
      </ErrorBoundary>
    );
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(page);
    const again = await screen.findByRole('button', { name: 'De novo' });
    silent.mockRestore();
    again.click();
    await screen.findByText('Página de Ana');
    expect(load).toHaveBeenCalledTimes(3);
  });
});
