/** Field name → Portuguese sentence to show beside that field. */
export type FieldErrors = Record<string, string>;

/**
 * A refusal that the caller may see: `message` is Portuguese and says what happened and what to do.
 * Anything else that is thrown answers 500 with a request id and nothing more.
 */
export class AppError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds after which trying again makes sense (429, 503). */
    readonly retryAfter?: number,
    /** Further fields of the answer, such as what has changed meanwhile. */
    readonly more?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.name = 'AppError';
  }
}

/** 400: the request cannot be understood or breaks a rule of its fields. */
export const invalid = (message: string, errors?: FieldErrors) =>
  new AppError(400, 'invalid', message, errors);

/** 401: no session, or one that has ended. */
export const unauthenticated = (message = 'Sua sessão terminou. Entre novamente.') =>
  new AppError(401, 'unauthenticated', message);

/** 403: the person may see this, but not do it. */
export const forbidden = (message = 'Você não tem permissão para fazer isto.') =>
  new AppError(403, 'forbidden', message);

/** 403: the person has to agree to the present consent text first. */
export const consentRequired = () =>
  new AppError(
    403,
    'consent-required',
    'Antes de continuar, leia o texto sobre os seus dados e responda se concorda. Abra o sistema no navegador para responder.',
  );

/** 404: absent, or not visible to this person. `what` with its article's gender: 'Escala não encontrada'. */
export const notFound = (message = 'Registro não encontrado.', errors?: FieldErrors) =>
  new AppError(404, 'not-found', message, errors);

/** 409: somebody or something was there first. */
export const conflict = (code: string, message: string, errors?: FieldErrors) =>
  new AppError(409, code, message, errors);

/** 422: understood, but not possible in the present state. */
export const notPossible = (code: string, message: string, errors?: FieldErrors) =>
  new AppError(422, code, message, errors);

/** 429: too many attempts; `seconds` until the next one is welcome. */
export const tooMany = (
  seconds: number,
  message = 'Muitas tentativas. Aguarde alguns minutos e tente de novo.',
) => new AppError(429, 'too-many-requests', message, undefined, Math.max(1, Math.ceil(seconds)));
