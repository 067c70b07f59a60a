import { proPage } from '#domains/pro/pro.rules.ts';
import { useProfile } from '#web/profile/profile.ts';
import { isPro } from '#web/profile/profile-rules.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Share } from '#web/ui/Share.tsx';
import type { PodcastShow } from '../podcasts.contract.ts';
import { showMessages as text } from '../podcasts.messages.ts';
import { feedPath, podcastsPath, showPath } from '../podcasts.rules.ts';
import { PrivateFeed } from './PrivateFeed.tsx';

/** Beside the episodes: how to pass the show on and how to follow it. */
export function ShowFoot({ show }: { show: PodcastShow }) {
  const mayHear = isPro(useProfile());
  return (
    <aside className="grid content-start gap-8">
      <section aria-labelledby="condividi" className="grid gap-3">
        <h2 id="condividi" className="border-t-2 border-ink pt-3 text-20">
          {text.share}
        </h2>
        <Share title={show.name} text={text.shareText(show.name)} url={showPath(show.slug)} />
      </section>
      <section aria-labelledby="segui" className="grid justify-items-start gap-3">
        <h2 id="segui" className="w-full border-t-2 border-ink pt-3 text-20">
          {show.pro && mayHear ? text.privateFeed : text.follow}
        </h2>
        {!show.pro && (
          <>
            <p className="text-14 text-ink-2">{text.feedText}</p>
            <a
              href={feedPath(show.slug)}
              className="inline-flex min-h-11 items-center text-14 font-semibold text-accent underline-offset-4 hover:underline"
            >
              {text.feed}
            </a>
          </>
        )}
        {show.pro && mayHear && <PrivateFeed key={show.slug} slug={show.slug} />}
        {show.pro && !mayHear && (
          <>
            <p className="text-14 text-ink-2">{text.proText}</p>
            <ButtonLink href={proPage} variant="line">
              {text.proLink}
            </ButtonLink>
          </>
        )}
      </section>
      <a
        href={podcastsPath}
        className="inline-flex min-h-11 items-center text-14 font-semibold text-accent underline-offset-4 hover:underline"
      >
        {text.allPodcasts}
      </a>
    </aside>
  );
}
