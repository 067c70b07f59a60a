import { lazy } from 'react';

export const ProText = lazy(async () => ({ default: (await import('./ProText.tsx')).ProText }));
