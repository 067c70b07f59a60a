import { track } from '#web/analytics/analytics.ts';
import type { Spot } from '../advertising.contract.ts';
import { clientNameOf } from '../advertising.rules.ts';

type SpotEvent = 'spot_modal_opened' | 'spot_link_clicked' | 'client_link_clicked' | 'spot_audio_play';

/** A client's own link belongs to no spot: then `name` is empty. */
export type SpotNames = Pick<Spot, 'name' | 'clientName' | 'spotClientName'>;

export function trackSpot(event: SpotEvent, spot: SpotNames): void {
  track(event, { client: clientNameOf(spot), spot: spot.name });
}
