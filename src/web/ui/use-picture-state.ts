import { useEffect, useRef, useState } from 'react';

type PictureState = 'plain' | 'waiting' | 'shown' | 'failed';

/**
 * A picture is visible without any script ('plain'). Only one that is still on its way when the page is hydrated is
 * faded in; the one that the first screen waits for never is, since a fade would make it later.
 */
export function usePictureState(file: string, priority: boolean) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<PictureState>('plain');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file begins anew.
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    if (element.complete) {
      setState(element.naturalWidth > 0 ? 'plain' : 'failed');
      return;
    }
    if (!priority) setState('waiting');
    const settle = (event: Event) => setState(event.type === 'load' ? 'shown' : 'failed');
    element.addEventListener('load', settle);
    element.addEventListener('error', settle);
    return () => {
      element.removeEventListener('load', settle);
      element.removeEventListener('error', settle);
    };
  }, [file, priority]);

  return { image, state };
}
