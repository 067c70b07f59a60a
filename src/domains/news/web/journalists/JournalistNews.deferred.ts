import { lazy } from 'react';

export const JournalistNews = lazy(async () => ({ default: (await import('./JournalistNews.tsx')).JournalistNews }));
