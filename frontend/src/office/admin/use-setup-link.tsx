import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/page.tsx';
import { toast, updateToast } from '../../api/toasts.ts';

/** Specification section 9. */
const SETUP_LINK_TOAST_MS = 10_000;
const COPIED = 'Link copiado!';

async function copy(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shows a one-time link for 10 s and copies it; 'Link copiado!' then takes the place of the button that copies it. Where the device refuses, a dialog keeps the link until it is closed.
 */
export function useSetupLink(): { share: (title: string, link: string) => void; dialog: ReactNode } {
  const [refused, setRefused] = useState<string | null>(null);

  async function copyAndTell(link: string, tell: () => void): Promise<void> {
    if (await copy(link)) tell();
    else setRefused(link);
  }

  function share(title: string, link: string): void {
    const again = () => void copyAndTell(link, () => toast({ title: COPIED }));
    const id = toast({
      title,
      description: link,
      duration: SETUP_LINK_TOAST_MS,
      action: { label: 'Copiar link', run: again },
    });
    void copyAndTell(link, () => updateToast(id, { action: undefined, note: COPIED }));
  }

  const close = () => setRefused(null);
  return {
    share,
    dialog: refused !== null && (
      <Dialog
        open
        onClose={close}
        title="Link para criar a senha"
        description="Não foi possível copiar o link sozinho. Copie-o e entregue só a esta pessoa: ele vale 24 horas e uma única vez. Ela também o recebe por e-mail."
      >
        <Stack>
          <TextField label="Link" readOnly value={refused} onFocus={({ target }) => target.select()} />
          <DialogFoot onClose={close} leave="Fechar">
            <Button
              look="primary"
              onClick={() => void copyAndTell(refused, () => (close(), toast({ title: COPIED })))}
            >
              Copiar link
            </Button>
          </DialogFoot>
        </Stack>
      </Dialog>
    ),
  };
}
