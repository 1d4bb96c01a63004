import { HttpException } from '@nestjs/common';
import { AppError, conflict, invalid } from './app-error.js';

const DATABASE_AWAY = /^(08|57P0|53300)/;
const NETWORK_AWAY = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What connecting to a socket fails with when it is gone, or more wait there than it takes. */
const SOCKET_AWAY = new Set(['ENOENT', 'EAGAIN']);
const CONNECTION_LOST =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/;

const HTTP_MESSAGES: Record<number, [code: string, message: string]> = {
  400: ['invalid', 'O pedido não pôde ser lido. Confira os dados e tente novamente.'],
  404: ['not-found', 'Endereço não encontrado.'],
  405: ['method-not-allowed', 'Operação não permitida neste endereço.'],
  413: ['too-large', 'O conteúdo enviado é grande demais.'],
  414: ['too-large', 'O endereço do pedido é longo demais.'],
  415: [
    'unsupported-media-type',
    'Formato não aceito. Envie JSON ou, para fotos, um formulário com o arquivo.',
  ],
  429: ['too-many-requests', 'Muitas tentativas. Aguarde alguns minutos e tente de novo.'],
};

interface Coded {
  code?: string;
  statusCode?: number;
  message?: string;
  syscall?: string;
  cause?: unknown;
}

/** The error as its caller may see it, or null when it is a fault of ours (500). */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof HttpException) return fromStatus(error.getStatus());
  for (
    let cause = error as Coded | undefined, depth = 0;
    cause && depth < 4;
    cause = cause.cause as Coded, depth += 1
  ) {
    const known = fromDatabase(cause);
    if (known) return known;
  }
  const { code, statusCode } = (error ?? {}) as Coded;
  if (code?.startsWith('FST_') || (statusCode && statusCode >= 400 && statusCode < 500))
    return fromStatus(statusCode ?? 400);
  return null;
}

function fromStatus(status: number): AppError | null {
  if (status >= 500) return null;
  const [code, message] = HTTP_MESSAGES[status] ?? HTTP_MESSAGES[400]!;
  return new AppError(status, code, message);
}

/** PostgreSQL's SQLSTATE classes, see its manual, appendix A. */
function fromDatabase({ code = '', message = '', syscall }: Coded): AppError | null {
  const isUnreached = NETWORK_AWAY.has(code) || (syscall === 'connect' && SOCKET_AWAY.has(code));
  if (DATABASE_AWAY.test(code) || isUnreached || CONNECTION_LOST.test(message)) {
    return new AppError(
      503,
      'database-away',
      'O sistema está reiniciando. Tente novamente em um minuto.',
      undefined,
      5,
    );
  }
  if (!/^[0-9A-Z]{5}$/.test(code)) return null;
  if (code === '23505') return conflict('duplicate', 'Este registro já existe.');
  if (code === '23503')
    return conflict('in-use', 'Este registro está ligado a outros e não pode ser alterado assim.');
  if (code === '40001' || code === '40P01') {
    return conflict(
      'concurrent-change',
      'Outra pessoa alterou isto ao mesmo tempo. Atualize e tente novamente.',
    );
  }
  if (code.startsWith('22')) return invalid('Um dos valores enviados não é aceito. Confira os dados.');
  return null;
}
