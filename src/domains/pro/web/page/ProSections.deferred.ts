import { lazy } from 'react';

export const ProSections = lazy(async () => ({ default: (await import('./ProSections.tsx')).ProSections }));
