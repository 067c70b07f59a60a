import { lazyPart } from '#web/parts/lazy-part.ts';

export const ClientView = lazyPart(() => import('./ClientView.tsx'), 'ClientView');
