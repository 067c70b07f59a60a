import { lazy } from 'react';

export const RelatedNews = lazy(async () => ({ default: (await import('./RelatedNews.tsx')).RelatedNews }));
