import { useEffect, useRef } from 'react';
import { player } from '#domains/player/web/blocks/player.ts';
import type { OtherMedia } from '#engines/player/other-media.ts';

/** While a video has the listener's ear the radio is silent; it comes back afterwards if it played before. */
export function useRadioPause() {
  const media = useRef<OtherMedia | null>(null);
  useEffect(() => () => media.current?.end(), []);
  return {
    begin(stopIt: () => void) {
      media.current = player.beginOtherMedia(stopIt);
    },
    pause: () => media.current?.pause(),
    end: () => media.current?.end(),
  };
}
