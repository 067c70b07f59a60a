import { lazy } from 'react';

export const SongVideos = lazy(async () => ({ default: (await import('./SongVideos.tsx')).SongVideos }));
