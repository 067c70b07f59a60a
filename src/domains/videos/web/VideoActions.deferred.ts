import { lazy } from 'react';

export const VideoActions = lazy(async () => ({ default: (await import('./VideoActions.tsx')).VideoActions }));
