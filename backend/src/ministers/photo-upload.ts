import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { AppError, invalid } from '../platform/errors/app-error.js';

const FIELD = 'profileImage';

/**
 * The image in a multipart form, in memory; the size limit is set in create-app.ts.
 * @throws AppError 400 for a form that is broken or holds no such file, 413 above 2 MB, 415 when it is no form.
 */
export async function uploadedPhoto(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart())
    throw new AppError(
      415,
      'unsupported-media-type',
      'Envie a foto como um formulário, no campo profileImage.',
    );
  try {
    for await (const part of request.files()) {
      if (part.fieldname === FIELD) return await part.toBuffer();
      part.file.resume();
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError(413, 'too-large', 'A imagem deve ter no máximo 2MB');
    throw invalid('A foto não pôde ser recebida. Tente novamente.');
  }
  const message = 'Escolha uma foto.';
  throw invalid(message, { [FIELD]: message });
}
