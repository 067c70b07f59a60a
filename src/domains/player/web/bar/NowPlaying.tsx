import { useLocation } from 'react-router';
import { coverUrl } from '#web/media.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { playerMessages } from '../../player.messages.ts';
import { longArtist, longSong } from '../../player.rules.ts';
import { useHeard } from '../sound/heard.ts';

/** Whoever reads the figures must not be led away from them. */
const stayPath = '/a1stats';

/** Cover, song and artist; they lead to the listen page. */
export function NowPlaying() {
  const { pathname } = useLocation();
  const place = 'flex min-w-0 items-center gap-3 rounded-small no-underline md:gap-4';
  if (pathname === stayPath) {
    return (
      <div className={place}>
        <Names />
      </div>
    );
  }
  return (
    <a href="/ascolta-la-radio" title={playerMessages.openListenPage} className={place}>
      <Names />
    </a>
  );
}

function Names() {
  const { title, artist, cover } = useHeard();
  return (
    <>
      <Picture
        key={cover}
        file={cover && coverUrl(cover, 150)}
        alt=""
        width={52}
        height={52}
        priority
        className="size-12 shrink-0 md:size-13"
      />
      <span className="grid min-w-0 gap-0.5">
        <span
          data-heard="song"
          className={`truncate font-serif leading-tight font-[560] ${title.length > longSong ? 'long-name text-14 md:text-16' : 'text-16'}`}
        >
          {title}
        </span>
        <span
          data-heard="artist"
          className={`truncate leading-tight text-ink-2 ${artist.length > longArtist ? 'long-name text-12 md:text-14' : 'text-14'}`}
        >
          {artist}
        </span>
      </span>
    </>
  );
}
