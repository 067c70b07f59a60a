import { lazyPart } from '#web/parts/lazy-part.ts';

export const WinnersPanel = lazyPart(() => import('./WinnersPanel.tsx'), 'WinnersPanel');
