import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { realClock } from '#kit/clock.ts';
import { api, lastingApi } from '#web/api.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { useStore } from '#web/shell/store.ts';
import { useOnDemand } from '#web/shell/use-on-demand.ts';
import { canPlay, huntPath } from '../../hunt.rules.ts';
import { noHunt } from '../../hunt.state.ts';
import { HuntBanner } from './HuntBanner.tsx';
import { createHuntWatch } from './hunt-watch.ts';
import { stampOf } from './page-stamp.ts';

const watch = createHuntWatch({
  client: api,
  lastingClient: lastingApi,
  clock: realClock,
  stampOf,
  log: (what, error) => console.warn(`the hunt: ${what} did not go through`, error),
});

const loadTreasure = () => import('./Treasure.tsx');

/** What the hunt lays over any page: the banner while one is on, and the chest for whoever has won. */
export function HuntLayer({ showsBanner }: { showsBanner: boolean }) {
  const state = useStore(watch.state, noHunt);
  const notice = useStore(watch.notice, null);
  useViews();
  useFreshCount(state.kind === 'opened');
  const isTreasure = state.kind === 'won' || state.kind === 'opened' || state.kind === 'sharing';
  const treasure = useOnDemand(loadTreasure, isTreasure);
  return (
    <>
      {showsBanner && notice && state.kind !== 'won' && <HuntBanner key={notice.id} hunt={notice} />}
      {treasure && <treasure.Treasure state={state} watch={watch} />}
    </>
  );
}

/** Every page counts, and the one at hand counts again when somebody who may play signs in on it. */
function useViews(): void {
  const { pathname } = useLocation();
  const profile = useProfile();
  const userId = isLoggedIn(profile) && canPlay(profile.user) ? profile.user?.userId : undefined;
  useEffect(() => {
    void watch.viewed(userId === undefined ? null : { userId }, pathname);
  }, [pathname, userId]);
}

/** A prize that leaves its chest leaves the count on the hunt's page too. */
function useFreshCount(isOpened: boolean): void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const isCounted = isOpened && pathname === huntPath;
  useEffect(() => {
    if (isCounted) void revalidate();
  }, [isCounted, revalidate]);
}
