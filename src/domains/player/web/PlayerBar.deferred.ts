import { lazyPart } from '#web/parts/lazy-part.ts';

export const PlayerBar = lazyPart(() => import('./PlayerBar.tsx'), 'PlayerBar');
