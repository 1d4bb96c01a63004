import { useState } from 'react';
import type { Answer } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/page.tsx';
import { WhyDialog } from './why.tsx';

type Share = Answer<'GET /api/my-duties/share'>[number];

/** The person's fair share in each schedule of these days beside what they serve, and the way to the reasons. */
export const FairShares = ({ shares }: { shares: readonly Share[] }) =>
  shares.map((own) => <FairShare key={own.scheduleId} {...own} />);

function FairShare({ scheduleId, title, share, duties }: Share) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-label={`Sua parte justa: ${title}`}>
      <Row>
        {share === 0 && duties === 0 ? (
          <p>{title}: você não serve em nenhuma missa.</p>
        ) : (
          <p>
            {title}: sua parte justa é{' '}
            <strong>{share.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}</strong>; você serve{' '}
            <strong>{duties}</strong>.
          </p>
        )}
        <Button look="quiet" onClick={() => setAsking(true)}>
          Por quê<span className="visually-hidden">: {title}</span>
        </Button>
      </Row>
      {asking && <WhyDialog scheduleId={scheduleId} onClose={() => setAsking(false)} />}
    </section>
  );
}
