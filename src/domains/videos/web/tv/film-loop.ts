import { videoUrl } from '#web/media.ts';
import { afterOnTv, type OnTv, onTvAt } from '../../tv.rules.ts';
import type { TvProgramme } from '../../videos.decode.ts';
import { start, type Tuned } from './tuned.ts';

/** Films one after the other, each where the clock says it is. */
export function playFilms(video: HTMLVideoElement, films: TvProgramme['films']): Tuned {
  let shown = -1;

  function show(wanted: OnTv | null): void {
    const film = wanted && films[wanted.index];
    if (!wanted || !film) return;
    if (wanted.index !== shown) video.src = videoUrl(film.file, window.innerWidth);
    shown = wanted.index;
    video.currentTime = wanted.offsetSeconds;
    start(video);
  }

  const goOn = () => show(afterOnTv(films, shown, Date.now()));
  video.addEventListener('ended', goOn);
  return {
    goLive: () => show(onTvAt(films, Date.now())),
    leave() {
      video.removeEventListener('ended', goOn);
      video.removeAttribute('src');
      video.load();
    },
  };
}
