import { lazy } from 'react';

export const StreamChoice = lazy(async () => ({ default: (await import('./listen-later.ts')).StreamChoice }));
