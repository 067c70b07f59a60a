import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { checkHuntAndPrizes, type HuntInfo } from '../../hunt.contract.ts';
import { huntMessages as text } from '../../hunt.messages.ts';

/** What whoever is signed in has won in this hunt; the page itself is the same for everybody. */
export function OwnPrize({ hunt }: { hunt: HuntInfo }) {
  const { jwt } = useProfile();
  const [prize, setPrize] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was loaded anew may have been so because of a win.
  useEffect(() => {
    if (!jwt) return;
    let isCurrent = true;
    api.call(checkHuntAndPrizes).then(
      (hunt) => isCurrent && setPrize(hunt?.ownPrize?.prizeName ?? null),
      (error) => console.warn('the hunt did not load', error),
    );
    return () => {
      isCurrent = false;
      setPrize(null);
    };
  }, [jwt, hunt]);
  return (
    <div role="status" className="empty:hidden">
      {prize && (
        <p className="flex items-start gap-3 border-l-4 border-gold bg-raised px-4 py-3">
          <Icon name="check" className="mt-0.5 text-good" />
          {text.alreadyWon(prize)}
        </p>
      )}
    </div>
  );
}
