import { call } from '../../api/client.ts';
import { patience } from '../../api/http.ts';
import { useApiMutation } from '../../api/queries.ts';
import { toast } from '../../api/toasts.ts';
import { massMoment } from '../../lib/dates.ts';
import { forgetDraft } from '../../lib/drafts.ts';
import { takeBack } from '../../lib/outgoing.ts';
import { takeFromAside, type UnsentRequest } from '../../lib/unsent-requests.ts';
import { askedToast, requestDraft } from './asked.ts';
import { isSought } from './my-schedule-model.ts';
import { ownDuty } from './own-duty.ts';

/**
 * Sends a request that the server did not get, by the person's own press. It may have arrived after all, or the mass be
 * another one by now: the person's masses are read first.
 */
export function useSendRequest() {
  return useApiMutation({
    run: async (request: UnsentRequest) => {
      const signal = patience();
      const own = await ownDuty(request, signal);
      if (!own) return 'other';
      if (isSought(own)) return 'there';
      return call('POST /api/substitutions', { body: request.body, signal });
    },
    success: (answered, request) => {
      if (answered === 'there') return { title: 'O seu pedido já tinha chegado' };
      if (answered === 'other')
        return {
          title: 'O seu pedido não foi enviado',
          description: `A missa de ${massMoment(request)} mudou ou já não é sua: veja a sua escala.`,
        };
      return askedToast(answered);
    },
    failure: 'Erro ao solicitar substituição',
    then: (_, { assignmentId }) => {
      takeFromAside(assignmentId);
      takeBack({ assignmentId });
      forgetDraft(requestDraft(assignmentId));
    },
    unanswered: () => tellUnsent(),
  });
}

/** Says that nobody was asked, and what to do about it. */
export const tellUnsent = (): string =>
  toast({
    title: 'Pedido guardado, ainda não enviado',
    description:
      'Ninguém foi perguntado. Quando houver conexão, envie-o com um toque; se tem pressa, fale com a coordenação.',
  });
