import { useState } from 'react';
import { imageUrl, videoUrl } from '#web/media.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { News } from '../../article.decode.ts';
import { articleMessages as text } from '../../news.article.messages.ts';

type Props = {
  news: Pick<
    News,
    'title' | 'image' | 'imageAlt' | 'imageCaption' | 'imageLink' | 'coverVideoFile' | 'coverVideoYoutubeId'
  >;
};

const largeScreen = 992;

/** The video of the article, or its picture. */
export function CoverMedia({ news }: Props) {
  const { coverVideoFile, coverVideoYoutubeId, image, imageCaption, imageLink } = news;
  if (!coverVideoFile && !coverVideoYoutubeId && !image) return null;
  return (
    <figure className="grid gap-2">
      <Media news={news} />
      {(imageCaption || imageLink) && (
        <figcaption className="text-14 text-ink-3">
          {imageCaption}{' '}
          {imageLink && (
            <a href={imageLink} target="_blank" rel="noopener" className="underline underline-offset-4">
              {text.credit}
            </a>
          )}
        </figcaption>
      )}
    </figure>
  );
}

function Media({ news }: Props) {
  const { coverVideoFile: file, coverVideoYoutubeId: youtubeId, image, imageAlt, title } = news;
  if (file) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the newsroom's cover videos have no speech of their own; the text says what they show.
      <video
        controls
        preload="none"
        playsInline
        aria-label={text.videoTitle(title)}
        poster={image ? imageUrl(image, '845x438') : undefined}
        width={845}
        height={438}
        className="aspect-[845/438] w-full rounded-small bg-night object-cover"
      >
        <source src={videoUrl(file, largeScreen)} media={`(min-width: ${largeScreen}px)`} />
        <source src={videoUrl(file)} />
      </video>
    );
  }
  if (youtubeId) return <YoutubeVideo id={youtubeId} title={title} poster={image} />;
  return <Picture file={image} alt={imageAlt} place="lead" width={845} height={438} priority />;
}

/** Nothing is asked of the video's host until somebody wants to see it; without scripts the poster is a link to it. */
function YoutubeVideo({ id, title, poster }: { id: string; title: string; poster: string }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) {
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`}
        title={text.videoTitle(title)}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-[845/438] w-full rounded-small bg-night"
      />
    );
  }
  return (
    <a
      href={`https://www.youtube.com/watch?v=${encodeURIComponent(id)}`}
      target="_blank"
      rel="noopener"
      aria-label={text.playVideo}
      className="group relative block"
      onClick={(event) => {
        event.preventDefault();
        setWanted(true);
      }}
    >
      <Picture file={poster} alt="" place="lead" width={845} height={438} priority />
      <span className="absolute inset-0 grid place-items-center">
        <span className="press grid size-20 place-items-center rounded-round bg-red text-white group-hover:scale-105">
          <Icon name="play" size={32} />
        </span>
      </span>
      <span className="absolute inset-x-0 bottom-0 bg-night/80 px-4 py-2 text-12 text-moon">{text.onYoutube}</span>
    </a>
  );
}
