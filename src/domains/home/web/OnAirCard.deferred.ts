import { lazyPart } from '#web/parts/lazy-part.ts';

export const OnAirCard = lazyPart(() => import('./OnAirCard.tsx'), 'OnAirCard');
