import { lazy } from 'react';

export const EpisodeList = lazy(async () => ({ default: (await import('./EpisodeList.tsx')).EpisodeList }));
