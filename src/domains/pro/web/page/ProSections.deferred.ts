import { lazyPart } from '#web/parts/lazy-part.ts';

export const ProSections = lazyPart(() => import('./ProSections.tsx'), 'ProSections');
