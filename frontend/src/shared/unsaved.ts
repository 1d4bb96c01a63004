import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { dismissToast, toast } from '../api/toasts.ts';
import { hasDraft } from '../lib/drafts.ts';

/** The toasts that tell of a form that is not saved, by the key of its draft. */
const told = new Map<string, string>();

/**
 * Tells who leaves the page that a part of it is not saved, and leads back: what was changed waits there. Who is back,
 * by whichever way, is told no longer.
 * @param draftKey of the part's form, which has a draft for as long as something is changed.
 * @param to the address of the part.
 */
export function useUnsavedNotice(draftKey: string, title: string, to: string): void {
  const navigate = useNavigate();
  useEffect(
    () => {
      const before = told.get(draftKey);
      if (before !== undefined) dismissToast(before);
      told.delete(draftKey);
      return () => {
        if (!hasDraft(draftKey)) return;
        const id = toast({
          title,
          description: 'O que você mudou está guardado neste aparelho.',
          action: { label: 'Voltar e salvar', run: () => void navigate(to) },
        });
        told.set(draftKey, id);
      };
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
