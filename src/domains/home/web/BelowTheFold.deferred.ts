import { lazyPart } from '#web/parts/lazy-part.ts';
import { whenNear } from '#web/when-near.ts';
import { belowTheFold } from './below-mark.ts';

export const BelowTheFold = lazyPart(async () => {
  await whenNear(`[${belowTheFold}]`);
  return import('./BelowTheFold.tsx');
}, 'BelowTheFold');
