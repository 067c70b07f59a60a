import { lazyPart } from '#web/parts/lazy-part.ts';

export const SideMostRead = lazyPart(() => import('./SideMostRead.tsx'), 'SideMostRead');
