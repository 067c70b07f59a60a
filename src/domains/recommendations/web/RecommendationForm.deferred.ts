import { lazy } from 'react';

export const RecommendationForm = lazy(async () => ({
  default: (await import('./RecommendationForm.tsx')).RecommendationForm,
}));
