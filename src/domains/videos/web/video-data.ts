import { breadcrumbs } from '#web/json-ld.ts';
import { imageUrl, videoUrl } from '#web/media.ts';
import type { Video } from '../videos.decode.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { isoDuration, videoPath } from '../videos.rules.ts';
import { embedAddress } from './blocks/video-source.ts';

/** What search engines read of a video: https://developers.google.com/search/docs/appearance/structured-data/video. */
export function videoData(video: Video, isNamed: boolean): object[] {
  const { title, description, image, publishedAt, seconds, file, youtubeId } = video;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description: description || title,
      url: videoPath(video),
      thumbnailUrl: [image ? imageUrl(image, '1200x600') : '/share.jpg'],
      uploadDate: publishedAt,
      inLanguage: 'it',
      ...(seconds && { duration: isoDuration(seconds) }),
      ...(file && { contentUrl: videoUrl(file, 1200) }),
      ...(youtubeId && { embedUrl: embedAddress(youtubeId) }),
    },
    breadcrumbs([
      { name: text.kicker, path: '/videos' },
      ...(isNamed ? [{ name: title, path: videoPath(video) }] : []),
    ]),
  ];
}
