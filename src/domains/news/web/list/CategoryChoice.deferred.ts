import { lazy } from 'react';

export const CategoryChoice = lazy(async () => ({ default: (await import('./CategoryChoice.tsx')).CategoryChoice }));
