import { Suspense, useState } from 'react';
import { fileUrl } from '#web/media.ts';
import { deferred } from '#web/parts/deferred.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { Video } from '../videos.decode.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { videoSourceOf, watchAddress } from './blocks/video-source.ts';

const fetchScreen = () => import('./blocks/VideoScreen.tsx');
const VideoScreen = deferred(fetchScreen, 'VideoScreen');

/**
 * The poster until somebody wants to watch: nothing is asked of the video site before, and no film is fetched in vain. Without
 * scripts it leads to the video itself.
 */
export function VideoStage({ video: { title, image, youtubeId, file } }: { video: Video }) {
  const [isWanted, setWanted] = useState(false);
  const source = videoSourceOf(youtubeId, file);
  const poster = <Picture file={image} alt="" place="lead" width={16} height={9} priority />;
  if (!source) {
    return (
      <div className="grid gap-2">
        {poster}
        <p className="text-14 text-ink-2">{text.notYet}</p>
      </div>
    );
  }
  if (isWanted) {
    return (
      <Suspense fallback={poster}>
        <VideoScreen source={source} label={title} />
      </Suspense>
    );
  }
  const isOutside = source.kind === 'youtube';
  return (
    <a
      href={isOutside ? watchAddress(source.id) : fileUrl(source.file)}
      {...(isOutside && { target: '_blank', rel: 'noopener' })}
      aria-label={text.watch(title)}
      className="group relative block"
      onPointerEnter={() => void fetchScreen().catch(() => undefined)}
      onClick={(event) => {
        event.preventDefault();
        setWanted(true);
      }}
    >
      {poster}
      <span className="absolute inset-0 grid place-items-center">
        <span className="press grid size-17 place-items-center rounded-round bg-red text-white shadow-deep group-hover:scale-105 md:size-20">
          <Icon name="play" size={32} />
        </span>
      </span>
      {isOutside && (
        <span className="absolute inset-x-0 bottom-0 bg-night/80 px-4 py-2 text-12 text-moon">{text.onYoutube}</span>
      )}
    </a>
  );
}
