import Hls from 'hls.js/light';
import { start, type Tuned } from './tuned.ts';

/** What the page's policy does not allow, a worker from a blob and text tracks from data, is left out. */
const settings = {
  enableWorker: false,
  enableID3MetadataCues: false,
  enableEmsgMetadataCues: false,
  enableDateRangeMetadataCues: false,
};

/** A live HLS stream, by Media Source Extensions or, where a browser has none, by the browser itself. */
export function playStream(video: HTMLVideoElement, url: string, onFatal: () => void): Tuned {
  if (!Hls.isSupported()) {
    return {
      goLive() {
        video.src = url;
        start(video);
      },
      leave: () => video.removeAttribute('src'),
    };
  }
  const hls = new Hls(settings);
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFatal();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    goLive() {
      if (hls.liveSyncPosition) video.currentTime = hls.liveSyncPosition;
      start(video);
    },
    leave: () => hls.destroy(),
  };
}
