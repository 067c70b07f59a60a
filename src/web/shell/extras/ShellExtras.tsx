import { useEffect } from 'react';
import { startAnalytics } from '../../analytics/analytics.ts';
import { useTrackedPages } from '../../analytics/use-tracked-pages.ts';
import { Consent } from '../../consent/Consent.tsx';
import { startTestFlags } from '../../profile/test-flags.ts';
import { useShell } from '../../router.tsx';
import { ToastList } from '../../toasts/ToastList.tsx';
import { useReadyMark } from '../use-ready-mark.ts';
import { HuntPlace } from './HuntPlace.tsx';
import { ProfilePlace } from './ProfilePlace.tsx';
import { ProPlace } from './ProPlace.tsx';
import { UpdateBar } from './UpdateBar.tsx';

/** What a page does beside being read: it comes right after the page is alive and is no part of its first load. */
export function ShellExtras() {
  useReadyMark('extras');
  useTrackedPages();
  const { enabledTests } = useShell().parameters;
  useEffect(startAnalytics, []);
  useEffect(() => startTestFlags(location.search, enabledTests), [enabledTests]);
  return (
    <>
      <Consent />
      <UpdateBar />
      <ProfilePlace />
      <ProPlace />
      <HuntPlace />
      <ToastList />
    </>
  );
}
