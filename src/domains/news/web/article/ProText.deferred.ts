import { lazyPart } from '#web/parts/lazy-part.ts';

export const ProText = lazyPart(() => import('./ProText.tsx'), 'ProText');
