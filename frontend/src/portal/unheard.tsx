import { isUnanswered, type ApiError } from '../api/http.ts';
import { showAppeared } from '../lib/come-to.ts';
import { CoordinationPhone } from '../shared/coordination-phone.tsx';
import { Notice } from '../ui/notice.tsx';

/**
 * Beside an answer that is not kept, as the place may be somebody else's by then: that the server did not take it, and
 * that the same button sends it again. Nothing after any other failure.
 */
export const Unheard = ({ error, kept = '' }: { error: ApiError | null; kept?: string }) =>
  isUnanswered(error) ? (
    <Notice ref={showAppeared} role="alert" tone="warning" title="A sua resposta não foi enviada">
      <p>
        O servidor não respondeu. {kept}Quando houver conexão, responda de novo; se tem pressa, fale com a
        coordenação.
      </p>
      <CoordinationPhone />
    </Notice>
  ) : null;

/** For `unanswered` of what shows {@link Unheard}. */
export const saidBeside = (): void => undefined;
