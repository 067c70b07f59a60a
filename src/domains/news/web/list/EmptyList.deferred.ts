import { lazyPart } from '#web/parts/lazy-part.ts';

export const EmptyList = lazyPart(() => import('./EmptyList.tsx'), 'EmptyList');
