import { lazy } from 'react';

export const WinnersPanel = lazy(async () => ({ default: (await import('./WinnersPanel.tsx')).WinnersPanel }));
