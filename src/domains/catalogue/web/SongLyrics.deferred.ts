import { lazyPart } from '#web/parts/lazy-part.ts';

export const SongLyrics = lazyPart(() => import('./SongLyrics.tsx'), 'SongLyrics');
