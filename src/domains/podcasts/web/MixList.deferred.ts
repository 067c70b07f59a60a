import { lazy } from 'react';

export const MixList = lazy(async () => ({ default: (await import('./MixList.tsx')).MixList }));
