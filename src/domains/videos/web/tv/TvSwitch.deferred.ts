import { lazyPart } from '#web/parts/lazy-part.ts';

export const TvSwitch = lazyPart(() => import('./TvSwitch.tsx'), 'TvSwitch');
