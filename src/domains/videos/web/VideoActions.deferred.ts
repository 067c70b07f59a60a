import { lazyPart } from '#web/parts/lazy-part.ts';

export const VideoActions = lazyPart(() => import('./VideoActions.tsx'), 'VideoActions');
