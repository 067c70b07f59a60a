import { lazy } from 'react';

export const PlayerBar = lazy(async () => ({ default: (await import('./PlayerBar.tsx')).PlayerBar }));
