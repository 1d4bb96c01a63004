import { ApiError, messageOf, NO_CONNECTION } from '../../api/http.ts';

export const MIN_LENGTH = 6;
export const TOO_SHORT = 'A senha deve ter pelo menos 6 caracteres.';
export const DIFFERENT = 'As senhas não coincidem';

/** Whether the two fields may be sent: both filled and equal. */
export const canSend = (password: string, repeated: string): boolean =>
  password !== '' && password === repeated;

/** What is wrong with a new password before the server judges it. A character is what people see as one. */
export const passwordProblem = (password: string): string | undefined =>
  [...password].length < MIN_LENGTH ? TOO_SHORT : undefined;

/**
 * What is wrong with the repetition.
 * @param left whether the field has been left; until then a beginning that fits is no mistake.
 */
export function repetitionProblem(password: string, repeated: string, left: boolean): string | undefined {
  if (repeated === '' || repeated === password) return undefined;
  return left || !password.startsWith(repeated) ? DIFFERENT : undefined;
}

/** A failed check of a link, in the words of the specification's token pages. */
export function checkFailure(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError && error.status === 0)
    return { title: 'Erro de conexão', text: NO_CONNECTION };
  return {
    title: 'Erro de validação',
    text: messageOf(error, 'Não foi possível validar o token. Tente novamente.'),
  };
}

/** A failed sending: its own title, or that of a server that did not answer. */
export const sendingFailure = (title: string, error: unknown): { title: string; description: string } =>
  error instanceof ApiError && error.status === 0
    ? { title: 'Erro de conexão', description: NO_CONNECTION }
    : { title, description: messageOf(error) };
