import { lazyPart } from '#web/parts/lazy-part.ts';

export const RecommendationForm = lazyPart(() => import('./RecommendationForm.tsx'), 'RecommendationForm');
