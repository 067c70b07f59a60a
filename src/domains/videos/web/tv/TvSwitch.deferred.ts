import { lazy } from 'react';

export const TvSwitch = lazy(async () => ({ default: (await import('./TvSwitch.tsx')).TvSwitch }));
