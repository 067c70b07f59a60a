import { lazy } from 'react';

export const Footer = lazy(async () => ({ default: (await import('./Footer.tsx')).Footer }));
