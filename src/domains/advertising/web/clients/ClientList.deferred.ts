import { lazy } from 'react';

export const ClientList = lazy(async () => ({ default: (await import('./ClientList.tsx')).ClientList }));
