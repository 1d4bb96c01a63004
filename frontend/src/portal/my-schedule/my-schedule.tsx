import type { ReactNode } from 'react';
import { isFirstOnItsWay, useApiQuery } from '../../api/queries.ts';
import { CoordinationPhone } from '../../shared/coordination-phone.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { EmptyState, QueryState, SkeletonCards } from '../../ui/states.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { DutyCard } from './duty-card.tsx';
import { FairShares } from './fair-share.tsx';
import { MyOffers } from './my-offers.tsx';
import { isNear, splitDuties, type Duty } from './my-schedule-model.ts';
import { Why } from './why.tsx';

const PrintedDuties = lazyPage(() => import('./printed-duties.tsx'), null);
preloadLater(PrintedDuties);

/** The masses at which the signed-in person serves, with the team of each. */
export default function MySchedule() {
  const duties = useApiQuery('/api/my-duties', {}, { fresh: true });
  const offers = useApiQuery('/api/my-offers', {}, { fresh: true });
  const share = useApiQuery('/api/my-duties/share', {}, { fresh: true });
  // All parts come at once: what came later would move the others away under the finger.
  const onTheirWay = isFirstOnItsWay(offers) || isFirstOnItsWay(share);
  return (
    <Page title="Minha Escala" subtitle="As missas em que você serve e quem serve com você" actions={<Why />}>
      {onTheirWay ? (
        <SkeletonCards />
      ) : (
        <QueryState query={duties}>
          {(all) => (
            <>
              <Duties {...splitDuties(all, Date.now())} offers={<MyOffers offers={offers.data ?? []} />} />
              <FairShares shares={share.data ?? []} />
              <CalendarFeed />
              <PrintedDuties duties={all} />
            </>
          )}
        </QueryState>
      )}
    </Page>
  );
}

/** The masses; what others ask stands above them, but for a next one to which the person has to say that they come. */
function Duties({ upcoming, past, offers }: { upcoming: Duty[]; past: Duty[]; offers: ReactNode }) {
  const [next] = upcoming;
  const before = next && isNear(next) ? 1 : 0;
  const card = (duty: Duty) => <DutyCard key={duty.assignmentId} duty={duty} />;
  return (
    <Stack gap={24}>
      {before === 0 && offers}
      {upcoming.length === 0 ? (
        <EmptyState
          text="Você não possui missas escaladas no momento. Entre em contato com a coordenação para mais informações."
          action={
            <>
              <CoordinationPhone />
              <ButtonLink look="primary" to="/messages?tab=pessoais&compose=1">
                Escrever à coordenação
              </ButtonLink>
            </>
          }
        />
      ) : (
        <Stack>
          {upcoming.slice(0, before).map(card)}
          {before === 1 && offers}
          {upcoming.slice(before).map(card)}
        </Stack>
      )}
      {past.length > 0 && (
        <Disclosure summary={`Missas anteriores (${past.length})`}>
          <Stack>
            {past.map((duty) => (
              <DutyCard key={duty.assignmentId} duty={duty} over />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
