import { getSpotData } from '#domains/advertising/advertising.contract.ts';
import { getLastPlayed } from '#domains/live/live.contract.ts';
import { standardStreamId } from '#engines/player/default-stream.ts';
import { api } from '#web/api.ts';
import { audioUrl } from '#web/media.ts';

/** The sound of the spot that the station aired last; null when it has aired none. */
export async function findHouseSpot(): Promise<string | null> {
  const played = await api.call(getLastPlayed, { params: { metaId: standardStreamId } });
  const slug = played.find(({ spotSlug }) => spotSlug)?.spotSlug;
  if (!slug) return null;
  const { audioFile } = await api.call(getSpotData, { params: { slug } });
  return audioFile ? audioUrl(audioFile) : null;
}
