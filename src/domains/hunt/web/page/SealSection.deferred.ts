import { lazy } from 'react';

export const SealSection = lazy(async () => ({ default: (await import('./SealSection.tsx')).SealSection }));
