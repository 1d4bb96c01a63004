/** What can go wrong with an external model, as the coordinator reads it. `Nada foi alterado.` follows each. */
import { APIConnectionError, APIError } from 'openai';
import { AppError } from '../../platform/errors/app-error.js';

const FAULTS = {
  busy: 'A inteligência artificial externa está recebendo pedidos demais. Espere alguns minutos e tente de novo.',
  credit:
    'A conta da inteligência artificial externa está sem crédito. Avise a administração; enquanto isso, monte a escala pela página da escala.',
  broken: 'A inteligência artificial externa está com problemas. Espere alguns minutos e tente de novo.',
  slow: 'A inteligência artificial externa demorou demais. Tente de novo; se continuar assim, peça uma coisa de cada vez.',
  unreachable:
    'Não consegui me conectar à inteligência artificial externa. Tente de novo; se continuar assim, avise a administração.',
  key: 'A inteligência artificial externa não aceitou a chave deste sistema. Avise a administração.',
  setup:
    'A inteligência artificial externa recusou o pedido. Avise a administração: o modelo ou o endereço podem estar errados.',
  long: 'Esta conversa ficou longa demais para a inteligência artificial externa. Encerre-a e comece outra: as regras ficam com a escala.',
  cut: 'A resposta da inteligência artificial externa parou no meio. Tente de novo.',
  empty: 'A inteligência artificial externa não respondeu nada. Tente de novo, ou escreva de outro jeito.',
  english: 'A inteligência artificial externa não respondeu em português. Tente de novo.',
  filtered: 'O filtro da inteligência artificial externa barrou a resposta. Escreva de outro jeito.',
  lengthy:
    'A resposta da inteligência artificial externa ficou longa demais e foi cortada. Peça uma coisa de cada vez.',
  endless: 'Não cheguei ao fim deste pedido em oito passos. Peça uma coisa de cada vez.',
  odd: 'Não entendi a resposta da inteligência artificial externa. Tente de novo; se continuar assim, avise a administração.',
} as const;
export type Fault = keyof typeof FAULTS;

/** A failure that is shown in the chat. */
export function fault(name: Fault): AppError {
  return new AppError(503, `assistant-${name}`, FAULTS[name]);
}

/** What an error of the client or of the connection means. */
export function faultOf(error: unknown): Fault {
  if (error instanceof APIConnectionError) return 'unreachable';
  if (error instanceof APIError) return faultOfAnswer(error as APIError);
  return isTerminated(error) ? 'cut' : 'odd';
}

/** What fetch throws when the connection ends before the answer does. */
function isTerminated(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'message' in error && error.message === 'terminated';
}

function faultOfAnswer({ status, code }: APIError): Fault {
  if (code === 'insufficient_quota') return 'credit';
  if (code === 'context_length_exceeded' || status === 413) return 'long';
  if (code === 'content_filter') return 'filtered';
  if (status === 429) return 'busy';
  if (status === 401 || status === 403) return 'key';
  if (status === 408) return 'slow';
  return status === undefined || status >= 500 ? 'broken' : 'setup';
}

/** Faults that often pass by themselves. */
export const PASSING: ReadonlySet<Fault> = new Set<Fault>(['busy', 'broken', 'slow', 'unreachable']);
