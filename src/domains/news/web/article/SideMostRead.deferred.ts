import { lazy } from 'react';

export const SideMostRead = lazy(async () => ({ default: (await import('./SideMostRead.tsx')).SideMostRead }));
