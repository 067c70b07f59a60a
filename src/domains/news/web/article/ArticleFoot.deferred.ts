import { lazyPart } from '#web/parts/lazy-part.ts';

export const ArticleFoot = lazyPart(() => import('./ArticleFoot.tsx'), 'ArticleFoot');
