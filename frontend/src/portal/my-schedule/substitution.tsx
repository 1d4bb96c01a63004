import { useState } from 'react';
import { massMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { hasBegun, type Duty } from './my-schedule-model.ts';

const AskSubstitution = lazyPage(() => import('./ask-substitution.tsx'), null);
const OpenRequest = lazyPage(() => import('./open-request.tsx'), null);
preloadLater(AskSubstitution);

/** Asking for somebody else at a mass, or what became of having asked. */
export function Substitution({ duty }: { duty: Duty }) {
  const [asking, setAsking] = useState(false);
  if (duty.substitution) return <OpenRequest duty={duty} request={duty.substitution} />;
  if (hasBegun(duty, Date.now())) return null;
  return (
    <div>
      <Button onClick={() => setAsking(true)}>
        Solicitar Substituição
        <span className="visually-hidden"> para {massMoment(duty)}</span>
      </Button>
      {asking && <AskSubstitution duty={duty} onClose={() => setAsking(false)} />}
    </div>
  );
}
