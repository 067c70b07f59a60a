import type { Volume } from '#engines/player/default-volume.ts';
import type { OtherMedia } from '#engines/player/other-media.ts';

type Radio = {
  beginOtherMedia(stopIt: () => void): OtherMedia;
  playLive(byGesture?: boolean): void;
  toggle(): void;
  setVolume(percent: number): void;
  now(): Volume & { isPlaying: boolean };
};

let radio: Radio | null = null;

/** The player's place in the shell says who the radio is, so that what plays beside it need not know the player. */
export function connectRadio(one: Radio): void {
  radio = one;
}

/** Something else begins to play: the radio is silent until it ends. `stopIt` is called when the radio starts again. */
export function beginOtherMedia(stopIt: () => void): OtherMedia {
  return radio?.beginOtherMedia(stopIt) ?? { end: () => undefined, pause: () => undefined };
}

/** The radio's own buttons, for what starts or stops it without a press on them; null until it is there. */
export function theRadio(): Radio | null {
  return radio;
}
