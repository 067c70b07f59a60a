import { lazy } from 'react';

export const SongLyrics = lazy(async () => ({ default: (await import('./SongLyrics.tsx')).SongLyrics }));
