import { useApiQuery } from '../../api/queries.ts';
import { comeTo, isLedTo } from '../../lib/come-to.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import { QueryState } from '../../ui/states.tsx';

const Feed = lazyPage(() => import('./feed.tsx'), null);
preloadLater(Feed);

/** The own masses in the person's own calendar program, at a secret address. */
export function CalendarFeed() {
  const state = useApiQuery('/api/my-calendar-feed', {}, { fresh: true });
  return (
    <Card id="agenda" ref={comeTo}>
      <Disclosure summary="Minha agenda: as missas no seu calendário" open={isLedTo('agenda')}>
        <QueryState query={state}>{(feed) => <Feed feed={feed} />}</QueryState>
      </Disclosure>
    </Card>
  );
}
