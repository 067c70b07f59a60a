import { useEffect } from 'react';
import { startAnalytics } from '../../analytics/analytics.ts';
import { useTrackedPages } from '../../analytics/use-tracked-pages.ts';
import { Consent } from '../../consent/Consent.tsx';
import { useHydrated } from '../../parts/use-hydrated.ts';
import { startTestFlags } from '../../profile/test-flags.ts';
import { ToastList } from '../../toasts/ToastList.tsx';
import { useShell } from '../use-shell.ts';
import { HuntMount } from './HuntMount.tsx';
import { ProfileMount } from './ProfileMount.tsx';
import { ProMount } from './ProMount.tsx';
import { UpdateBar } from './UpdateBar.tsx';

/** What a page does beside being read: it comes right after the page is hydrated and is no part of its first load. */
export function ShellExtras() {
  useHydrated('ShellExtras');
  useTrackedPages();
  const { enabledTests } = useShell().parameters;
  useEffect(startAnalytics, []);
  useEffect(() => startTestFlags(location.search, enabledTests), [enabledTests]);
  return (
    <>
      <Consent />
      <UpdateBar />
      <ProfileMount />
      <ProMount />
      <HuntMount />
      <ToastList />
    </>
  );
}
