import { useQuery } from '@tanstack/react-query';
import { CallError } from '#contract/client.ts';
import { checkSetupKey } from '#domains/accounts/setup.contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { entryApi } from '../api.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { staffState } from '../staff-state.ts';
import { StationName } from '../ui/StationName.tsx';
import { FirstAdministratorForm } from './FirstAdministratorForm.tsx';
import { setupMessages as text } from './setup.messages.ts';

type Props = { setupKey: string; onEntered: () => void; onSignIn: () => void };

/** What the one-time address of a station without an administrator opens. */
export function FirstAdministratorScreen({ setupKey, onEntered, onSignIn }: Props) {
  const { error, isPending, refetch } = useQuery({
    queryKey: ['setup-key', setupKey],
    queryFn: () => entryApi.call(checkSetupKey, { body: { key: setupKey } }),
    retry: false,
  });
  useScreenTitle(text.title);
  const isSpent = error instanceof CallError && error.status === 403;
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-8 px-4 py-10">
      <StationName name={staffState().station} className="text-31" />
      <section className="grid w-full max-w-md gap-5 rounded-card border border-rule bg-card p-6 md:p-8">
        <div className="grid gap-1">
          <h1 className="text-25">{isSpent ? text.spentTitle : text.title}</h1>
          <p className="text-ink-2">{isSpent ? text.spent : text.lead}</p>
        </div>
        {isPending && <Loading />}
        {error && !isSpent && <LoadFailure error={error} onAgain={() => void refetch()} />}
        {isSpent && <Button onClick={onSignIn}>{text.signIn}</Button>}
        {!isPending && !error && (
          <FirstAdministratorForm
            setupKey={setupKey}
            onEntered={onEntered}
            onSignIn={onSignIn}
            onSpent={() => void refetch()}
          />
        )}
      </section>
    </main>
  );
}
