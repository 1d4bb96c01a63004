import { useState } from 'react';
import type { Answer } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/page.tsx';
import { WhyDialog } from './why.tsx';

/** The person's fair share in the schedule of these days beside what they serve, and the way to the reasons. */
export function FairShare({ own }: { own: Answer<'GET /api/my-duties/share'>[number] | undefined }) {
  const [asking, setAsking] = useState(false);
  if (!own) return null;
  const share = own.share.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return (
    <section aria-label="Sua parte justa">
      <Row>
        <p>
          {own.title}: sua parte justa é <strong>{share}</strong>; você serve <strong>{own.duties}</strong>.
        </p>
        <Button look="quiet" onClick={() => setAsking(true)}>
          Por quê<span className="visually-hidden">: a minha parte</span>
        </Button>
      </Row>
      {asking && <WhyDialog scheduleId={own.scheduleId} onClose={() => setAsking(false)} />}
    </section>
  );
}
