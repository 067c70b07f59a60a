import { lazy } from 'react';

export const ArticlePodcast = lazy(async () => ({ default: (await import('./ArticlePodcast.tsx')).ArticlePodcast }));
