import type { Stream } from '#engines/player/player-state.ts';
import { withCampaignSource } from '#engines/player/stream-choice.ts';
import { pageState } from '#web/page-state.ts';
import { browserStorage, keep } from '../sound/browser-storage.ts';

const campaignKey = 'utm_source';

/** Whoever came through a campaign hears its stream address on every page of the visit, not only on the first. */
export function createCampaign(): (stream: Stream) => Stream {
  const campaigns = knownCampaigns();
  const visit = browserStorage('sessionStorage');
  const named = new URLSearchParams(location.search).get(campaignKey);
  if (named !== null && Object.hasOwn(campaigns, named)) keep(visit, campaignKey, named);
  const kept = visit.getItem(campaignKey) ?? '';
  return (stream) => withCampaignSource(stream, `?${new URLSearchParams({ utm_source: kept })}`, campaigns);
}

/** They stand in the page, so that play need not wait for them. */
function knownCampaigns(): Readonly<Record<string, string>> {
  const { shell } = pageState().loaderData as { shell?: { parameters?: { campaigns?: Record<string, string> } } };
  return shell?.parameters?.campaigns ?? {};
}
