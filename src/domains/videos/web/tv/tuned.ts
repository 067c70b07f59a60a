/** A channel on a screen: back to the present moment after a pause, and off again. */
export type Tuned = { goLive(): void; leave(): void };

/** A start that the browser refuses, or that is overtaken by another, shows in the element's own events. */
export function start(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}
