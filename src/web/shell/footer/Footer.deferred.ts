import { lazyPart } from '../../parts/lazy-part.ts';

export const Footer = lazyPart(() => import('./Footer.tsx'), 'Footer');
