import { lazyPart } from '#web/parts/lazy-part.ts';

export const ArtistSlider = lazyPart(() => import('./ArtistSlider.tsx'), 'ArtistSlider');
