import { lazyPart } from '#web/parts/lazy-part.ts';

export const EpisodeFoot = lazyPart(() => import('./EpisodeFoot.tsx'), 'EpisodeFoot');
