import { lazy } from 'react';

export const RateButtons = lazy(async () => ({ default: (await import('./listen-later.ts')).RateButtons }));
