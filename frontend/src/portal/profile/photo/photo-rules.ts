const MAX_BYTES = 2 * 1024 * 1024;

/** What the server reads (backend/src/ministers/photo-image.ts). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const WAY_OUT = 'Uma captura de tela da foto costuma servir.';

/** Why a file cannot be the photo, in a toast's two lines; null when it can. */
export function photoProblem({
  type,
  size,
}: Pick<File, 'type' | 'size'>): { title: string; description: string } | null {
  if (!PHOTO_TYPES.includes(type))
    return {
      title: 'Por favor, selecione apenas arquivos de imagem',
      description: `Servem JPEG, PNG e WebP. ${WAY_OUT}`,
    };
  return size > MAX_BYTES ? { title: 'A imagem deve ter no máximo 2MB', description: WAY_OUT } : null;
}
