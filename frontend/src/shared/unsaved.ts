import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../api/toasts.ts';
import { hasDraft } from '../lib/drafts.ts';

/**
 * Tells who leaves the page that a part of it is not saved, and leads back: what was changed waits there.
 * @param draftKey of the part's form, which has a draft for as long as something is changed.
 * @param to the address of the part.
 */
export function useUnsavedNotice(draftKey: string, title: string, to: string): void {
  const navigate = useNavigate();
  useEffect(
    () => () => {
      if (!hasDraft(draftKey)) return;
      toast({
        title,
        description: 'O que você mudou está guardado neste aparelho.',
        action: { label: 'Voltar e salvar', run: () => void navigate(to) },
      });
    },
    // When the page is left, and not when what leads back is made anew.
    [draftKey, title, to],
  );
}

/** A form in which nothing is changed, or no longer, keeps no draft. */
export function useNoIdleDraft(isChanged: boolean, forget: () => void): void {
  useEffect(() => {
    if (!isChanged) forget();
  }, [isChanged, forget]);
}
