import { lazy } from 'react';

export const PromotionSide = lazy(async () => ({ default: (await import('./PromotionSide.tsx')).PromotionSide }));
