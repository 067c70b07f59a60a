import { useEffect, useState } from 'react';
import { isProfileAwaited } from './profile-awaited.ts';
import { profileStore } from './profile-store.ts';

const longestWaitMs = 5_000;

/** A click may be quicker than the answer to who this is: waits for it, but not for ever. */
export function profileKnown(): Promise<void> {
  if (!isProfileAwaited()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, longestWaitMs);
    const stop = profileStore.subscribe(() => isProfileAwaited() || done());
    function done(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** The server's HTML knows nobody, and the answer to who this is takes a moment. */
export function useProfileKnown(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => void profileKnown().then(() => setKnown(true)), []);
  return isKnown;
}
