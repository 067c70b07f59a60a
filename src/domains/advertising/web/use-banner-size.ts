import { useEffect, useState } from 'react';
import { type BannerSize, bannerSizeAt } from '../advertising.rules.ts';

/** Null until the page is hydrated: the server knows no screen. */
export function useBannerSize(): BannerSize | null {
  const [size, setSize] = useState<BannerSize | null>(null);
  useEffect(() => {
    const measure = () => setSize(bannerSizeAt(document.documentElement.clientWidth));
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return size;
}
