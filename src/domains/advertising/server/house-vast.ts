import { escapeHtml } from '#kit/escape-html.ts';
import { clientNameOf } from '../advertising.rules.ts';
import type { SpotOfClient } from './advertising.store.ts';

/** What a player may report of a house ad; each is counted by spot and day. */
export const houseEvents = [
  'impression',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'click',
  'error',
] as const;
export type HouseEvent = (typeof houseEvents)[number];

const playedEvents = [
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
] as const satisfies HouseEvent[];

const opening = '<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST"';

export const emptyVast = `${opening}/>\n`;

type Options = {
  /** Where the station says that it is, whatever the caller called it; without a slash at the end. */
  origin: string;
  stationName: string;
  /** Names this very answer, as VAST 4 asks for. */
  servingId: string;
};

/** One spot as VAST 4.2, the elements in the order of the schema. */
export function houseVast({ spot, client }: SpotOfClient, { origin, stationName, servingId }: Options): string {
  const report = (event: HouseEvent) => escapeHtml(`${origin}/vast/house/${spot.slug}/${event}`);
  const tracking = playedEvents.map((event) => `<Tracking event="${event}">${report(event)}</Tracking>`).join('');
  const link = spot.link || client?.link;
  const clicks = link
    ? `<VideoClicks><ClickTracking>${report('click')}</ClickTracking><ClickThrough>${escapeHtml(link)}</ClickThrough></VideoClicks>`
    : '';
  const advertiser = clientNameOf({ clientName: client?.name ?? '', spotClientName: '' });
  const media = `<MediaFile delivery="progressive" type="audio/mpeg" width="0" height="0">${escapeHtml(`${origin}/media/480p/${spot.audio}`)}</MediaFile>`;
  return `${opening}>
<Ad id="${escapeHtml(spot.slug)}" adType="audio"><InLine>
<AdSystem version="1">${escapeHtml(stationName)}</AdSystem>
<Error>${report('error')}</Error>
<Impression>${report('impression')}</Impression>
<AdServingId>${escapeHtml(servingId)}</AdServingId>
<AdTitle>${escapeHtml(spot.name)}</AdTitle>
<Advertiser>${escapeHtml(advertiser)}</Advertiser>
<Creatives><Creative id="${escapeHtml(spot.slug)}" sequence="1">
<Linear>
<TrackingEvents>${tracking}</TrackingEvents>
<Duration>${duration(spot.seconds)}</Duration>
<MediaFiles>${media}</MediaFiles>
${clicks}
</Linear>
<UniversalAdId idRegistry="unknown">${escapeHtml(spot.slug)}</UniversalAdId>
</Creative></Creatives>
</InLine></Ad>
</VAST>
`;
}

/** `HH:MM:SS.mmm`. */
function duration(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
