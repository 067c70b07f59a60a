import { lazy } from 'react';

export const EpisodeFoot = lazy(async () => ({ default: (await import('./EpisodeFoot.tsx')).EpisodeFoot }));
