import { Suspense } from 'react';
import { printedDay } from '#kit/printed-date.ts';
import { deferred } from '#web/parts/deferred.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { Video } from '../videos.decode.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { clockTime } from '../videos.rules.ts';
import { VideoStage } from './VideoStage.tsx';

const VideoActions = deferred(() => import('./VideoActions.tsx'), 'VideoActions');

/** One video, large, on a band of night. Named by the address it is what the page is about; else it is the newest. */
export function FeaturedVideo({ video, isNamed }: { video: Video; isNamed: boolean }) {
  const { title, description, publishedAt, seconds } = video;
  const Title = isNamed ? 'h1' : 'h2';
  return (
    <article data-theme="night" className="bg-ground py-6 text-ink md:py-12">
      <div className="page-width grid gap-6 lg:grid-cols-12 lg:items-center lg:gap-10">
        <div className="lg:col-span-8">
          <VideoStage video={video} />
        </div>
        <div className="grid content-start gap-4 lg:col-span-4">
          {isNamed ? (
            <a
              href="/videos"
              className="-ml-1 inline-flex min-h-11 items-center gap-1 justify-self-start text-14 font-semibold text-ink-2 hover:text-ink"
            >
              <Icon name="chevron-left" size={18} />
              {text.allVideos}
            </a>
          ) : (
            <p className="kicker">{text.latest}</p>
          )}
          <Title className="text-31 leading-[1.08] lg:text-39">{title}</Title>
          <p className="flex flex-wrap gap-x-3 text-14 text-ink-2">
            <time dateTime={publishedAt}>{printedDay(publishedAt)}</time>
            {seconds !== null && (
              <span>
                <span className="visually-hidden">{text.length} </span>
                {clockTime(seconds)}
              </span>
            )}
          </p>
          {description && <p className="text-16 leading-relaxed whitespace-pre-line text-ink-2">{description}</p>}
          <Suspense fallback={<div className="min-h-28" />}>
            <VideoActions video={video} />
          </Suspense>
        </div>
      </div>
    </article>
  );
}
