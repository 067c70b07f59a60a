import { breadcrumbs } from '#web/json-ld.ts';
import { imageUrl, videoUrl } from '#web/media.ts';
import type { Video } from '../videos.contract.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { isoDuration, videoPath } from '../videos.rules.ts';
import { embedAddress } from './blocks/video-source.ts';

/** What search engines read of a video: https://developers.google.com/search/docs/appearance/structured-data/video. */
export function videoData(video: Video, isNamed: boolean): object[] {
  const { title, description, videoImage, publishedAt, seconds, videoFileName, videoYoutubeId } = video;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'VideoObject',
      name: title,
      description: description || title,
      url: videoPath(video),
      thumbnailUrl: [videoImage ? imageUrl(videoImage, '1200x600') : '/share.jpg'],
      uploadDate: publishedAt,
      inLanguage: 'it',
      ...(seconds && { duration: isoDuration(seconds) }),
      ...(videoFileName && { contentUrl: videoUrl(videoFileName, 1200) }),
      ...(videoYoutubeId && { embedUrl: embedAddress(videoYoutubeId) }),
    },
    breadcrumbs([
      { name: text.kicker, path: '/videos' },
      ...(isNamed ? [{ name: title, path: videoPath(video) }] : []),
    ]),
  ];
}
