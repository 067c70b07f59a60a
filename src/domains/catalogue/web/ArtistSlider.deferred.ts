import { lazy } from 'react';

export const ArtistSlider = lazy(async () => ({ default: (await import('./ArtistSlider.tsx')).ArtistSlider }));
