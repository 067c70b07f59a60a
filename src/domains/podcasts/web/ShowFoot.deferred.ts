import { lazyPart } from '#web/parts/lazy-part.ts';

export const ShowFoot = lazyPart(() => import('./ShowFoot.tsx'), 'ShowFoot');
