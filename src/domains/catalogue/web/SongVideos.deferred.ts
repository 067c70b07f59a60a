import { lazyPart } from '#web/parts/lazy-part.ts';

export const SongVideos = lazyPart(() => import('./SongVideos.tsx'), 'SongVideos');
