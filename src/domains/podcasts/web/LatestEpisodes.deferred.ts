import { lazyPart } from '#web/parts/lazy-part.ts';

export const LatestEpisodes = lazyPart(() => import('./LatestEpisodes.tsx'), 'LatestEpisodes');
