import { lazyPart } from '#web/parts/lazy-part.ts';

export const RelatedNews = lazyPart(() => import('./RelatedNews.tsx'), 'RelatedNews');
