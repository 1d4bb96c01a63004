const MAX_BYTES = 2 * 1024 * 1024;

export const NOT_AN_IMAGE = 'Por favor, selecione apenas arquivos de imagem';
const TOO_LARGE = 'A imagem deve ter no máximo 2MB';

/** Why a file cannot be the photo; null when it can. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return NOT_AN_IMAGE;
  return size > MAX_BYTES ? TOO_LARGE : null;
}
