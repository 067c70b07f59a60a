import { lazy } from 'react';

export const MusicItem = lazy(async () => ({ default: (await import('./MusicItem.tsx')).MusicItem }));
