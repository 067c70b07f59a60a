import { useState } from 'react';
import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { createPrivateFeed, getProPodcastsData, revokePrivateFeed } from '../podcasts.contract.ts';
import { showMessages as text } from '../podcasts.messages.ts';

const about = 'private feed';

/** A PRO listener's own address of the show's feed: given once, renewed or ended at will. */
export function PrivateFeed({ slug }: { slug: string }) {
  const [address, setAddress] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [changed, setFeed] = useState<boolean | null>(null);
  const { latest: shows } = useQuery('own feeds', (_, signal) => api.call(getProPodcastsData, { signal }));
  const hasFeed = changed ?? shows?.some((show) => show.slug === slug && show.hasPrivateFeed);

  async function act(run: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      console.warn('the own feed did not change', error);
      toast('error', text.feedFailed, { about });
    }
    setBusy(false);
  }

  async function create(): Promise<void> {
    const made = await api.call(createPrivateFeed, { body: { show: slug } });
    settle(about);
    setAddress(made.address);
    setFeed(true);
  }

  async function revoke(): Promise<void> {
    await api.call(revokePrivateFeed, { params: { show: slug } });
    setAddress('');
    setFeed(false);
    toast('success', text.feedRevoked, { about });
  }

  return (
    <>
      <p className="text-14 text-ink-2">{text.privateFeedText}</p>
      <p role="status" className="text-14 font-semibold empty:hidden">
        {address ? text.feedCreated : hasFeed ? text.feedExists : ''}
      </p>
      {address && <output className="w-full rounded-small bg-raised p-3 text-14 break-all">{address}</output>}
      <div className="flex flex-wrap gap-3">
        <Button variant="line" busy={isBusy} onClick={() => void act(create)}>
          {hasFeed ? text.renewFeed : text.createFeed}
        </Button>
        {hasFeed && (
          <Button variant="ghost" disabled={isBusy} onClick={() => void act(revoke)}>
            {text.revokeFeed}
          </Button>
        )}
      </div>
    </>
  );
}
