import { lazyPart } from '#web/parts/lazy-part.ts';

export const PrizeList = lazyPart(() => import('./PrizeList.tsx'), 'PrizeList');
