import { lazyPart } from '#web/parts/lazy-part.ts';

export const ClosedPromotions = lazyPart(() => import('./ClosedPromotions.tsx'), 'ClosedPromotions');
