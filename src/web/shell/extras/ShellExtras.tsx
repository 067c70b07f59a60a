import { useEffect } from 'react';
import { startAnalytics } from '../../analytics/analytics.ts';
import { useTrackedPages } from '../../analytics/use-tracked-pages.ts';
import { Consent } from '../../consent/Consent.tsx';
import { startProfile } from '../../profile/profile.ts';
import { ToastList } from '../../toasts/ToastList.tsx';
import { useReadyMark } from '../use-ready-mark.ts';
import { UpdateBar } from './UpdateBar.tsx';

/** What a page does beside being read: it comes right after the page is alive and is no part of its first load. */
export function ShellExtras() {
  useReadyMark('extras');
  useTrackedPages();
  useEffect(() => {
    const stop = startAnalytics();
    void startProfile();
    return stop;
  }, []);
  return (
    <>
      <Consent />
      <UpdateBar />
      <ToastList />
    </>
  );
}
