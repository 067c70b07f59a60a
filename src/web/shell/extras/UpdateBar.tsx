import { useEffect, useRef } from 'react';
import { shellMessages } from '#domains/site/site.messages.ts';
import { realClock } from '#kit/clock.ts';
import { pageState } from '../../page-state.ts';
import { oldPage } from '../../parts/parts.ts';
import { useStore } from '../store.ts';
import { startUpdateCheck } from './update-check.ts';
import { useReservedHeight } from './use-reserved-height.ts';

/** Tells a listener that a newer page exists, found by asking now and then or by a part that is gone. A click fetches it. */
export function UpdateBar() {
  const isOld = useStore(oldPage, false);
  const bar = useRef<HTMLDivElement>(null);
  useReservedHeight(bar, 'update', isOld);
  useEffect(
    () =>
      startUpdateCheck({
        clock: realClock,
        assets: () => pageState().assets,
        isOnline: () => navigator.onLine,
        ask: async (address) => (await fetch(address, { method: 'HEAD', cache: 'no-store' })).ok,
        onNewVersion: () => oldPage.set(true),
      }),
    [],
  );
  return (
    <div ref={bar} role="status" data-theme="night" className="fixed inset-x-0 top-0 z-40">
      {isOld && (
        <button
          type="button"
          onClick={() => location.reload()}
          className="pop block min-h-11 w-full bg-night px-4 py-2.5 text-14 leading-snug font-medium text-moon -outline-offset-4"
        >
          {shellMessages.newVersion}{' '}
          <span className="font-semibold whitespace-nowrap underline underline-offset-3">{shellMessages.reload}</span>
        </button>
      )}
    </div>
  );
}
