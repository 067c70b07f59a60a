import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { ToastList } from '#web/toasts/ToastList.tsx';
import { Frame } from './frame/Frame.tsx';
import { LoadFailure } from './frame/LoadFailure.tsx';
import { Loading } from './frame/Loading.tsx';
import { SignInAgain } from './session/SignInAgain.tsx';
import { SignInScreen } from './session/SignInScreen.tsx';
import { MeProvider, useWhoIsThere } from './session/use-me.ts';
import { FirstAdministratorScreen } from './setup/FirstAdministratorScreen.tsx';
import { forgetSetupKey, setupKeyInAddress } from './setup/setup-key.ts';
import { staffState } from './staff-state.ts';

/** Nobody: the sign-in screen. Somebody without a role: the site's own 404, which the server decides on. Staff: the desk. */
export function StaffApp() {
  const [isSignedIn, setSignedIn] = useState(() => staffState().isSignedIn);
  const { data: me, error, refetch } = useWhoIsThere(isSignedIn);
  const [setupKey, setSetupKey] = useState(setupKeyInAddress);
  const client = useQueryClient();
  const status = error instanceof CallError ? error.status : undefined;
  useEffect(() => {
    if (status === 403) location.reload();
  }, [status]);
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);

  if (me) {
    return (
      <MeProvider value={me}>
        <Frame />
        <SignInAgain />
        <ToastList />
      </MeProvider>
    );
  }
  if (!isSignedIn || status === 401) {
    const enter = () => {
      setSignedIn(true);
      void client.resetQueries({ queryKey: ['me'] });
    };
    if (setupKey === null) return <SignInScreen onEntered={enter} />;
    const forget = () => {
      forgetSetupKey();
      setSetupKey(null);
    };
    return (
      <FirstAdministratorScreen
        setupKey={setupKey}
        onSignIn={forget}
        onEntered={() => {
          forget();
          enter();
        }}
      />
    );
  }
  if (error && status !== 403) return <LoadFailure error={error} onAgain={() => void refetch()} />;
  return <Loading />;
}
