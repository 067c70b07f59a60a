import type { Player } from '#engines/player/create-player.ts';
import { type AdAudience, createPreroll } from '#engines/player/policies/preroll.ts';
import { track } from '#web/analytics/analytics.ts';
import { pageState } from '#web/page-state.ts';
import type { ShellData } from '#web/shell/shell-data.ts';
import { followAd } from './preroll-follow.ts';
import { getTag, send } from './preroll-net.ts';
import { fillMacros } from './preroll-progress.ts';
import { targeting } from './preroll-targeting.ts';
import { readVast, type VastAd, VastError } from './preroll-vast.ts';

export type Ads = ReturnType<typeof createAds>;

type Options = { audience: () => AdAudience; audio: HTMLAudioElement; engine: Player };

/** Everything about prerolls that a page without advertisements never loads. */
export function createAds({ audience, audio, engine }: Options) {
  let fetched: VastAd | null = null;
  let address = location.href;

  const preroll = createPreroll({
    audience,
    tags,
    async get(tag) {
      address = new URL(fillMacros(tag, await targeting(tag)), location.href).href;
      return getTag(address);
    },
    async read(xml) {
      try {
        fetched = await readVast(xml, { address, get: getTag });
      } catch (error) {
        if (error instanceof VastError) send(error.reports.error, { ERRORCODE: String(error.code) });
        throw error;
      }
      return fetched;
    },
    onError: (reason) => track('ad_error', { reason }),
  });
  const { failed } = followAd({ engine, audio, known: () => fetched, send });
  return { preroll, failed };
}

/** The addresses that came with the page's settings: the ad manager, then the target-spot one. */
function tags(): string[] {
  const shell = pageState().loaderData.shell as ShellData | undefined;
  const { adManager = '', targetSpot = '' } = shell?.parameters.prerollAdTags ?? {};
  return [adManager, targetSpot].filter(Boolean);
}
