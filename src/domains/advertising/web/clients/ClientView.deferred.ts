import { lazy } from 'react';

export const ClientView = lazy(async () => ({ default: (await import('./ClientView.tsx')).ClientView }));
