import { lazyPart } from '#web/parts/lazy-part.ts';

export const FeaturedShows = lazyPart(() => import('./FeaturedShows.tsx'), 'FeaturedShows');
