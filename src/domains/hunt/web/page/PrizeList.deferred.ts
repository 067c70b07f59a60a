import { lazy } from 'react';

export const PrizeList = lazy(async () => ({ default: (await import('./PrizeList.tsx')).PrizeList }));
