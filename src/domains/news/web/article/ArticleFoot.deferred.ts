import { lazy } from 'react';

export const ArticleFoot = lazy(async () => ({ default: (await import('./ArticleFoot.tsx')).ArticleFoot }));
