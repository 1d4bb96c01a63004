const MAX_BYTES = 2 * 1024 * 1024;

/** What the server reads (backend/src/ministers/photo-image.ts). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** What else one can do. */
export const WAY_OUT = 'Uma captura de tela da foto costuma servir.';

export interface PhotoProblem {
  title: string;
  description: string;
  /** It can be made smaller, and then sent. */
  isTooLarge?: true;
}

/** Why a file cannot be the photo, in a toast's two lines; null when it can. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): PhotoProblem | null {
  if (!PHOTO_TYPES.includes(type))
    return {
      title: 'Por favor, selecione apenas arquivos de imagem',
      description: `Servem JPEG, PNG e WebP. ${WAY_OUT}`,
    };
  if (size <= MAX_BYTES) return null;
  return {
    title: 'A imagem deve ter no máximo 2MB',
    description: 'A sua pode ser diminuída agora mesmo.',
    isTooLarge: true,
  };
}
