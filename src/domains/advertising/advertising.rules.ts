import type { Spot } from './advertising.contract.ts';
import { spotMessages } from './advertising.messages.ts';

const defaultClientColor = '#d8d8d8';

export function clientColourOf({ clientColor }: Pick<Spot, 'clientColor'>): string {
  return clientColor || defaultClientColor;
}

export function clientNameOf({ spotClientName, clientName }: Pick<Spot, 'clientName' | 'spotClientName'>): string {
  return spotClientName || clientName || spotMessages.defaultClient;
}

export type SpotAudioAction = 'play' | 'pause' | 'resume';

/** What the spot's button does: `heard` is the address that the player holds, if it holds one at all. */
export function spotAudioAction(
  spot: string,
  { heard, isPlaying }: { heard: string | null; isPlaying: boolean },
): SpotAudioAction {
  if (heard !== spot) return 'play';
  return isPlaying ? 'pause' : 'resume';
}

const turnMs = 60_000;

/** Clients take turns by the minute. */
export function turnAt(now: number): number {
  return Math.floor(now / turnMs);
}

export type BannerPlace = { place: number; turn: number };

/** The places that a page has for banners: whoever comes gets the lowest free one, and all count from the same turn. */
export function createBannerPlaces(now: () => number) {
  const taken = new Set<number>();
  let turn = 0;
  return {
    take(): BannerPlace {
      if (taken.size === 0) turn = turnAt(now());
      let place = 0;
      while (taken.has(place)) place++;
      taken.add(place);
      return { place, turn };
    },
    release({ place }: BannerPlace): void {
      taken.delete(place);
    },
  };
}

const bannerSizes = ['970x90', '728x90', '468x60', '320x100', '234x60'] as const;
export type BannerSize = (typeof bannerSizes)[number];

const wideFrom = 768;

/** The largest banner that stands whole between the page's margins, which are wider from 768 px on. */
export function bannerSizeAt(viewportWidth: number): BannerSize {
  const room = viewportWidth - (viewportWidth >= wideFrom ? 48 : 32);
  return bannerSizes.find((size) => Number.parseInt(size, 10) <= room) ?? '234x60';
}

/** Letters that can be read on a client's colour (WCAG relative luminance; above 0.18 black has the stronger contrast). */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? '#000000' : '#ffffff';
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
