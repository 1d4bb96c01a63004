import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, Dialog, DialogFoot } from './dialog.tsx';
import { Button } from './button.tsx';
import { Radio, TextField } from './field.tsx';
import { useToasts } from '../api/toasts.ts';
import { SOURCE_FILES, sourceOf } from '../testing/screen-words.ts';

const frame = vi.hoisted(() => ({ load: (): unknown => null }));
vi.mock('./dialog-frame.tsx', async (original) => {
  await frame.load();
  return original();
});

const Toasts = () => (
  <>
    {useToasts().map(({ id, title }) => (
      <p key={id}>{title}</p>
    ))}
  </>
);

describe('Dialog', () => {
  it('should say that its code does not come, and open when it does', async () => {
    frame.load = () => Promise.reject(new TypeError('error loading dynamically imported module'));
    const onClose = vi.fn();
    const dialog = (open: boolean) => (
      <>
        <Dialog open={open} onClose={onClose} title="Descartar?">
          <button>Descartar</button>
        </Dialog>
        <Toasts />
      </>
    );
    const { rerender } = render(dialog(true));
    await screen.findByText('A janela não abriu');
    expect(onClose).toHaveBeenCalledOnce();

    frame.load = () => null;
    rerender(dialog(false));
    rerender(dialog(true));
    await screen.findByRole('dialog', { name: 'Descartar?' });
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledTimes(2);
    rerender(dialog(false));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('should end in what leaves, and then what it is for', async () => {
    const onClose = vi.fn();
    render(
      <Dialog open onClose={vi.fn()} title="Link">
        <DialogFoot onClose={onClose} leave="Fechar">
          <Button>Copiar link</Button>
        </DialogFoot>
      </Dialog>,
    );
    const foot = (await screen.findByRole('button', { name: 'Copiar link' })).parentElement!;
    const [leave, act] = within(foot).getAllByRole('button');
    expect([leave!.textContent, act!.textContent]).toEqual(['Fechar', 'Copiar link']);
    fireEvent.click(leave!);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('should end so wherever it stands: a form’s buttons are a page’s', () => {
    const others = SOURCE_FILES.filter((file) => {
      const source = sourceOf(file);
      return /<Dialog\b/.test(source) && source.includes('<FormActions');
    });
    expect(others).toEqual([]);
  });

  it('should be a sheet where it only asks, and take a phone’s screen where something is filled in', async () => {
    const question = (
      <ConfirmDialog
        open
        onClose={vi.fn()}
        onConfirm={vi.fn()}
        title="Excluir?"
        description="Some para sempre."
        confirm="Excluir"
      />
    );
    const { rerender } = render(question);
    expect((await screen.findByRole('dialog')).dataset.sheet).toBe('true');
    rerender(
      <Dialog open onClose={vi.fn()} title="Janela">
        <TextField label="Nome" />
      </Dialog>,
    );
    expect((await screen.findByRole('dialog', { name: 'Janela' })).dataset.sheet).toBeUndefined();
  });

  describe('where the keyboard begins', () => {
    const focused = async (): Promise<Element | null> => {
      await screen.findByRole('dialog');
      return document.activeElement;
    };
    const show = (children: ReactNode): Promise<Element | null> => {
      render(
        <Dialog open onClose={vi.fn()} title="Janela">
          {children}
          <DialogFoot onClose={vi.fn()}>
            <Button>Gravar</Button>
          </DialogFoot>
        </Dialog>,
      );
      return focused();
    };

    it('should be the first field', async () => {
      const first = await show(
        <>
          <button>Antes</button>
          <TextField label="Nome" />
          <TextField label="Telefone" />
        </>,
      );
      expect(first).toBe(screen.getByRole('textbox', { name: 'Nome' }));
    });

    it('should be the first field also where it comes later', async () => {
      const dialog = (content: ReactNode) => (
        <Dialog open onClose={vi.fn()} title="Janela">
          {content}
        </Dialog>
      );
      const { rerender } = render(dialog(<p>Carregando...</p>));
      expect(await focused()).toBe(screen.getByRole('dialog'));
      rerender(dialog(<TextField label="Nome" />));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nome' })));
    });

    it('should be what is chosen of a choice', async () => {
      const first = await show(
        <>
          <Radio name="como" label="Por e-mail" />
          <Radio name="como" label="Por telefone" defaultChecked />
        </>,
      );
      expect(first).toBe(screen.getByRole('radio', { name: 'Por telefone' }));
    });

    it('should be the act that changes nothing, of a question', async () => {
      render(
        <ConfirmDialog
          open
          onClose={vi.fn()}
          onConfirm={vi.fn()}
          title="Excluir?"
          description="Some para sempre."
          confirm="Excluir"
          destructive
        />,
      );
      expect(await focused()).toBe(screen.getByRole('button', { name: 'Cancelar' }));
    });

    it('should be the dialog, of what is only read', async () => {
      render(
        <Dialog open onClose={vi.fn()} title="Equipe">
          <p>Ana e Bia</p>
        </Dialog>,
      );
      expect(await focused()).toBe(screen.getByRole('dialog'));
    });

    it('should not open the keyboard of a screen', async () => {
      vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
      expect(await show(<TextField label="Nome" />)).toBe(screen.getByRole('dialog'));
      vi.restoreAllMocks();
    });
  });
});
