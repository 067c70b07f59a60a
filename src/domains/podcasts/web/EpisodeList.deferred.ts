import { lazyPart } from '#web/parts/lazy-part.ts';

export const EpisodeList = lazyPart(() => import('./EpisodeList.tsx'), 'EpisodeList');
