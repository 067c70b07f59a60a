import { lazy } from 'react';

export const ClosedPromotions = lazy(async () => ({
  default: (await import('./ClosedPromotions.tsx')).ClosedPromotions,
}));
