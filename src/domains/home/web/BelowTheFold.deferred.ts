import { lazy } from 'react';

export const BelowTheFold = lazy(async () => ({ default: (await import('./BelowTheFold.tsx')).BelowTheFold }));
