import { lazyPart } from '#web/parts/lazy-part.ts';

export const AnswerPanel = lazyPart(() => import('./AnswerPanel.tsx'), 'AnswerPanel');
