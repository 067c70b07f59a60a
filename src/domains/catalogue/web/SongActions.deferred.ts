import { lazy } from 'react';

export const SongActions = lazy(async () => ({ default: (await import('./SongActions.tsx')).SongActions }));
