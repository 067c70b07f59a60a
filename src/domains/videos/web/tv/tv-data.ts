import { imageUrl } from '#web/media.ts';
import { tvMessages as text } from '../../tv.messages.ts';
import { onTvAt } from '../../tv.rules.ts';
import type { TvProgramme } from '../../videos.decode.ts';

/** A live video after https://developers.google.com/search/docs/appearance/structured-data/video#broadcast-event. */
export function tvData({ streamUrl, films }: TvProgramme, station: string, now: number): object[] {
  const on = onTvAt(films, now);
  if (!on && !streamUrl) return [];
  const startedAt = new Date(now - (on?.offsetSeconds ?? 0) * 1000).toISOString();
  const image = films[on?.index ?? 0]?.image;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: `${text.headTitle} | ${station}`,
      description: text.headDescription(station),
      url: '/tv',
      thumbnailUrl: [image ? imageUrl(image, '1200x600') : '/share.jpg'],
      uploadDate: startedAt,
      inLanguage: 'it',
      ...(streamUrl && { contentUrl: streamUrl }),
      publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: startedAt },
    },
  ];
}
