import { lazy } from 'react';

export const EmptyList = lazy(async () => ({ default: (await import('./EmptyList.tsx')).EmptyList }));
