import { lazyPart } from '#web/parts/lazy-part.ts';

export const BelowPlayer = lazyPart(() => import('./listen-later.ts'), 'BelowPlayer');
