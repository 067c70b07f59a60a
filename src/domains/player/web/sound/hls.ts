import Hls from 'hls.js/light';
import type { HlsLike } from '#engines/player/audio-driver.ts';

/** What the page's policy does not allow, a worker from a blob and text tracks from data, sound does not need. */
const soundOnly = {
  enableWorker: false,
  enableID3MetadataCues: false,
  enableEmsgMetadataCues: false,
  enableDateRangeMetadataCues: false,
};

/** HLS for the browsers that do not know it, by Media Source Extensions. Fetched with the first stream that needs it. */
export function hlsOn(audio: HTMLAudioElement): HlsLike {
  return {
    attach(src, onFatal) {
      const hls = new Hls(soundOnly);
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) onFatal();
      });
      hls.loadSource(src);
      hls.attachMedia(audio);
      return { letGo: () => hls.destroy(), airedAtMs: () => hls.playingDate?.getTime() ?? null };
    },
  };
}
