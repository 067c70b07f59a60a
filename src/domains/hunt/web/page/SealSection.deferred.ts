import { lazyPart } from '#web/parts/lazy-part.ts';

export const SealSection = lazyPart(() => import('./SealSection.tsx'), 'SealSection');
