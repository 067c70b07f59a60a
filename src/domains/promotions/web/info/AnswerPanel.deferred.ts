import { lazy } from 'react';

export const AnswerPanel = lazy(async () => ({ default: (await import('./AnswerPanel.tsx')).AnswerPanel }));
