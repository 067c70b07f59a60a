import { lazyPart } from '#web/parts/lazy-part.ts';

export const ContactForm = lazyPart(() => import('./ContactForm.tsx'), 'ContactForm');
