import { lazyPart } from '#web/parts/lazy-part.ts';

export const MixList = lazyPart(() => import('./MixList.tsx'), 'MixList');
