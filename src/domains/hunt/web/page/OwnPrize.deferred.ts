import { lazyPart } from '#web/parts/lazy-part.ts';

export const OwnPrize = lazyPart(() => import('./OwnPrize.tsx'), 'OwnPrize');
