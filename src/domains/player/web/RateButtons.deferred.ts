import { lazyPart } from '#web/parts/lazy-part.ts';

export const RateButtons = lazyPart(() => import('./listen-later.ts'), 'RateButtons');
