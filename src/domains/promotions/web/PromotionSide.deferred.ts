import { lazyPart } from '#web/parts/lazy-part.ts';

export const PromotionSide = lazyPart(() => import('./PromotionSide.tsx'), 'PromotionSide');
