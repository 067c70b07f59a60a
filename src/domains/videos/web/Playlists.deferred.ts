import { lazy } from 'react';

export const Playlists = lazy(async () => ({ default: (await import('./Playlists.tsx')).Playlists }));
