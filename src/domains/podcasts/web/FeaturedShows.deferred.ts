import { lazy } from 'react';

export const FeaturedShows = lazy(async () => ({ default: (await import('./FeaturedShows.tsx')).FeaturedShows }));
