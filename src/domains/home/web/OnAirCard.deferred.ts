import { lazy } from 'react';

export const OnAirCard = lazy(async () => ({ default: (await import('./OnAirCard.tsx')).OnAirCard }));
