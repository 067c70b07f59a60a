import { lazyPart } from '#web/parts/lazy-part.ts';

export const StreamChoice = lazyPart(() => import('./listen-later.ts'), 'StreamChoice');
