import { lazy } from 'react';

export const PromotionInfo = lazy(async () => ({ default: (await import('./PromotionInfo.tsx')).PromotionInfo }));
