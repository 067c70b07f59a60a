import { lazyPart } from '#web/parts/lazy-part.ts';

export const CategoryChoice = lazyPart(() => import('./CategoryChoice.tsx'), 'CategoryChoice');
