import { useEffect, useState } from 'react';
import { massMoment } from '../../lib/dates.ts';
import { hasDraft } from '../../lib/drafts.ts';
import { takeFromAside, useUnsentRequest } from '../../lib/unsent-requests.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { Muted } from '../../ui/page.tsx';
import { requestDraft } from './asked.ts';
import { hasBegun, isSought, type Duty } from './my-schedule-model.ts';

const AskSubstitution = lazyPage(() => import('./ask-substitution.tsx'), null);
const OpenRequest = lazyPage(() => import('./open-request.tsx'), null);
const UnsentRequest = lazyPage(() => import('./unsent-request.tsx'), null);
preloadLater(AskSubstitution, UnsentRequest);

/** Asking for somebody else at a mass, or what became of having asked. */
export function Substitution({ duty }: { duty: Duty }) {
  const [asking, setAsking] = useState(false);
  const { assignmentId, substitution } = duty;
  const unsent = useUnsentRequest(assignmentId);
  const isAsked = isSought(duty);
  // It had arrived after all, or was asked elsewhere.
  useEffect(() => {
    if (isAsked && unsent) takeFromAside(assignmentId);
  }, [isAsked, unsent, assignmentId]);
  if (hasBegun(duty, Date.now()) && !substitution) return null;
  return (
    <>
      {unsent && !isAsked ? (
        <UnsentRequest request={unsent} onChange={() => setAsking(true)} />
      ) : substitution ? (
        <OpenRequest duty={duty} request={substitution} />
      ) : (
        <div>
          <Button onClick={() => setAsking(true)}>
            Solicitar Substituição
            <span className="visually-hidden"> para {massMoment(duty)}</span>
          </Button>
          {hasDraft(requestDraft(assignmentId)) && (
            <Muted>Você começou um pedido neste aparelho. Ninguém foi perguntado ainda.</Muted>
          )}
        </div>
      )}
      {asking && <AskSubstitution duty={duty} onClose={() => setAsking(false)} />}
    </>
  );
}
