import { lazyPage, preloadLater } from '../../ui/lazy-page.tsx';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../api/queries.ts';
import { useCan } from '../../shared/session.tsx';
import { Page, Stack } from '../../ui/page.tsx';
import { ErrorState, SkeletonCards } from '../../ui/states.tsx';
import { AccountCard } from './account/account-card.tsx';
import { MinisterCard } from './minister-card.tsx';
import type { Minister } from './profile-model.ts';
import styles from './profile.module.css';

const BlockedDatesCard = lazyPage(() => import('./blocked-dates/blocked-dates-card.tsx'), null);
preloadLater(BlockedDatesCard);

const DevicesCard = lazyPage(() => import('./devices/devices-card.tsx'), null);
preloadLater(DevicesCard);

const NoticesCard = lazyPage(() => import('./notices/notices-card.tsx'), null);
preloadLater(NoticesCard);

const SecondFactorCard = lazyPage(() => import('./second-factor/second-factor-card.tsx'), null);
preloadLater(SecondFactorCard);

const FamilyCard = lazyPage(() => import('./family/family-card.tsx'), null);
const RequestCard = lazyPage(() => import('./request-card.tsx'), <SkeletonCards cards={1} />);
const PreferencesCard = lazyPage(() => import('./preferences-card.tsx'), null);
const InstallCard = lazyPage(() => import('./install-card.tsx'), null);
preloadLater(PreferencesCard, FamilyCard, InstallCard);

/** The person's own record, or the state of their request while there is none; and their account, whatever they are. */
export default function Profile() {
  const can = useCan();
  const minister = useApiQuery('/api/ministers/me', {}, { fresh: true });
  const hasNone = minister.error?.status === 404;
  return (
    <Page title="Meu Perfil">
      {minister.data && !hasNone ? (
        <MinisterProfile minister={minister.data} />
      ) : (
        <div className={styles.single}>
          <WithoutMinister
            isPending={!minister.isFetched}
            failure={
              minister.error && !hasNone ? (
                <ErrorState error={minister.error} retry={() => void minister.refetch()} />
              ) : null
            }
          />
          {minister.isFetched && (
            <>
              {can('content.read') && <NoticesCard />}
              <DevicesCard />
              <SecondFactorCard />
              <AccountCard />
            </>
          )}
        </div>
      )}
    </Page>
  );
}

function WithoutMinister({ isPending, failure }: { isPending: boolean; failure: ReactNode }) {
  if (isPending) return <SkeletonCards cards={1} />;
  return failure ?? <RequestCard />;
}

function MinisterProfile({ minister }: { minister: Minister }) {
  const can = useCan();
  const editable = can('profile.own') || can('people.write');
  return (
    <div className={styles.columns}>
      <Stack gap={16}>
        <MinisterCard minister={minister} editable={editable} />
        {editable && <BlockedDatesCard ministerId={minister.id} />}
        <FamilyCard ministerId={minister.id} editable={editable} />
        {editable && <PreferencesCard minister={minister} />}
      </Stack>
      <Stack gap={16}>
        <NoticesCard />
        <DevicesCard />
        <SecondFactorCard />
        <AccountCard />
        <InstallCard />
      </Stack>
    </div>
  );
}
