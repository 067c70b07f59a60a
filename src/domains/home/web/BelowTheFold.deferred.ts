import { lazy } from 'react';
import { whenNear } from '#web/when-near.ts';
import { belowTheFold } from './below-mark.ts';

export const BelowTheFold = lazy(async () => {
  await whenNear(`[${belowTheFold}]`);
  return { default: (await import('./BelowTheFold.tsx')).BelowTheFold };
});
