import { lazy } from 'react';

export const ShowFoot = lazy(async () => ({ default: (await import('./ShowFoot.tsx')).ShowFoot }));
