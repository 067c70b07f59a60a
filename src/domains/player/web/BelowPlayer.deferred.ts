import { lazy } from 'react';

export const BelowPlayer = lazy(async () => ({ default: (await import('./listen-later.ts')).BelowPlayer }));
