import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFocusOnError } from '../lib/use-focus-on-error.ts';
import { useNarrow } from '../lib/use-narrow.ts';
import { FoldingSection } from './folding-section.tsx';

vi.mock('../lib/use-narrow.ts');

function Part({ refused = 0 }: { refused?: number }) {
  const form = useFocusOnError(refused);
  return (
    <FoldingSection id="avisos" title="Avisos" state="E-mail na hora" actions={<button>Testar</button>}>
      <form ref={form}>
        <input aria-label="Hora" aria-invalid={refused > 0} />
      </form>
    </FoldingSection>
  );
}

const page = (part = <Part />, at = '/profile') => (
  <MemoryRouter initialEntries={[at]}>
    <Link to="#avisos">Escolher</Link>
    {part}
  </MemoryRouter>
);

const title = () => screen.getByRole('button', { name: 'Avisos' });
const field = () => screen.queryByRole('textbox', { name: 'Hora' });

describe('A part of a page that folds', () => {
  beforeEach(() => void vi.mocked(useNarrow).mockReturnValue(true));

  it('should say its state while it is folded, and lose nothing that was typed', async () => {
    render(page());
    expect(field()).toBeNull();
    screen.getByText('E-mail na hora');
    expect(screen.queryByRole('button', { name: 'Testar' })).toBeNull();
    await userEvent.click(title());
    await userEvent.type(field()!, '7h');
    expect(screen.queryByText('E-mail na hora')).toBeNull();
    screen.getByRole('button', { name: 'Testar' });
    await userEvent.click(title());
    expect(field()).toBeNull();
    await userEvent.click(title());
    expect((field() as HTMLInputElement).value).toBe('7h');
  });

  it('should come into sight, however low it stood, when it is opened', async () => {
    const comes = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(page());
    expect(comes).not.toHaveBeenCalled();
    await userEvent.click(title());
    expect(comes.mock.contexts).toEqual([document.getElementById('avisos')]);
    expect(comes).toHaveBeenCalledWith({ block: 'nearest' });
    await userEvent.click(title());
    expect(comes).toHaveBeenCalledOnce();
  });

  it('should be open where a link leads to it, at once or later', async () => {
    const { unmount } = render(page(<Part />, '/profile#avisos'));
    expect(field()).not.toBeNull();
    unmount();
    render(page());
    await userEvent.click(screen.getByRole('link', { name: 'Escolher' }));
    expect(field()).not.toBeNull();
  });

  it('should open where something in it is wrong, with the keyboard there', () => {
    const { rerender } = render(page());
    rerender(page(<Part refused={1} />));
    expect(document.activeElement).toBe(field());
  });

  it('should begin open where something is missing', () => {
    render(page(<FoldingSection title="Sacramentos" missing children="Não informado" />));
    expect(screen.getByRole('button', { name: 'Sacramentos' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('should not fold where there is room', () => {
    vi.mocked(useNarrow).mockReturnValue(false);
    render(page());
    expect(screen.queryByRole('button', { name: 'Avisos' })).toBeNull();
    expect(field()).not.toBeNull();
  });
});
