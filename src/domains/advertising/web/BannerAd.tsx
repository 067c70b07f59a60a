import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { getHouseBanner } from '../advertising.contract.ts';
import { bannerMessages } from '../advertising.messages.ts';
import { type BannerSize, createBannerPlaces, inkOn } from '../advertising.rules.ts';
import { useBannerSize } from './use-banner-size.ts';

const words: Record<BannerSize, { name: string; text: string }> = {
  '970x90': { name: 'text-31', text: 'text-16' },
  '728x90': { name: 'text-25', text: 'text-14' },
  '468x60': { name: 'text-20', text: 'text-12' },
  '320x100': { name: 'text-20', text: 'text-12' },
  '234x60': { name: 'text-16', text: 'hidden' },
};

/** Each place of the page shows another advertiser, while there are others. */
const places = createBannerPlaces(Date.now);

/** A house banner, drawn from the client's colour and words, in the size that the screen has room for. */
export function BannerAd({ turn }: { turn?: string }) {
  const size = useBannerSize();
  // The banner of the turn before stays until the next one is here: an empty place would move the page.
  const { latest: banner } = useQuery(turn ?? '', (_, signal) => {
    const mine = places.take();
    signal.addEventListener('abort', () => places.release(mine));
    return api.call(getHouseBanner, { query: mine, signal });
  });
  if (!banner || !size) return null;
  const [width, height] = size.split('x').map(Number);
  const ink = inkOn(banner.clientColor);
  return (
    <aside aria-label={bannerMessages.label} data-ad-size={size} className="grid justify-items-center gap-1.5">
      <p className="kicker text-ink-3" aria-hidden="true">
        {bannerMessages.label}
      </p>
      <a
        href={banner.link || undefined}
        target="_blank"
        rel="noopener noreferrer sponsored"
        className="grid content-center gap-0.5 overflow-hidden rounded-small px-4 text-center no-underline"
        style={{ width, height, backgroundColor: banner.clientColor, color: ink }}
      >
        <span className={`truncate font-serif leading-tight font-[560] ${words[size].name}`}>{banner.clientName}</span>
        <span className={`truncate leading-tight ${words[size].text}`}>{banner.text}</span>
      </a>
    </aside>
  );
}
