import { lazy } from 'react';

export const ApplicationForm = lazy(async () => ({ default: (await import('./ApplicationForm.tsx')).ApplicationForm }));
