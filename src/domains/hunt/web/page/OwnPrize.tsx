import { useMemo } from 'react';
import { api } from '#web/api.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { useQuery } from '#web/query/use-query.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { checkHuntAndPrizes } from '../../hunt.contract.ts';
import { decodeWonPrize, type Hunt } from '../../hunt.decode.ts';
import { huntMessages as text } from '../../hunt.messages.ts';

/** What whoever is signed in has won in this hunt; the page itself is the same for everybody. */
export function OwnPrize({ hunt }: { hunt: Hunt }) {
  const { jwt } = useProfile();
  // A page that was loaded anew may have been so because of a win.
  const key = useMemo(() => (jwt ? { jwt, hunt } : null), [jwt, hunt]);
  const { query } = useQuery(key, async (_, signal) => {
    const own = (await api.call(checkHuntAndPrizes, { signal }))?.ownPrize;
    return own ? decodeWonPrize(own) : null;
  });
  const prize = query.kind === 'loaded' && query.data?.name;
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
