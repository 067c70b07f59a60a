import { lazy } from 'react';

export const LatestEpisodes = lazy(async () => ({ default: (await import('./LatestEpisodes.tsx')).LatestEpisodes }));
