import { lazyPart } from '#web/parts/lazy-part.ts';

export const PromotionInfo = lazyPart(() => import('./PromotionInfo.tsx'), 'PromotionInfo');
