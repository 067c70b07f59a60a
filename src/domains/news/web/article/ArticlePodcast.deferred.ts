import { lazyPart } from '#web/parts/lazy-part.ts';

export const ArticlePodcast = lazyPart(() => import('./ArticlePodcast.tsx'), 'ArticlePodcast');
