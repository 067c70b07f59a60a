import { lazyPart } from '#web/parts/lazy-part.ts';

export const Playlists = lazyPart(() => import('./Playlists.tsx'), 'Playlists');
