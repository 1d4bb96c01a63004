import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ErrorResponse } from './error.response.js';

const DESCRIPTIONS: Record<number, [description: string, code: string]> = {
  400: ['Pedido malformado ou inválido; `errors` traz campo → mensagem.', 'invalid'],
  401: ['Sem sessão, ou dados de acesso errados.', 'unauthenticated'],
  403: ['Não permitido.', 'forbidden'],
  404: ['Não existe, ou não é visível para você.', 'not-found'],
  409: ['Alguém ou algo chegou antes.', 'duplicate'],
  413: ['Grande demais.', 'too-large'],
  415: ['Formato não aceito.', 'unsupported-media-type'],
  422: ['Compreendido, mas não possível na situação atual.', 'not-allowed-now'],
  429: ['Muitas tentativas; veja Retry-After.', 'too-many-requests'],
};

/** Documents the errors that a route answers beside 401 and 403 of {@link Access}. */
export const ApiErrors = (...statuses: (keyof typeof DESCRIPTIONS)[]) =>
  applyDecorators(
    ...statuses.map((status) => {
      const [description, code] = DESCRIPTIONS[status]!;
      const example = { statusCode: status, code, message: description, requestId: 'req-1a' };
      return ApiResponse({ status, description, type: ErrorResponse, example });
    }),
  );
