import { lazy } from 'react';

export const OwnPrize = lazy(async () => ({ default: (await import('./OwnPrize.tsx')).OwnPrize }));
