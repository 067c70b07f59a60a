import { useCallback, useEffect, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { isProfileAwaited } from '#web/profile/profile-awaited.ts';
import { profileStore, useProfile } from '#web/profile/profile-store.ts';
import { getUserPermissions, type Permissions } from '../listeners.contract.ts';

export type Gate =
  | { kind: 'loading' }
  | { kind: 'nobody' }
  | { kind: 'refused' }
  | { kind: 'failed' }
  | { kind: 'open'; permissions: Permissions };

const longestWaitMs = 5_000;

/** Who is here, and whether they may look: asked again whenever somebody signs in or out. */
export function useGate(): { gate: Gate; retry(): void } {
  const isKnown = useProfileKnown();
  const { jwt } = useProfile();
  const [answer, setAnswer] = useState<{ jwt: string; gate: Gate } | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again.
  useEffect(() => {
    if (jwt === null) return;
    let isHere = true;
    askForPermissions().then((gate) => isHere && setAnswer({ jwt, gate }));
    return () => {
      isHere = false;
    };
  }, [jwt, turn]);
  const retry = useCallback(() => {
    setAnswer(null);
    setTurn((before) => before + 1);
  }, []);
  if (jwt === null) return { gate: isKnown ? { kind: 'nobody' } : { kind: 'loading' }, retry };
  return { gate: answer?.jwt === jwt ? answer.gate : { kind: 'loading' }, retry };
}

async function askForPermissions(): Promise<Gate> {
  try {
    const permissions = await api.call(getUserPermissions);
    return permissions.userPermissions.includes(1) ? { kind: 'open', permissions } : { kind: 'refused' };
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return { kind: 'nobody' };
    return { kind: 'failed' };
  }
}

/** The server's HTML knows nobody, and the answer to who this is takes a moment. */
function useProfileKnown(): boolean {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const look = () => void (!isProfileAwaited() && setKnown(true));
    const timer = setTimeout(() => setKnown(true), longestWaitMs);
    const stop = profileStore.subscribe(look);
    look();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return isKnown;
}
