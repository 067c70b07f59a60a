import { lazyPart } from '#web/parts/lazy-part.ts';

export const JournalistNews = lazyPart(() => import('./JournalistNews.tsx'), 'JournalistNews');
