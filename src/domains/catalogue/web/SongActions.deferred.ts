import { lazyPart } from '#web/parts/lazy-part.ts';

export const SongActions = lazyPart(() => import('./SongActions.tsx'), 'SongActions');
