import { toast } from '../api/toasts.ts';

/** Copies a text and says so by `copied`; where the device refuses, tells what can be done instead. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast({
      title: 'Não foi possível copiar',
      description: 'Toque no texto, escolha “Selecionar tudo” e depois “Copiar”.',
      variant: 'destructive',
    });
    return;
  }
  toast({ title: copied });
}
