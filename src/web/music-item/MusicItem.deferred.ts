import { lazyPart } from '../parts/lazy-part.ts';

export const MusicItem = lazyPart(() => import('./MusicItem.tsx'), 'MusicItem');
