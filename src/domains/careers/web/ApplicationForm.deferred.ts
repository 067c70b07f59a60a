import { lazyPart } from '#web/parts/lazy-part.ts';

export const ApplicationForm = lazyPart(() => import('./ApplicationForm.tsx'), 'ApplicationForm');
